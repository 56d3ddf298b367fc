import type { Pattern } from "../../text/compile.ts";

/** An attempt or its preparation. First general wording, then particular ways to say it. */
export const BEHAVIOUR: readonly Pattern[] = [
	[
		"(?:tried|attempted|attempt|try) (?:~ )?(?:to die|suicide|to end it|{killme}|my life)",
		"(?:i|im|ive|id|ill|me|my|myself)",
		"{recently}",
		"## he|she|they|diet|smoking|driving|exam|job",
	],
	"(?:after|since|about|survived) (?:the|my) (?:overdose|suicide attempt|attempt|hanging) ## his|her|their|he|she|years ago|first attempt|exam|driving",
	[
		"(?:cut me down|branch broke|rope broke|rope snapped|pulled me out|talked me down|brought me round|pumped my stomach|woke up in hospital)",
		"(?:{killme}|die|overdose|tried|river|loch|hang|tablets|pills|to (?:drown|jump))",
		"## years ago|when i was|he|she",
	],
	"(?:swallowed|took) (?:~ )?(?:{alot}|all my tablets) && (?:{meant}|in order to die|to die) ## he|she|they",
	[
		"(?:collect|collecting|gathering|saving|stockpiling|stashing|hoarding|hiding|keeping|saved|stashed|collected) (?:~ )?(?:tablets|pills|meds|medication|" +
			"them|insulin|paracetamol|rope)",
		"(?:die|to die|enough|letter|note|when theres enough|end it|kill|finish myself|my death)",
		"## he|she|vitamins|money",
	],
	"(?:tried|try|trying|attempted) (?:~ )?(?:hang|kill|drown|shoot|gas) me(?= ) ## he tried|she tried|they tried|{play}|laughing",
	[
		"pulled (?:the|a) trigger",
		"(?:didnt go off|did not go off|misfire|jammed|nothing happened|didnt work|click|empty)",
		"## game|he|she|on (?:the|a) (?:deal|job|house)",
	],
	"(?:climbed|stood) (?:~ )?(?:over|on) (?:~ )?{place} ~~ (?:pulled me|stranger)",
	"(?:nearly|almost|tried to) (?:~ )?(?:{killme}|kill me) (?:~ )?(?:yesterday|last|on|this|again|twice) ## {play}|laughing",
	"(?:pumped me out|stomach pumped)",
	"(?:{pills}|{weapon}) (?:~ )?(?:on the table|round my neck) ~~ (?:put them back|phone rang)",
	"i attempted(?= (?:last|on|two|three|again|in (?:january|february|march|april|may|june|july|august|september|october|november|december))| (?:[.,])| $)",
	"suicide attempt",
	[
		"(?:trying|tried|meaning|meant|intending|attempted|wanting) to (?:die|end it all|end it|finish myself)(?= )",
		"(?:on purpose|ago|hospital|stitched|stomach|home|last|wrists?|car|crashed|after|since|yesterday|week)",
		"## phone|battery|plant|years ago",
	],
	"(?:letters?|notes?|videos?) ~~ (?:after|when|once) (?:i|im|ive) (?:~ )?(?:kill|killed|die|dead)(?= ) ## he|she|thank you",
	"(?:did|done|took|meant) it to die(?= )",
	"i (?:was|were) (?:trying|meaning|hoping) to die(?= )",
	"(?:stopped|kept) me (?:from )?dying",
	"(?<=^ )attempted suicide(?! prevention)",
	[
		"(?:putting|put|laying|setting) (?:tablets|pills|meds|them|some) (?:by|aside|away)",
		"(?:enough|to die|finish|end it|my death)",
		"{me}",
		"## out of reach|child",
	],
	[
		"(?:consumed|drank|drunk|swallowed|took|taken) (?:~ )?(?:poison|{toxic}|tablets|pills)",
		"(?:intention of dying|intention to die|to die|wanting it over|wanting to die|i woke up|found me)",
		"(?:i|me|my|ive)",
		"## he|she|they",
	],
	[
		"(?:stepped|walked|jumped|drove|threw myself) (?:~ )?(?:before|in front of|off|under|into)",
		"(?:wanting (?:it over|to die)|to die|meaning to|hoping to die)",
		"(?:i|me|my)",
		"## he|she|they",
	],
	[
		"(?:prepared|preparing|set|setting|settled|everything is ready|everythings ready) (?:~ )?(?:everything|things|it all|up)? ?(?:~ )?(?:for my death|" +
			"to die|but me being dead|for when im dead)(?= )",
	],
	"(?:lay|laid|lain|went|stepped|walked|jumped|climbed) (?:~ )?(?:down|on|in|into|out|over|off|under) ~~ to die(?= ) ## he|she|they|patients?",
	[
		"(?:stood|standing|lay|sat|knelt) on the (?:tracks|rails|line|ledge|bridge)(?= )",
		"(?:pulled me|talked me down|dragged me|got me off|wish he hadnt|wish they hadnt)",
		"{me}",
		"## photo|game",
	],
	[
		"accident (?:~ )?with (?:~ )?(?:pills|tablets|medication|razor|blade|knife)",
		"it wasnt(?= $)|wasnt an accident|wouldnt (?:know|ask)|i lied|i meant",
		"## {cook}|hair|fringe|doll|curtain|beard|dog",
	],
	[
		"(?:i|i was|i got) (?:~ )?halfway over (?:the |a )?(?:railings?|rail|barrier|parapet)",
		"thought of (?:my|the) (?:{loved}|dog|cat)|only (?:~ )?stopped me",
		"## {matches}|{play}|ball|keys|phone",
	],
	[
		"i survived(?= (?:[.,]|it|and)| $)",
		"im (?:~ )?(?:angry|furious|sad|gutted|disappointed|upset|ashamed|mad) (?:~ )?(?:i did|i survived|im alive|im here|it didnt work)(?= [.,]| $)",
		"## {play}|{matches}",
	],
	[
		"lucky to be alive",
		"wish (?:~ )?(?:left me|let me (?:die|go)|died|hadnt found me|not found me)(?= $)|i wanted it to work(?= $)|wanted to die|didnt want to (?:survive|wake|be saved)",
		"## {play}|{fun}",
	],
	[
		"(?:they|doctor|nurse|she|he) asked (?:~ )?(?:wounds?|cuts|injuries|burns|marks|scars) (?:~ )?self inflicted",
		"yes(?= (?:[.,]|they)| $)|they were|they are(?= $)|i lied",
		"## {topic}|{play}|car|vet|to the",
	],
	["(?:psych|psychiatric|mental health|mental) (?:ward|unit|hospital)", "because (?:~ )?i (?:had )?tried"],
	[
		"i survived",
		"(?:angry|furious|gutted|disappointed|wish i hadnt|wish it had)",
		"## crash|cancer|accident|war|flood|fire|earthquake|interview|exam|meeting|monday|week|shift|{jest}",
	],
	[
		"cut me down(?! (?:to|with|an?|some|in (?!time)))",
		"(?:home early|(?:came|got|be) home|next time|in time|found me|rope|beam|neck|hanging)",
		"## hours|shifts?|pay|boss|manager|meeting|rota|words?|tree",
	],
	[
		"bought (?:~ )?(?:poison|rat poison|pesticide|what i need|everything i need)",
		"(?:to kill me|kill myself|letter|note|hidden|hid|kept (?:it|inside)|in my (?:bag|drawer|cellar)|in the cellar|to die|goodbye)",
		"## rats|mice|ants|weeds|slugs|roaches",
	],
	[
		"tried (?:hanging|drowning|overdosing|suicide|gassing)(?= (?:[.,]|and|but|last|once|in|it)| $)",
		"{me}",
		"## picture|curtains|washing|lights",
	],
	[
		"(?:climbed|climb|climbing|got) (?:~ )?(?:the )?(?:fence|railings?|barrier|rail|parapet|wall)",
		"(?:meaning|wanting|ready|going|about|meant|planning) to (?:go over|jump|let go|fall|step off|drop)",
		"## dog|cat|ball|kitten",
	],
];
