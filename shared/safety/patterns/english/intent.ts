import type { Pattern } from "../../compile.ts";

/** It is meant to be done. First what is said in general, then particular ways to say it. */
export const INTENT: readonly Pattern[] = [
	[
		"(?:i|im|ive|id|ill) (?:~ )?{willdo} (?:~ )?(?:to )?(?:die|{killme}|kill me|kill meself|end it all|end it|be dead|end the bastard thing|jump(?= (?:[.,]|off|from|" +
			"now|tonight|in front|under|soon)| $))",
		"## {play}|of (?:laughing|laughter|boredom|embarrassment|shame)|for|on this hill|in the pool|with (?:him|her|them)|jump (?:on|in|at|to)|he|she|scared|afraid|it will",
	],
	"(?:ill|i (?:want to|want|wish to|wish|going to|have to|must|will)|im (?:going to|about to)) (?:hang|shoot|drown|kill|end) me(?= ) ## {play}|he|she|they|up|out|around",
	[
		"(?:i|im|ive|ill|i wont|wont be) (?:~ )?(?:alive|here) (?:~ )?(?:at|by|after|on|from) (?:the|my|this|next|christmas|new)(?: [a-z]+){0,3}",
		"(?:planned|decided|wont|not|will not)",
		"## holiday|office|away|flight|school|work|visiting|travelling|in laws|abroad|trip",
	],
	[
		"(?:doing it|do it|end it|ending it|going to do it)",
		"{whendo}",
		"(?:letters?|goodbyes?|sorted|decided|planned|dying|die|properly|last (?:weekend|time)|wont be|not be|papers|funeral)",
		"## gym|homework|exam|presentation|interview",
	],
	"(?:blow|blowing) my (?:~ )?(?:brains|head) (?:out|off) ## {play}|with (?:facts|this)|mind",
	[
		"(?:letter|letters|note|notes|video|videos) (?:~ )?(?:for|to) (?:~ )?(?:{family}|everyone|them)",
		"(?:when im (?:dead|gone)|after im (?:dead|gone)|if i die|once im gone|im going to die|before i (?:die|go|do it))",
		"## {play}|surgery|operation|he|she|cancer|hospice",
	],
	"wont (?:be )?(?:alive|live to|seeing|see) (?:~ )?(?:new year|christmas|end of the month|[0-9]+) ## plant|fish",
	[
		"{moving} (?:~ )?(?:in front of|under|into|off) (?:~ )?{deadly}",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"(?:{willdo}|to die|so id die|sorted it|{whendo})",
		"## {play}|{outdoors}|nearly|he|she",
	],
	"(?:being dead|not existing|dying) && (?:think about|looking forward)",
	"(?:letter|letters|something) (?:~ )?(?:to|for) (?:~ )?(?:everyone|my {family}|people) ~~ (?:blame|fault|read after)",
	"suicide (?:note|notes|letter|letters|messages?|text)",
	"(?:took|taken|swallowed|drank) ~~ {pills} ~~ (?:ago|at once|to die|on purpose|and i) ## headache",
	"(?:{will}|made up my mind to|might|could|should) (?:~ )?{killself}(?! with work )",
	"by ~~ im killing myself(?= (?:[.,])| $)",
	"feel (?:~ )?(?:calm|lighter) (?:~ )?than ~~ (?:decided|soon be over)",
	"made (?:~ )?(?:a )?noose|noose (?:~ )?(?:is|tied)",
	"{will} (?:~ )?(?:die|be dead|hang myself|jump off)(?! (?:from|on (?:this|that) hill|on|of|here|up there|in|someday|one day|it|my hair|for|basically|" +
		"laughing) ) ## it will|you|phone|battery|car|laptop|plant|pie|good|delicious|shame|heat|scared|afraid|everyone|we all|hill|hair",
	"{will} (?:~ )?do it this time && kill myself",
	"(?:have|got|ive|with|know|my|the) (?:~ )?(?:plan|how|way|date) (?:~ )?to (?:die|{killself}|end my life|take my life)",
	"by ~~ im {killing} myself",
	"decided && (?:anymore|anymore me) after (?:(?:fri|sun)day)(?= $)",
	"ill (?:finally )?be at peace by (?:the weekend|(?:mon|sun)day)",
	"soon (?:~ )?out of (?:~ )?everyones way",
	"(?:you )?tell (?:~ )?{loved} (?:~ )?im sorry && did nothing wrong",
	"(?:im|i am|ill be) (?:~ )?ending it(?= ) && (?:wont be (?:alive|here)|not be alive|be dead|goodbye|note|letters?)",
	"(?:finish|finishing|end|ending|done) with my (?:own )?life(?= )",
	[
		"(?:die|dying|dead|death|suicide)(?! (?:laughing|from|of))",
		"{intends}",
		"{me}",
		"## {fun}|phone|battery|laptop|plant|he|she|hes|shes|they|hamlet|hill",
	],
	"(?:,|and|then) anymore me(?= [.,]| $)",
	"(?:find|read|see|open) (?:it|this|them|me) (?:~ )?(?:after|when|once) im (?:dead|gone)(?= (?:[.,]|its|and)| $)",
	"(?:pull|pulling|put|putting|call|calling) (?:the pin|the plug|an end|a stop|time) (?:on|to) (?:my (?:own )?life|myself|it all)",
	"(?:going to|ill) do it (?:on )?(?:[a-z]+day|tonight|tomorrow|this week) && (?:wanting to die|want to die|be dead|a date|got a day|die) && {me}",
	"(?:when|after) im dead by my own hand|(?:dead|gone) by my own hand",
	"you (?:wont|dont) (?:~ )?hear (?:~ )?(?:from )?me again(?= )",
];
