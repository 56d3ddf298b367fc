import type { Pattern } from "../../text/compile.ts";

/** Thoughts of killing oneself. First general wording, then particular ways to say it. */
export const THOUGHTS: readonly Pattern[] = [
	"{killme} ## {play}|laughing|in the foot|at the gym|up for|to (?:finish|get|pass|meet)|short|out there|off from|a favour|happy|up with",
	"suicidal ## {theirlife}|goal|match|bowling|wickets?|overs?|used to be|years ago|not|never",
	[
		"(?:suicide|suicides)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {theirlife}|{play}|patients|slides?|lecture|talk to second|bowling|wickets?|taste|coffee|durkheims?|revolts|attempt|tried|news|not|never|no|career",
	],
	"ways to (?:die|end it|end my life|kill myself) && (?:i|im|ive|id|ill|me|my|myself) ## {play}|fear|scared|scary|worst|horrible",
	[
		"(?:thought|think|thinking|thoughts) (?:~ )?(?:of|about) (?:not being (?:alive|here anymore)|being dead|my own death|ending it|ending it all|dying)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"## {theirlife}|{play}|scared of|afraid of|fear|getting old",
	],
	"(?:end|ending|ended|take|taking|finish|finishing) (?:my|this|me) (?:own )?(?:~ )?life(?! insurance )",
	"(?:i|im|ive|id|my|me|commit|by|to|thoughts of) (?:~ )?suicide(?! (?:sprints|squad|at the end) ) ## double|romeo|shakespeare|play",
	"(?:i|im|ive|my|feeling|been) (?:~ )?suicidal(?! ideation training )",
	"(?:think|thinking|thought|wondering|imagine|fantasising) (?:of|about) (?:~ )?(?:my own (?:death|suicide)|dying|not being here) ## {topic}|{play}|not being here for",
	"(?:thought|thinking|thoughts) (?:~ )?(?:of)? ?(?:~ )?not (?:carrying on|being here|waking up){lone}",
	"(?:voice|voices|thoughts|brain|head|mind) ~~ (?:to die|to kill myself|to end my life|kill yourself|end it)",
	"(?<=^ )(?:yes (?:, )?){0,3}(?:suicidal|suicide)(?: today)?(?= $)",
	"doing (?:~ )?something (?:~ )?to myself(?! care)",
	"i should kys",
	"su (?:thoughts?)|(?:think|thinking) (?:~ )?about su(?= again)",
	"suicidal && {me} ## {family}|{others}|callers|asked",
	"suicide (?:is|feels|has been) (?:~ )?(?:option|left|on)",
	"think (?:~ )?about ending things(?! with) && car",
	"{killing} myself(?! (?:laughing|in the (?:foot|boot|leg|hand|toe|thumb|finger|knee|shin)|short|off from|up|into|with laughter) ) ## {play}|oysters|" +
		"food|chicken|shellfish",
	"{killself} ~~ (?:my|i|me|myself)",
	"{think} (?:~ )?(?:over )?(?:end|ending) it{lone}",
	"{think} (?:~ )?(?:suicide|suicidal|killing myself|ending my|taking my life|not being here|jumping (?:off|from|in front|out|under)|overdosing|hanging myself)",
	"{want} (?:to )?(?:~ )?{killself}(?! of a )",
	"(?:suicide|suicides) (?:that )?(?:is|that|s|thats) (?:~ )?(?:on|in) (?:ma|my) (?:mind|head)",
	"(?:notion|idea|thought|thoughts) of (?:my own )?suicide",
	["suicide|suicidal", "(?:having those thoughts|have those thoughts|(?:answer|response) is yes)", "{me}"],
	"(?:destroy|dispose of|make away with|do away with|doing away with|put an end to|finish off|finish) myself(?= ) ## {play}|financially|reputation",
	"put myself to death|self (?:destruction|murder|slaughter|killing)|suicides? on (?:my mind|schedule)|suicide thoughts?|thoughts? (?:of|about) suicide",
	[
		"(?:die|died|dies|dying|dead|death|end my days|end it|finish|finishing|gone|kill)",
		"{byself}",
		"## {play}|he|she|they",
	],
	"put (?:a|one) (?:round|bullet) (?:through|in) my (?:own )?(?:head|brain|skull|mouth)(?= )",
	[
		"(?:to|for|for to|and) (?:die|dying|drown)(?= (?:[.,]|but|tonight|now|in it|against|inside|there|and)| $)",
		"(?:i|im|ive|id|ill|me|my)",
		"(?:think|thinking|thought|tablets|medicines?|pills|poison|rope|water|train|bridge|lagoon|river|sea|jump|tree|rails|under|drank|drunk|drink|eat|swallow|" +
			"took|taken|hang|minaret|well|cut)",
		"## {play}|plant|fish|dog|cat|scared|afraid|fear|patients?|too young|left to",
	],
	"(?:i|im|ill|ive|thinking|thought|idea|how) (?:(?:want|wanted|going|have|wish|think|thinking|was|am|really|gonna|about|plan|pretend|of|" +
		"in) ){0,3}(?:to )?(?:throw|hang|hanging|kill|drown|cut) me(?= ) ## {play}|he|she|they|some slack|down|off|up",
	"(?:put|give|giving|make) (?:an )?end (?:to|for|of) my (?:life|days|existence)",
	"(?:thinking|think|thought) (?:of|about|to) (?:the )?(?:giving my life|give my life|suicide|hanging with it|(?:enter|entering) it and drown)",
	"leave this (?:world|life) (?:with|by) my own hand",
	"(?:never|not) (?:~ )?suicidal ~~ until && now i (?:do|am)",
	"suicidal (?:, )?(?:and|because|cos|as|since|which) i (?:~ )?am(?= )",
	[
		"(?:suicide|suicidal) (?:stuff|thoughts|thinking|urges|feelings)",
		"(?:not safe|(?:wont|cant) (?:stop|go away|leave|shut)|getting (?:worse|louder))",
		"{me}|these",
		"## {topic}|clients?|his|her|friends?",
	],
	"(?:i |im |ill |(?<=^ ))(?:(?:might|could|should|want|going|have|need|to|go|will) ){1,3}end me(?= (?:tonight|now|today|soon|tomorrow|before|[.,])|" +
		" $) ## {fun}|chess|laughing|{they}",
	"(?:i|im|ive) (?:~ )?(?:think|thinking|dream|dreaming|planning) (?:about|of|to|on) (?:end|ending) me(?= (?:tonight|now|again|all|[.,])| $) ## {fun}|" +
		"boss|{they}|ex|chess|opponent",
	"(?:big|long|final) sleep && (?:calling|calls|pulling|whispering|wants) (?:to )?me ## {jest}|watch|watched|bogart|bed|nap|sofa|shift|flight",
	[
		"way out of (?:all of )?(?:this|it|everything|life)",
		"(?:frightens me|frightened|scares me|scared)",
		"(?:permanent|pills|tablets|rope|insulin)",
		"## {jest}|{away}|headache|debt|contract|job|loan",
	],
	"(?:i|im|ive|been) (?:~ )?(?:planning|planned) (?:~ )?my (?:own )?(?:death|suicide)(?= (?:for|on|tonight|since|next|this|[.,])| $) ## {topic}|{fun}|" +
		"larp|murder mystery|party|act",
	"(?:keep|cant stop) staring at (?:(?:the|my|all|mums|dads|our) ){1,2}(?:kitchen )?(?:knives|knife|pills|tablets|razors?|blades?|rope) ## {jest}|chef|shop|price|label",
	[
		"(?:keep|cant stop) looking at (?:~ )?(?:knives|knife|pills|tablets|razor|blades|rope)",
		"(?:house is empty|im alone|want to do it|in (?:mums|dads|nans) cabinet|my hands|urge)",
		"## {jest}|sale|cost|buy",
	],
	"im (?:~ )?(?:scared|afraid|frightened|terrified) of myself(?= (?:tonight|now|right now|when im alone)| $) ## {jest}|{away}|fridge|sale|cake|mirror|credit card",
	"(?:scared|afraid|terrified) (?:ill do it|of what ill do|of what i might do) (?:to myself|this time|tonight|(?:if|" +
		"when) im (?:left )?alone)(?! with (?!my)) ## {fun}|send|text|fail|test|karaoke|cake|ex",
	"(?<=^ )(?:(?:yes|and|but|please|now|sorry) (?:, )?){0,2}i (?:want|wish) to end it (?:all|now|tonight|here|for good)(?= $)",
	[
		"i (?:want|wish|need|ready) to (?:finish|end) it{lone}",
		"(?:(?:finish|end) me(?= [.,]| $)|suffering|me with it|cant live|dont want to live)",
		"## {jest}|him|her|relationship|marriage|dog|cat|vet|race",
	],
	"(?<=^ )(?:(?:today|yes|and|but|now) (?:, )?){0,2}(?:the|those) (?:old |dark |bad )?thoughts (?:are |have |keep |come |came |" +
		"coming ){1,3}(?:creeping )?back(?: again| today| tonight| now)?(?= $)",
	[
		"(?:think|thinking) (?:~ )?(?:about|of) checking out early",
		"(?:life(?= $)|(?:this|my) life|pills|rope|for good|gets the insurance|this world|goodbyes?)",
		"## {away}|{jest}|hotel|room|airbnb|hostel|ferry",
	],
	[
		"catch the bus(?= (?:tonight|now|on [a-z]+day|[.,])| $)",
		"cant do this(?: life| anymore|(?= [.,]))",
		"## {away}|drive|driving|traffic|walk|cycling|bike|car|parking|commute|lift|work|school|town|home",
	],
	"(?:how it was|where i was|like (?:it|i) was|how i (?:felt|was)|like i (?:did|felt)) before (?:the|my) (?:last |first )?attempt(?! (?:at|to|on|by|of|" +
		"in) ) ## {jest}|{matches}|lift|summit",
	[
		"(?:voices|thoughts|urges) (?:~ )?from before (?:the|my) (?:hospital|ward|attempt|overdose)(?= (?:are|is|came|have|[.,])| $)",
		"(?:again|back|telling|louder)",
		"## {jest}|birth|labour|baby|surgery|her|his",
	],
	[
		"ending it (?:all )?(?:~ )?(?:crosses|crossed|crossing|enters) my mind",
		"{me}",
		"## {jest}|relationship|him|her|boyfriend|husband|wife|marriage|contract|lease|dating|together|gym|podcast|us",
	],
	[
		"(?:crosses|crossed|enters) my mind (?:[a-z]+ ){0,5}, ending it(?: all)?(?= [.,]| $)",
		"{me}",
		"## {jest}|relationship|him|her|boyfriend|husband|wife|marriage|contract|lease|dating|together|gym|us",
	],
	[
		"(?:dont|cant) trust myself (?:alone )?(?:around|near|with|by) (?:~ )?(?:knives|pills|tablets|paracetamol|blades|razors|rope|balcony|bridge(?! of)|tracks|roof)",
		"{me}",
		"## {chance}|{play}|break",
	],
	"feel like (?:i )?(?:~ )?end(?:ing)? everything(?= (?:tonight|now|today|soon|for good|[.,])| $) ## {fun}|sentences?|texts?|meals?|haha|gym|club|lease|" +
		"job|subscriptions?|contract",
	[
		"(?:god|jesus|allah|lord|family|mum|kids|heaven) (?:~ )?(?:forgive|forgives) (?:~ )?(?:suicides?|killing myself|taking my life)",
		"{me}|god|allah|jesus",
		"## {theirlife}|{topic}|theology|…",
	],
	[
		"(?:god|lord|he|jesus) (?:~ )?forgive me",
		"(?:couldnt|cant) wait (?:~ )?to (?:be with|join) (?:her|him|them)(?= [.,i]| $)",
		"(?:im going|tonight|soon)",
		"## {jest}|{away}|train|drive|ticket|kiss|ward",
	],
	"(?<=^ )(?:(?:im|ive|been|i|and|but|yes|today|started|keep) (?:, )?){0,3}having (?:the|those) (?:old |dark |bad )?thoughts again(?: today| tonight| lately| now)?(?= $)",
	[
		"having (?:the|those|my) (?:old |dark |bad )?thoughts again",
		"(?:rope|pills|knife|bridge|trains?|razor|blade|dying|death|to die|end it|not being here|hurting myself)",
		"## {jest}|moving|selling|set",
	],
	"(?:courage|nerve|guts) to (?:~ )?(?:leave (?:this|the) world|leave this life(?! (?:behind|in|of) )|kill themselves|end their (?:life|lives)|" +
		"kill myself) ## {topic}|{jest}|nasa|rocket|nun|monk",
	"how (?:~ )?people (?:~ )?find the (?:courage|nerve) to do it , (?:i (?:chicken|bottle|lose)|the (?:jump|overdose|rope|last step)) ## {away}|{jest}|" +
		"bungee|skydive|pool|ask|stage|horse|ski",
	[
		"not (?:scared|afraid|fighting) anymore",
		"(?:(?:it|itll|everything) (?:will )?(?:~ )?over (?:tonight|soon|now)|soon (?:~ )?over)",
		"## {away}|surgery|operation|birth|storm|we|he|she|{jest}|test",
	],
	"(?:had|having|have|got|that|same) (?:the |that )?thought , (?:the|that) final one(?= (?:(?:, )?(?:came|comes|again|tonight|today|back))| $) ## {play}|" +
		"slides?|speech|blog|episode|lecture|list",
	"im (?:done|finished|through) (?:with )?living(?= (?:[.,])| $)",
	"dont trust myself (?:~ )?(?:around|near|with|alone with) (?:~ )?(?:medication|meds|pills|tablets|knives|knife|razors?|blades?|balcony|gun|guns|" +
		"rope) ## cook[a-z]*|chop[a-z]*|woodwork|diy",
	"(?:kill|killing|hang|drown|shoot|end|poison) my (?:[a-z]+ )?(?:stupid|worthless|useless|pathetic|sorry|ugly|miserable|sad|broken) self(?= (?:[.,]|and|" +
		"off|now|tonight|today)| $) ## {play}",
	"suicide (?:~ )?(?:comes|came|coming|keeps|stays|sits|goes|going|runs|is|enters) (?:~ )?my (?:head|mind|thoughts|brain) ## essay|film|book|squad|lecture on|module",
];
