import type { Family } from "./english.ts";

/** Thoughts that come, in whatever word is allowed; what lies at hand; what was tried. */
export const SPOKEN_MEANS: readonly Family[] = [
	{
		name: "the thoughts",
		level: "thoughts",
		weight: 3,
		patterns: [
			"(?<=^ )(?:(?:yes|yeah|yep|well) (?:, )?){0,3}(?:suicidal|suicide|ending it|ending it all)(?: again| today| tonight| lately)?(?= $)",
			"(?:su|sui) (?:thoughts?|ideation|urges?|plans?)|(?:think|thinking|thought|thoughts) (?:~ )?(?:about|of) su(?= (?:again|today|tonight|right)| $)",
			"thought , the (?:final|last|dark|permanent) one|(?:that|the) (?:final|last|dark) (?:thought|option|idea|door) (?:~ )?(?:again|back|mind|open)",
			"(?:think|thinking|thought|dream) (?:~ )?(?:about|of) ending (?:things|everything|this|myself)(?! (?:with|between)) && (?:every|each|car|bridge) ## {away}",
			"(?:feel like|want to|wanna|going to) (?:~ )?end(?:ing)? (?:everything|all of it|all this|it here)(?! (?:with|between|by))",
			"(?:crosses|crossed|crossing|cross) (?:~ )?my (?:mind|head) && (?:ending it|not being here|dying|death)",
			"(?:thought|thinking|think|thoughts) (?:~ )?(?:about|of)? ?(?:~ )?not (?:carrying on|going on|being here|being around|being alive|waking up){lone} ## {away}",
			"(?:dont|cant|not|never) (?:~ )?trust myself (?:~ )?(?:around|with|near|alone|tonight|in the (?:kitchen|bathroom|car)|on my own) ## biscuits|chocolate|cake|money|card|snacks|sweets|crisps|sugar|wine|alcohol|phone|decisions?",
			"(?:do|doing|did|done) (?:~ )?(?:something|sth|things|anything) (?:~ )?to myself(?! care)",
			"(?:dont|cant|do not|not) (?:~ )?(?:trust what (?:id|ill|i might|i would)|trust my own (?:hands|head|mind)|trust me (?:alone|tonight)|leave me alone with (?:myself|my thoughts|my head|me))|(?:being|left|leave me) alone with (?:myself|my own head)",
		],
	},
	{
		name: "what lies at hand",
		level: "method",
		weight: 3,
		patterns: [
			"(?:swerve|swerved|swerving|drove) && (?:on purpose|deliberately|nearly did|almost did) && (?:lorry|truck|train|bus) ## {they}",
			"(?:{pills}) && (?:thats enough|its enough|is enough|are enough) && {me} ## headache|migraine|pain|week|month|day|fever|sleep|flu",
			"(?:service|duty|sidearm|department) (?:weapon|pistol|gun|firearm) && (?:thought|think|thinking|using)",
			"(?:nearer|closer) (?:~ )?(?:and (?:nearer|closer) )?(?:~ )?(?:to )?(?:the )?(?:edge|rails?|railings?|tracks) && (?:stand|standing|stood|step) && {me}",
			"(?:looking up|looked up|googled|googling) (?:~ )?(?:how (?:much|many)|what dose|doses?) (?:~ )?(?:{pills}) (?:~ )?(?:would take|takes|id need|be enough|to die|lethal) ## cat|dog|diabet[a-z]*",
			"(?:pesticide|paraquat|rat poison|gramoxone) && (?:think of it|think about it|look at it|looked at it) && {me}",
		],
	},
	{
		name: "tried, and here",
		level: "behaviour",
		weight: 3,
		patterns: [
			"(?:halfway|half way|leg|one leg) (?:~ )?over (?:~ )?(?:railings?|barrier|fence|balcony) && (?:then|dog|somebody|someone) && (?:i|my|me)",
			"lucky to be alive && (?:dont feel|not lucky|wish|not glad)",
			"(?:i survived|i lived) && (?:so angry|im angry|furious|wish they hadnt) ## {away}",
		],
	},
];
