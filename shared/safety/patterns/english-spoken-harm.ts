import type { Family } from "./english.ts";

/** Hurting oneself, eating and voices, in the words of those who know them well. */
export const SPOKEN_HARM: readonly Family[] = [
	{
		name: "urges and relapses",
		level: "self-harm",
		weight: 3,
		patterns: [
			"(?:feel|feeling|felt|thinking of) (?:like )?(?:~ )?(?:cutting|burning myself|hurting myself|harming myself)(?= (?:[.,]|again|myself|tonight)| $)",
			"(?:want|wanted|need|urge|urges|tempted|going|like|about|ready) to (?:cut|burn|scald|hurt|harm|bruise|scratch|bite|stab|slice|injure) myself(?! (?:off|out|up|down|some|short|a (?:slice|piece|bit)) )",
			"(?:sh|si) (?:urges?|relapse|relapsed|again)|(?:urge|urges|want|need) (?:to|for) (?:sh|si)(?= )|(?:been|started|relapsed|relapse) (?:~ )?(?:on|with|into|to)? ?sh(?:ing)?(?= (?:again|for|since|[.,])| $)",
			"(?:cutting|cut|selfharm|selfharming|burning myself|sh) && urges? (?:(?:are|is|have|has|came|come|keep|getting) )?(?:back|again|strong|stronger|returned|coming)",
			"(?:havent|stopped|quit) (?:selfharm|selfharmed|selfharming|cut|cutting) && (?:but|and) (?:tonight |now |today |lately )?i (?:~ )?(?:want|need) to(?: again)?(?= $) ## class|carbs|hair|cake|down",
			"(?:clean|days|weeks|months) && (?:blew it|relapsed|broke it|ruined it) && (?:sh|selfharm|cutting|cut)",
			"(?:cut|cuts|cutting|burn) (?:again|last night|tonight|yesterday) && (?:deeper|deep|arms?|thighs?) ## {away}",
		],
	},
	{
		name: "ana and mia",
		level: "eating",
		weight: 3,
		patterns: [
			"weigh (?:~ )?(?:3[0-9]|4[0-7]) (?:kg|kilos?|kgs)|weigh (?:~ )?(?:[6-9][0-9]|10[0-4]) (?:lbs|pounds) && (?:lose|fat|less|more to)",
			"(?:restricting|restricted|restrict|fasting) && (?:cals|kcal|fat|thin) && {me} ## ramadan|lent|intermittent",
		],
	},
	{
		name: "they and the voices",
		level: "psychosis",
		weight: 3,
		patterns: [
			"(?:tv|telly|television|radio) (?:~ )?(?:is|are|was|were)? ?(?:~ )?(?:talking|talk|talks|speaking) (?:~ )?(?:about me|to me|at me)(?= )",
			"(?:god|devil|satan|angels?) ~~ (?:told|tells|telling|ordered) me to (?:punish|kill|hurt|jump)",
			"(?:man|woman|face|person) (?:~ )?in (?:~ )?mirror (?:~ )?(?:doesnt move|moves|blinks|talks)",
			"voices? (?:~ )?(?:wont|dont|never|cant) (?:~ )?(?:shut up|stop|leave me|go away|be quiet|let me (?:sleep|be)|quit) ## neighbou?rs?|kids|inner|upstairs",
			"(?:they|theyve|someone|people) (?:~ )?(?:put|hid|hidden|installed) (?:~ )?(?:cameras?|mics?|microphones?|listening devices?) (?:~ )?(?:in|inside|behind|under) (?:~ )?(?:walls?|ceiling|my (?:house|flat|apartment|room)|me|light) ## landlord|alarm|burglar|security",
			"(?:hear|hearing|heard) (?:~ )?(?:him|her|them|someone) (?:~ )?(?:talking|speaking|whispering|calling) ~~ (?:nobodys|nobody|empty|when im alone)",
			"(?:food|water|tea|coffee) (?:~ )?(?:is|was|s|being) (?:~ )?(?:poisoned|drugged|tampered) ## dog|cat|recall",
		],
	},
];
