import type { Pattern } from "../../compile.ts";

/** It was tried, or prepared. First what is said in general, then particular ways to say it. */
export const BEHAVIOUR: readonly Pattern[] = [
	"(?:tried|attempted|attempt|try) (?:~ )?(?:to die|suicide|to end it|{killme}|my life|again) && (?:i|im|ive|id|ill|me|my|myself) && {recently} ## he|she|they|diet|smoking|driving|exam|job",
	"(?:after|since|about|survived) (?:the|my) (?:overdose|suicide attempt|attempt|hanging) ## his|her|their|he|she|years ago|first attempt|exam|driving",
	[
		"(?:cut me down|branch broke|rope broke|rope snapped|pulled me out|talked me down|brought me round|pumped my stomach|woke up in hospital)",
		"(?:{killme}|die|overdose|tried|river|loch|hang|tablets|pills|to (?:drown|jump))",
		"## years ago|when i was|he|she",
	],
	"(?:swallowed|took) (?:~ )?(?:{alot}|all my tablets) && (?:{meant}|in order to die|to die) ## he|she|they",
	[
		"(?:collect|collecting|saving|stockpiling|stashing|hoarding|hiding|keeping|saved|stashed|collected) (?:~ )?(?:tablets|pills|meds|medication|them|insulin|paracetamol|rope)",
		"(?:die|to die|enough|letter|note|when theres enough|end it|kill)",
		"## he|she|vitamins|money",
	],
	"(?:tried|try|trying|attempted) (?:~ )?(?:hang|kill|drown|shoot|gas) me(?= ) ## he|she|they|{fun}|laughing",
	"pulled (?:the|a) trigger && (?:didnt go off|did not go off|misfire|jammed|nothing happened|didnt work|click|empty) ## game|he|she|on (?:the|a) (?:deal|job|house)",
	"(?:climbed|stood) (?:~ )?(?:over|on) (?:~ )?{place} ~~ (?:pulled me|stranger)",
	"(?:nearly|almost|tried to) (?:~ )?(?:{killme}|kill me) (?:~ )?(?:yesterday|last|on|this|again|twice) ## {fun}|laughing",
	"(?:pumped me out|stomach pumped)",
	"(?:{pills}|{weapon}) (?:~ )?(?:on the table|round my neck) ~~ (?:put them back|phone rang)",
	"accident (?:~ )?with (?:~ )?(?:my )?(?:~ )?(?:{pills}|{weapon})",
	"halfway (?:~ )?over (?:~ )?(?:railings?) && dog && i",
	"i attempted(?! another )",
	"i survived && im angry",
	"lucky to be alive && dont feel",
	"self inflicted && self inflicted",
	"suicide attempt",
];
