import type { Pattern } from "../../compile.ts";

/** A way that was thought of, or a means at hand. First what is said in general, then particular ways to say it. */
export const METHOD: readonly Pattern[] = [
	[
		"{means}",
		"{dies}",
		"(?:{thinks}|could|would|might|id|if i)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {play}|before i (?:volunteer|do|go|help|agree)|haha|{outdoors}|he|she|they|him|her|them|his|people",
	],
	"(?:hang|hing|shoot|drown|gas|stab) {oneself} (?:~ )?(?:from|with|off|in) ## {play}",
	"(?:how id go about mine|how i would do it|how id do it|if i were to do it|if i ever did end it|if i ever did it it would be|the place and the tablets)",
	"(?:know (?:~ )?i could (?:use|take) (?:it|them) to (?:die|end)|enough (?:~ )?to (?:kill me|finish me|end it))",
	[
		"{musing} (?:~ )?(?:of|about|to)? ?(?:~ )?{moving} (?:~ )?(?:in front of|under|into|off|from|out of) (?:~ )?{deadly}",
		"## {play}|{outdoors}|nearly|scared of|afraid of|he|she|they|parachute|plane|my seat|the sofa|bed|joy|the bath|catch|get to|new|ground floor",
	],
	[
		"(?:crash|crashing|swerve|swerving|drive|driving) (?:~ )?(?:car|truck|bike|motorbike|van|it|into|off) (?:~ )?(?:on purpose|deliberately|and die|to die|into a (?:wall|tree|truck))",
		"## {play}|he|she|they",
	],
	[
		"(?:(?:use|using) (?:it|them|that|one) on myself|eating it|blow my (?:~ )?brains|(?:turn|turning) it on me)",
		"(?:gun|shotgun|rifle|pistol|knife|blade|rope|pills|tablets|it)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {play}",
	],
	[
		"(?:wish|hope|want|wishing|hoping) (?:~ )?(?:car|bus|truck|lorry|train|someone|somebody|something) (?:~ )?(?:hits?|hit|kills?|kill|would hit|would kill|runs?|shoots?) (?:~ )?me",
		"## {play}|hits? me up|message|text",
	],
	"(?:brains out|under a train|drink (?:~ )?(?:bleach|poison)) && {me}",
	"(?:going to|might) (?:~ )?rope(?= $)",
	"(?:guns?) (?:~ )?(?:in the house|at home) && (?:im not okay|not doing well)",
	"(?:guns?|revolver) (?:is )?in the (?:[a-z]+ )?(?:drawer|closet) (?:, )?(?:and )?(?:i )?keep (?:opening|checking)(?! the battery)",
	"(?:hang|hanging|hanged) myself(?! in shame )",
	"(?:how many|how much|what|enough) (?:~ )?(?:of )?(?:~ )?(?:{pills}|it take) ~~ (?:kill|wake up|too many|dangerous|my size|finish)",
	"(?:hypothetically|for a friend|colleague wants to know) ~~ (?:how long|{pills}|would it take|hurt)",
	"(?:least painful|painless) way to go(?= (?:[.,])(?= )| $)",
	"(?:lethal|fatal) (?:dose|amount) of (?:~ )?{pills}",
	"(?:noose (?:~ )?(?:tied|in the (?:garage|car)|in my room)|(?:noose|ropes?|belt|cord) (?:~ )?(?:around my neck|round my neck))",
	"(?:overdose|overdosing|overdosed) ## as a nurse|management|competency|study|revision|module|antidotes?|training|course|pharmacy|ward",
	"(?:stop|stopped|stopping) (?:~ )?(?:dialysis|insulin) (?:~ )?(?:because im done(?! with)|(?:let|letting) (?:it|nature))",
	"(?:vodka|whisky|whiskey|wine) && (?:tablets|pills) && (?:im|me)",
	"(?:ways|how|way) (?:~ )?to (?:~ )?(?:{killself}|suicide)|(?:ways|how|best way|easiest way|easy way|quickest way|quick way|painless way|fastest way|" +
		"any way) (?:~ )?to die ## scary|scared|fear|worst|horrible|awful",
	"by roping(?= $)|roping is (?:~ )?only",
	"looking up (?:~ )?how much (?:~ )?{pills} (?:~ )?would take",
	"service weapon && using",
	"swerved && on purpose && lorry",
	"(?:saving|saved|stockpiling|stockpiled|hoarding|hoarded|stashing|stashed) (?:~ )?(?:up )?(?:~ )?(?:pills|tablets|medication|meds|painkillers|sleeping tablets|" +
		"insulin) ## money|per|prescri|pharmacy",
	"(?:{think}|{want}|{musing}) (?:~ )?(?:about|of)? ?(?:~ )?(?:jump|jumping|throw myself|throwing myself|stepping|step) (?:~ )?(?:off|from|in front of|under|" +
		"into) (?:~ )?(?:{place}|{water}|{traffic})",
	"(?:{think}|{want}|{musing}) (?:~ )?(?:about|of)? ?(?:~ )?(?:drive|driving|walk|walking|run|running) (?:myself )?(?:~ )?(?:off|in front of|under|" +
		"into) (?:~ )?(?:{place}|the sea|{traffic}|tree|wall|lane)",
	"{killself} ~~ (?:with|by) (?:~ )?(?:gun|rope|car|train|overdose|{pills}|hanging)",
	[
		"(?:{think}|{musing}|{want}|urge to|tempted to|could) (?:~ )?(?:of|about)? ?(?:~ )?(?:going|go|climbing|climb|stepping|step) (?:right )?(?:over|off)(?= )",
		"(?:{deadly}|{place}|scaffold|scaffolding|railings?|parapet|it)",
		"(?:i|im|my|me)",
		"(?:{dies}|dying|die|dead|kill|done|over with|end|balcony|myself)",
		"## {play}|{outdoors}|he|she|they|notes|plan|to (?:his|her|their|my)",
	],
	[
		"(?:(?:{think}|{musing}|thought|keep thinking) (?:~ )?(?:of|about|to) (?:take|taking|swallow|swallowing|use|using|drink|drinking|inject|injecting) (?:it|them|" +
			"all)|(?:{want}|going|plan|could|thinking) (?:to )?(?:take|swallow|drink|inject) (?:them all|it all|all of (?:it|them)|the lot|everything))(?= )",
		"{pills}|{toxic}",
		"## {asmedicine}|prescri|doctor says|nurse says|with food|each morning|every morning|side effects|at bedtime",
	],
	[
		"(?:id|ill|im|i could|i would|i|ill) (?:be dead|die|dead)(?= (?:[.,]|and|before|there|then|on|quick|at|anymore)| $)",
		"(?:roll|crash|swerve|drive (?:~ )?into|driving (?:~ )?into|jump|step|putting (?:~ )?into|the trigger|poison|rope|gun|shotgun|pills|tablets|on purpose|overdose)",
		"(?:{thinks}|{think}|could|would|want|on purpose|front of)",
		"## {play}|laugh|laughing|embarrass|shame|cringe|boredom|old age|if i (?:fell|fall)|roller|scared|afraid",
	],
	"(?:step|stepping|jump|jumping|walk|roll|crash|drive|swerve|fall|eat|eating|drink|drinking|swallow) (?:~ )?(?:off|out|over|under|into|in)? ?(?:~ )?and (?:be dead|" +
		"die|dying)(?= ) ## {play}|laugh|he|she|they|parachute|live|lets",
	"(?:fall|falling|jump|jumping|leap|leaping|step|stepping) (?:~ )?(?:out|off|from) (?:~ )?(?:on purpose|deliberately)",
	[
		"(?:could|can|would) die (?:with|from|of|if i took) (?:those|them|these|it)",
		"{pills}",
		"(?:brain|head|mind|think|thought|i|me)",
		"## side effects|dose for|child|dog|cat",
	],
	[
		"{aimed}",
		"{arms}",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {play}|{outdoors}|range|deer|rabbits?|fishing|he held|he put|robbed|muzzle of the dog",
	],
	[
		"(?:cartridge|bullet|round|rope|gun|tablets|pills)(?: [a-z]+){0,4} (?:for myself|for me|with my name on)(?= (?:[.,]|and|when|now)| $)",
		"(?:laid by|kept|saved|put by|put aside|keeping|set aside|bought|ready)",
		"{me}",
		"## prescription|doctor|climb[a-z]*|range",
	],
	[
		"(?:rope|cord|flex|belt|cable|noose) (?:~ )?(?:round|over|on|from|up|to|around) (?:the|a|my) (?:~ )?(?:joist|joists|beam|rafter|rafters|branch|tree|banister|" +
			"bannister|door|hook|pipe|neck)",
		"(?:stood|steps|stool|chair|tried|my weight|kicked|let go|neck|ready)",
		"{me}",
		"## swing|tyre|hammock|washing|tent|dog|climbing",
	],
	[
		"(?:swallow|swallowing|take|taking|neck|necking|sink|sinking|down|downing) (?:the lot|them all|all of them|the whole lot|every one|every last one)(?= )",
		"(?:{pills}|box|strip|blister|packet)",
		"(?:i|im|id|ive|my)",
		"## doctor says|course|antibiotics?",
	],
	[
		"(?:entering|enter|walking|walk|wade|wading|going|go|step|stepping|swim|swimming|row|rowing) (?:~ )?(?:in|into|in to|out|under|down)",
		"(?:not coming (?:out|back|up)|never coming (?:out|back|up)|not come (?:out|back|up)|never come (?:out|back|up)|till i drown|until i drown|and drown)",
		"(?:i|im|id|ill|ive|my|me)",
		"## {play}|he|she|they|the office|the shop|work",
	],
	"(?:picture|picturing|imagine|imagining|imagined|pictured|see|seeing|saw) (?:myself|me) (?:~ )?(?:jumping|hanging|dying|falling|drowning|dead|going over|" +
		"going under)(?= ) ## {play}|parachute|bungee|laughing|skydiv[a-z]*",
	"{think} (?:~ )?(?:of|about) (?:~ )?throwing myself off(?= (?:[.,]|and|every|it)| $)",
	[
		"bought (?:~ )?(?:ammo|bullets|cartridges|shells|a rope|rope|a gun)",
		"(?:for me|for myself|on myself|dont hunt|to end)",
		"{me}",
		"## hunting|range|climbing|christmas|birthday",
	],
	[
		"(?:sizing up|looking at|look at|eyeing|eyeing off|look from|choosing) (?:~ )?(?:the|a|my|own)? ?(?:~ )?(?:joists?|rafters?|trusses|beams?|red gum|tree|branch|hook)",
		"(?:hang|hanging|rope|my (?:own )?neck|my (?:own )?weight|hold me|die)",
		"{me}",
		"## {play}|swing|hammock|woodworm",
	],
	"(?:think|thinking|considering|considered|imagining|imagine|picturing) (?:~ )?(?:of|about)? ?(?:~ )?(?:steering|aiming|aim|steer) (?:the |my )?(?:van|car|truck|" +
		"lorry|bike|wheel) (?:~ )?(?:into|at|off)",
	[
		"(?:kept|keeping|leaving|saved|saving|gathered|gathering) (?:~ )?(?:my |the |her |his )?(?:pills|tablets|them)",
		"(?:for dying|to die|to end it|against the (?:day|night)|i have kept them)",
		"{me}",
	],
	[
		"(?:taking|take|swallowing|swallow) (?:~ )?(?:the full|everything in|all of|the whole|the entire) (?:~ )?(?:contents|cabinet|box|bottle|dabba|{pills})",
		"(?:{thinks}|not be here|so as not|die|dead)",
		"(?:i|im|ive|my|me)",
		"## {asmedicine}|suitcase",
	],
	[
		"(?:going|go|walking|walk) (?:~ )?(?:in|into|off|out) (?:~ )?(?:there|it|the (?:lake|sea|weir|river|pier|tide|loch|dam|pool|water|canal))",
		"(?:drown|drowning|dead|die|staying in|not be|past fetching|never)",
		"(?:{thinks}|imagining|might|could)",
		"{me}",
		"## {play}|he|she|they",
	],
	"(?:keep|keeping|kept|save|saving|saved) ~~ to die with(?= )",
	[
		"(?:me|myself) (?:, )?(?:hanging|hanged|drowned|falling|dead)(?= )",
		"(?:in my mind|in my head|keep seeing|keeps coming|picture|see it)",
		"## {play}|washing",
	],
	["(?:hanging|rope|noose)(?= )", "(?:dead|done)(?= )", "(?:keeps coming|comes back|in my head|in my mind)"],
	[
		"(?:rope|gun|pistol|pills|tablets|blade|razor|knife)(?= )",
		"(?:ill|im going to|going to|will) use (?:it|them)(?= )",
		"(?:i|im|ill|ive|my)",
		"## {outdoors}|cooking|chopping|climbing|headache|hunt[a-z]*|range|shav[a-z]*",
	],
	"(?:tied|tie|tying) (?:a|the|my) (?:rope|noose|cord|belt) (?:to|over|round|around|from) (?:the|a) (?:beam|rafter|joist|door|tree|branch|hook|" +
		"banister)(?= ) ## swing|tyre|hammock|dog|boat",
	[
		"(?:rope|noose) is (?:~ )?up(?= )",
		"(?:looking at it|sat here|sitting here|ready)",
		"## climbing|washing",
	],
	"tied (?:a |the )?(?:rope|noose) (?:tonight|again|and then untied|yesterday)(?= )",
	[
		"(?:gun|pistol|shotgun|rifle|revolver|noose)(?= )",
		"(?:keep|cant stop|always|every night) (?:~ )?(?:thinking|think|looking) (?:about|of|at) (?:it|them)",
		"{me}",
		"## {outdoors}|{play}|range|antique",
	],
];
