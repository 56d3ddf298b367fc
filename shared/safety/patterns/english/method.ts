import type { Pattern } from "../../text/compile.ts";

/** A method the writer thought of, or means within reach. First general wording, then particular ways to say it. */
export const METHOD: readonly Pattern[] = [
	[
		"{means}",
		"{dies}",
		"(?:{thinks}|could|would|might|id|if i)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {play}|go slow|traffic|commute|before i (?:volunteer|do|go|help|agree)|haha|{outdoors}|he|she|they|him|her|them|his|people",
	],
	[
		"(?:morphine|insulin|fentanyl|medication|meds|pills|tablets|rope|noose|belt|gun|pistol|rifle|knife|blade|razor|razors) (?:~ )?(?:in front of me|next " +
			"to me|beside me|in my hands?|on my lap|right here)",
		"(?:want to die|want to be dead|wish i was dead|dont want to (?:live|be here|be alive)|cant go on|end my life)",
		"## {play}|he|she|they",
	],
	"(?:hang|hing|shoot|drown|gas|stab) {oneself} (?:~ )?(?:from|with|off|in) ## {play}",
	"(?:how id go about mine|how i would do it|how id do it|if i were to do it|if i ever did end it|if i ever did it it would be|the place and the tablets)",
	"(?:know (?:~ )?i could (?:use|take) (?:it|them) to (?:die|end)|enough (?:~ )?to (?:kill me|finish me|end it))",
	[
		"{musing} (?:~ )?(?:of|about|to)? ?(?:~ )?{moving} (?:~ )?(?:in front of|under|into|off|from|out of) (?:~ )?{deadly}",
		"## {play}|{outdoors}|nearly|scared of|afraid of|he|she|they|parachute|plane|my seat|the sofa|bed|joy|the bath|catch|get to|new|ground floor",
	],
	[
		"(?:crash|crashing|swerve|swerving|drive|driving) (?:~ )?(?:car|truck|bike|motorbike|van|it|into|off) (?:~ )?(?:on purpose|deliberately|and die|to die|" +
			"into a (?:wall|tree|truck))",
		"## {play}|he|she|they",
	],
	[
		"(?:(?:use|using) (?:it|them|that|one) on myself|eating it|blow my (?:~ )?brains|(?:turn|turning) it on me)",
		"(?:gun|shotgun|rifle|pistol|knife|blade|rope|pills|tablets|it)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {play}",
	],
	[
		"(?:wish|hope|want|wishing|hoping) (?:~ )?(?:car|bus|truck|lorry|train|someone|somebody|something) (?:~ )?(?:hits?|hit|kills?|kill|would hit|would kill|" +
			"runs?|shoots?) (?:~ )?me",
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
	"(?:saving|saved|stockpiling|stockpiled|hoarding|hoarded|stashing|stashed) (?:~ )?(?:up )?(?:~ )?(?:pills|tablets|medication|meds|painkillers|" +
		"sleeping tablets|insulin) ## money|per|prescri|pharmacy",
	"(?:{think}|{want}|{musing}) (?:~ )?(?:about|of)? ?(?:~ )?(?:jump|jumping|throw myself|throwing myself|stepping|step) (?:~ )?(?:off|from|in front of|" +
		"under|into) (?:~ )?(?:{place}|{water}|{traffic})",
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
		"(?:(?:{think}|{musing}|thought|keep thinking) (?:~ )?(?:of|about|to) (?:take|taking|swallow|swallowing|use|using|drink|drinking|inject|" +
			"injecting) (?:it|them|all)|(?:{want}|going|plan|could|thinking) (?:to )?(?:take|swallow|drink|inject) (?:them all|it all|all of (?:it|them)|the lot|everything))(?= )",
		"{pills}|{toxic}",
		"## {asmedicine}|prescri|doctor says|nurse says|with food|each morning|every morning|side effects|at bedtime",
	],
	[
		"(?:id|ill|im|i could|i would|i|ill) (?:be dead|die|dead)(?= (?:[.,]|and|before|there|then|on|quick|at|anymore)| $)",
		"(?:roll|crash|swerve|drive (?:~ )?into|driving (?:~ )?into|jump|step|putting (?:~ )?into|the trigger|poison|rope|gun|shotgun|pills|tablets|on purpose|overdose)",
		"(?:{thinks}|{think}|could|would|want|on purpose|front of)",
		"## {play}|laugh|laughing|embarrass|shame|cringe|boredom|old age|if i (?:fell|fall)|roller|scared|afraid",
	],
	"(?:step|stepping|jump|jumping|walk|roll|crash|drive|swerve|fall|eat|eating|drink|drinking|swallow) (?:~ )?(?:off|out|over|under|into|" +
		"in)? ?(?:~ )?and (?:be dead|die|dying)(?= ) ## {play}|laugh|he|she|they|parachute|live|lets",
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
		"(?:rope|cord|flex|belt|cable|noose) (?:~ )?(?:round|over|on|from|up|to|around) (?:the|a|my) (?:~ )?(?:joist|joists|beam|rafter|rafters|branch|tree|" +
			"banister|bannister|door|hook|pipe|neck)",
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
	"(?:picture|picturing|imagine|imagining|imagined|pictured|see|seeing|saw) (?:myself|me) (?:~ )?(?:jumping|hanging|dying|falling|drowning|dead|" +
		"going over|going under)(?= ) ## {play}|parachute|bungee|laughing|skydiv[a-z]*",
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
	"(?:think|thinking|considering|considered|imagining|imagine|picturing) (?:~ )?(?:of|about)? ?(?:~ )?(?:steering|aiming|aim|steer) (?:the |my )?(?:van|" +
		"car|truck|lorry|bike|wheel) (?:~ )?(?:into|at|off)",
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
	"(?:keep|cant stop) (?:thinking|think|looking at) (?:~ )?(?:rope|noose|gun|pills|tablets|blade|bridge) (?:~ )?(?:would|could) do it(?= (?:[.,]|quick|" +
		"and)| $) ## tow|swing|tent|tyre|cough|{play}",
	"(?:hurt|painful) (?:~ )?(?:when|if|to) (?:~ )?hit the (?:water|ground) (?:from|off) (?:that|a|the|this) (?:height|bridge|roof|cliff|building)(?= [.,]|" +
		" $) ## {outdoors}|dive|slide|surf\\w*|{play}",
	"(?:keep|cant stop|urge|tempted) (?:~ )?(?:to) (?:take|swallow) the whole (?:bottle|box|packet|lot)(?= (?:tonight|at once)| $) ## {play}|wine|sauce|" +
		"choc\\w*|cake|beer|of|cider",
	"(?:would|does|is|will) (?:~ )?(?:hurt|painful|quick) (?:~ )?(?:when|if) (?:~ )?(?:(?:train|lorry) (?:hit|hits) me|hit by a (?:train|lorry))(?= [.,]|" +
		" $) ## {play}|{outdoors}|scared|afraid|toy",
	"(?:pesticide|weedkiller|rat poison) (?:~ )?in the (?:barn|shed|garage|cupboard) and i (?:think|keep thinking) (?:of|about) it every (?:day|night)(?= $)",
	[
		"(?:pesticide|weedkiller|rat poison)",
		"(?:think|thinking) (?:of|about) (?:it|drinking)",
		"(?:one (?:gulp|swallow|mouthful)|gulp and|drink it|swallow it)",
		"{me}",
		"## food|water|dog|slugs|bees|veg\\w*|cat",
	],
	"all id (?:~ )?have to do is (?:turn|jerk|let go of) (?:the |my )?(?:steering )?wheel(?= (?:and (?:its|itd be|id be) (?:over|done|dead|gone)|now|" +
		"tonight)| $) ## {play}|clay|pottery|lesson|boat|valve",
	[
		"(?:rope|noose|cord|belt|sheet)",
		"(?:beams?|rafters?|joists?|ceiling hook|branch)",
		"(?:think|thinking|thought|keep|looking|looked|stare|staring|imagine|imagining|planning)",
		"## swing|hammock|hoist|engine|climb[a-z]*|punch ?bag|boat|bikes?|plants?|canoe|yoga|curtain|lights?|decor[a-z]*",
	],
	[
		"(?:stood|stand|standing|sit|sitting|sat) (?:~ )?on (?:~ )?(?:bridge|overpass|platform|viaduct)",
		"(?:looking|look|staring|stare|watching) (?:~ )?(?:down|tracks|water|trains|river|road)",
		"(?:every night|each night|for hours|for an hour|alone|again|wondering|thinking about it|most nights)",
		"## photo[a-z]*|camera|sons?|daughters?|kids|fishing|heron|ducks|steam|spott[a-z]*|sunset|fireworks|late|delayed",
	],
	[
		"(?:run|running|walk|walking|step|stepping|cycle|cycling) (?:~ )?(?:into|in front of|out into) (?:~ )?(?:road|roads|traffic|street|cars)",
		"(?:hoping|hope|wishing|wish|so) (?:~ )?(?:dont stop|doesnt stop|hits? me|cant stop|wont stop|wont see me|runs? me over)",
		"## game|film|dog",
	],
	"(?:find|finds|found|finding) (?:me|my body) (?:hanging|dead|cold|lifeless) ## drunk|tired|hanging (?:out|around|on|up)|laughing",
	[
		"(?:tablets|pills|insulin|morphine|capsules)",
		"(?:thats|is|its|be|are|got|have) enough(?= (?:[.,]|for me|to (?:kill|die|not|be sure|do it|go|end))| $)",
		"(?:know|think|reckon|sure|checked|counted|would)",
		"## week|month|prescri[a-z]*|refill|supply|days|pain|migraine|doctor|holiday",
	],
	[
		"how (?:high|far|many|much|deep)",
		"(?:for it to be (?:quick|instant)|be quick(?= [.,]| $)|to be sure(?= [.,]| $)|for it to work|to not wake|to never wake|die (?:straight away|instantly))",
		"(?:i|me|you have to)",
		"## test|bread|dough|cake|recipe|interview|train journey|exam",
	],
	[
		"enough in the (?:[a-z]+ )?(?:cabinet|drawer|cupboard|box)",
		"(?:knowing|know|comfort[a-z]*) (?:its|theyre|it is) there",
	],
	[
		"(?:(?:pills|tablets|rope|noose|gun|bleach|paracetamol) (?:~ )?|(?:the|that) (?:drop|fall) )(?:would|could) (?:kill|end|finish) me",
		"{thinks}",
		"{me}",
		"## {play}|haha|before i|dose|he|she|safe|gym",
	],
	"(?:keep|cant stop|looking at|thinking about) (?:~ )?(?:rope|noose|belt|cord|flex) and ~~ (?:hatch|door handle|back of the door|beam|" +
		"banister)(?= (?:[.,]|in)| $) ## swing|seat|car|dryer|fix|blind|coat",
	[
		"carbon monoxide",
		"(?:would i need to|not wake|wouldnt wake|peaceful|painless|end it|want to die|to die|kill myself)",
		"{me}",
		"## alarms?|detectors?|leak\\w*|boiler|safe\\w*|scared|{play}",
	],
	"(?:want|wanting|need|urge|about|could|might|thinking|ill) (?:~ )?(?:open|opening|slit|slitting|slash|cut|cutting) my (?:own )?(?:wrists?|" +
		"veins)(?= (?:[.,]|and|open|in|tonight)| $) ## {play}|surgeon",
	"(?:go|stand|drive|walk) (?:~ )?(?:bridge|roof|cliff|ledge|balcony|tracks) ~~ how (?:simple|easy|quick) it would be(?= [.,]| $) ## {play}|paint|view|{away}",
	[
		"(?:go|stand|drive|walk) (?:~ )?(?:bridge|roof|cliff|ledge|balcony|tracks)",
		"(?:get a bit closer|i want to (?:jump|let go|step off))(?= (?:[.,]|but|each|every)| $)",
		"## {outdoors}|{play}|{away}",
	],
	[
		"(?:own|have|got|keep) (?:a|my|the) (?:gun|shotgun|rifle|pistol)(?= (?:and|in|under|[.,]))",
		"(?:using it tonight|my mouth|on myself|thinking about using it(?= $))",
		"{me}",
		"## hunt\\w*|deer|range|{play}",
	],
	[
		"(?:have|got|own) (?:a|my|the) (?:gun|rope|noose|pills|blade)(?= (?:and|[.,]))",
		"(?:tonight feels like the night|tonights the night|tonight is my last night)(?= [.,]| $)",
		"{me}",
		"## {play}|climb\\w*",
	],
	"how high (?:does|would|must|should|do) ~~ (?:be|fall|jump) ~~ (?:i die|to die|fatal|kill me|be sure(?= $)|to not survive) ## dog|cat|fence|heat|oven|" +
		"lorry|shelf|oil|van|boat|yeast|{play}",
	[
		"(?:i|im) (?:~ )?st(?:and|anding|ood|ep\\w*) (?:~ )?(?:near|clos)er to the edge(?= (?:hoping|of the (?:platform|roof) today)| $)",
		"(?:night|(?:clos|near)er and|keep|hoping i)",
		"## stage|heights|{fun}",
	],
	[
		"(?:(?<=^ )|the |my )(?:rope|noose) (?:is )?in (?:the|my) (?:car|garage|loft|shed|room)",
		"(?:im alone (?:in the house|tonight)|(?:driving|going) to the (?:woods|forest)(?: now)?(?= $))",
		"## {outdoors}",
	],
	"(?:think|thinking) (?:about|of) (?:~ )?(?:river|bridge|trains?|roof|tracks) (?:~ )?(?:(?:stepping|jumping) (?:out|off|in front)|going over)(?= [.,]|" +
		" $) ## {outdoors}|{away}|lunch|station|notes",
	[
		"(?:saved|saving|keeping|hiding|kept) (?:~ )?(?:pills|tablets|medication|painkillers)",
		"(?:for when i (?:need to )?go(?= $)|to die|for the day i)",
		"{me}",
		"## {away}|{family}|to the",
	],
	"(?:going to|want to|urge to) (?:take|swallow) (?:all|every) (?:of )?(?:the |my )?(?:pills?|tablets|painkillers)(?= (?:in (?:the|this) house|tonight|" +
		"[.,])| $) ## morning|{ill}|week|forget\\w*|skip\\w*",
	"im (?:~ )?on the (?:edge of the )?(?:car park roof|multi storey|ledge|parapet) looking down(?= $) ## {outdoors}|gutters?|tiles|sun\\w*|city|pretty|" +
		"people|parade|lights|love",
	[
		"(?:bridge|tracks|railway|reservoir|ledge|parapet|cliff|roof)",
		"(?:look|looking|stood)",
		"(?:wanting to (?:go in|jump|go over|step out)|one day ill (?:step out|jump))(?= $)",
		"## {outdoors}|{away}",
	],
	[
		"trains? (?:doesnt|dont|wont) stop",
		"(?:thats where (?:i|ill|id) do it|quick for me|id step (?:out|off)|step in front|would kill me instantly|be painless)(?= (?:[.,]|and)| $)",
		"## {away}|{play}",
	],
	"(?:would|does|is|will) (?:~ )?(?:hurt|painful|peaceful) (?:~ )?(?:when|if|to) (?:~ )?(?:drown|hit the ground)(?= (?:[.,]|or)| $) ## {play}|{outdoors}|" +
		"{matches}|crabs?|(?:sky|skat)\\w*|mussels|lobsters?",
	"(?:want|wanting|going|think|thinking|tempted) (?:~ )?(?:drop|walk|step) off (?:a|the|that) (?:edge of (?:a|the|that) )?(?:roof|cliff|ledge|" +
		"bridge)(?= (?:[.,]|tonight|and die)| $) ## {play}|{outdoors}",
	"i (?:~ )?(?:run|walk|step) (?:into|onto|in front of) (?:the )?(?:road|traffic|cars|tracks) (?:~ )?hop(?:e|ing) (?:~ )?(?:dont stop|wont stop|hits? me|" +
		"kills me)(?= [.,]| $) ## {play}|dog|deer|kids|bus",
	"(?:walk|walking|wade|go|step) into (?:the|that|a) {water} (?:~ )?(?:(?:stones|rocks) in my pockets|let it take me|not come back)(?= [.,]|" +
		" $) ## {outdoors}|collect\\w*|{play}|wetsuit",
	[
		"(?:drive|swerve|crash) into (?:a|the|that) (?:tree|wall|lorry|river)(?= (?:in|on|and|[.,])| $)",
		"(?:in my head|i wont stop|on purpose|be over)(?= (?:[.,]|every)| $)",
		"{me}",
		"## {play}|sim|instructor",
	],
	"i (?:keep|cant stop) (?:looking at|staring at|picturing) the (?:pills|tablets|rope|noose|gun)(?= (?:(?:on my shelf|in (?:my|the) (?:drawer|wardrobe)|" +
		"every night) )?$) ## {play}|forget\\w*|boat",
	"(?:platform|bridge|ledge|roof|rope) is calling me (?:every night|tonight)(?= $)|ive chosen the (?:roof|bridge|rope) and the (?:day|date)(?= $)|" +
		"i imagine the (?:blade|rope|noose) every night(?= $)",
	[
		"bought (?:a |some |my )?(?:rope|gun|shotgun|noose|razor blades)(?= (?:and|[.,]|this|today|to))",
		"(?:(?:wrote|written) (?:my|the) note|not for hunting|on myself|to end it)(?= $)",
		"## glue|dog|swing",
	],
	[
		"counting (?:~ )?(?:tablets|pills)",
		"(?:on (?:the|my) bed|for an hour|every night|there are (?:~ )?(?:[0-9]{2}|sixty|forty|fifty))",
		"{me}|been",
		"## {family}|nans|ward|pharmac\\w*|chemist|refill|pack\\w*",
	],
	[
		"(?:turn|jerk) (?:of )?(?:the )?(?:steering )?wheel (?:into|towards) (?:~ )?(?:lorry|lorries|traffic|cars)(?= (?:[.,]|and)| $)",
		"(?:want|wanting|its (?:done|over)|urge|could)",
		"## {play}|park\\w*",
	],
	"went (?:~ )?to (?:~ )?(?:tracks|railway line|ledge) (?:~ )?(?:night )?(?:and )?stood there for ## we|us|with|watching|running|race|steam|photo\\w*|" +
		"athletics|kids|dog|{away}|freight",
	[
		"i (?:~ )?(?:went|drove) (?:~ )?to (?:~ )?(?:roof|bridge|cliff|viaduct)",
		"stood there for",
		"(?:deciding|crying|couldnt jump|wanting to jump)(?= [.,]| $)",
		"## we|with|{outdoors}|{play}|lost",
	],
	"what (?:happens|would happen) if i (?:took|take|swallow) (?:all|the whole bottle) (?:~ )?(?:pills|tablets|paracetamol)(?= (?:[.,]|at once|tonight)|" +
		" $) ## {ill}|dog|morning|late|with",
	[
		"(?:pills|tablets|paracetamol|painkillers)",
		"(?:enough (?:for me )?to (?:not wake up|die|kill me)|is enough , i want to be sure|i counted my [a-z]+ and thats enough)(?= [.,]| $)",
		"## {away}|till|left",
	],
	[
		"(?:(?:imagine|imagining|imagined)|(?:picture|picturing|pictured)|had this picture|(?:think|thinking)|thought|see myself|in my head|look down)",
		"(?:stepping|step|(?:jump|jumping)|(?:throw|throwing) myself|(?:go|going)|(?:put|putting) myself|(?:walk|walking) out|(?:steer|steering)|" +
			"(?:turn|turning) the wheel) (?:~ )?(?:front of|under|onto|on|into|off|over|through|down|from|out|take)",
		"(?:(?:that|and|until) i die|(?:be|being) dead|to end it|end of me|(?:drown|drowned)|over for me|will be over|is over(?= $)|dont have to face|be done in seconds|no one would have to|just end)",
		"{me}",
		"## {fun}|bungee|zip ?line|abseil[a-z]*",
	],
	"i (?:want|wanted|need|imagine|imagined|plan|planned|try|tried|decide|decided) (?:~ )?to (?:hang|kill|drown|shoot|poison|finish) me(?= (?:[.,]|in|with|" +
		"from|on|tonight|today|now|when|because)| $) ## you to|him to|her to|them to|someone to",
	"for (?:to )?(?:kill|hang|poison) me(?= (?:[.,]|with|tonight)| $) ## he|she|they|mum|dad|boss|wife|husband",
	[
		"(?:gun safe|gun cabinet|shotgun|rifle|pistol|revolver)",
		"(?:know where|key)",
		"(?:in my head|keep thinking|cant stop thinking|and then nothing|think about it|me and)",
		"## deer|(?:hunt|hunting)|season|range|clay",
	],
	"me and (?:that|the|a|his|my|dads) (?:rifle|shotgun|gun|pistol|rope)(?= (?:[.,])| $)",
	"(?:eat|eating) a bullet ## game|level|silver",
	[
		"(?:pills|tablets|meds|medication|amitriptyline|codeine|morphine|diazepam|sertraline|insulin|sleepers) (?:~ )?saved up|saved up (?:~ )?(?:pills|" +
			"tablets|meds|medication|amitriptyline|codeine|morphine|diazepam|sleepers)",
		"{me}",
		"## holiday|prescri[a-z]*|refill|pharmacy",
	],
];
