import type { Family } from "./english.ts";

/** What people do and say before they go, as if by the way. */
export const SPOKEN_LEAVE: readonly Family[] = [
	{
		name: "things given and settled",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:giving|gave|given|give) (?:~ )?(?:guitar|records|watch|ring|switch|things) && (?:wont (?:~ )?need|no use for|dont need (?:it|them) anymore|nothing left|went yesterday|one by one|last thing|while i can|want (?:them|him|her|someone) to have|feels right|before i go|to remember me|didnt ask why|where im going) ## {away}",
			"(?:found|find|finding|arranged) (?:~ )?(?:home|family|someone|place) (?:~ )?for (?:~ )?(?:cat|dog|pets?|rabbit) && (?:paid|thats everything|everything is done|all done) ## {away}",
			"(?:put|putting|make|making) (?:~ )?(?:things right|it right|amends|my peace) && (?:before i (?:go|leave|die|do it)) ## house|{away}",
		],
	},
	{
		name: "a day and a way",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:made|make|making|tie) (?:~ )?(?:a |the |my |to tie )?noose|noose (?:~ )?(?:is|hanging|ready|tied)",
			"(?<=^ )(?:and |so |but |yes )?(?:ive|i|i have|i already) (?:~ )?(?:picked|chosen|chose|decided on) (?:a|the|my) (?:day|date|time|place)(?= $)",
			"know (?:~ )?(?:when|how|where) (?:~ )?(?:and|,) (?:~ )?(?:how|where|when) && (?:calm|peace|first time|tonight) ## {away}|race",
			"(?:dont|do not|nobody|cant) (?:~ )?(?:try |going |can |will )?(?:~ )?(?:stop me|talk me out of|save me|come looking for me) && (?:tonights the night|tonight|plan|decided) ## garden|{away}",
			"(?:wont|not going to|never) (?:~ )?(?:bother|trouble|burden|worry) (?:~ )?(?:anyone|anybody|you|them) (?:~ )?(?:again|anymore|after|much longer|ever again|for much longer|from (?:tomorrow|monday|now on)) ## questions?|about|with|{away}",
			"(?:soon|finally|at last|tonight) (?:~ )?(?:out of|be out of) (?:~ )?(?:everyones|everybodys|your|their) (?:way|lives|life) ## {away}",
			"(?:itll|it will|all|everything) ~~ over soon && (?:they|everyone|you|kids) (?:~ )?(?:get on with|move on|be free|stop worrying|have (?:their|your) (?:life|lives)|not have to|rest|be happy) ## {away}",
			"last time (?:~ )?(?:i|ill) (?:~ )?(?:see|hear|feel|smell) && (?:i think|once more|wanted to|goodbye) ## {away}|{bereft}",
			"(?:hugged|held|kissed|hug) (?:~ )?(?:{loved}) (?:~ )?(?:longer|tighter|harder|goodbye) && (?:wont understand|understand yet|understand why|dont know yet) ## {away}|{bereft}",
			"(?:please |can you |someone |you )?tell (?:~ )?(?:{loved}) (?:~ )?(?:im sorry|i was sorry|i loved|i love) && (?:did nothing wrong|fault|loved|gone)",
			"(?:wont|not) (?:~ )?be (?:logging|coming|writing|posting) (?:~ )?(?:in|back|on|again) && (?:thanks for everything|thank you for everything|did your best|goodbye) ## {away}",
			"(?:who|wholl|whod|someone) (?:~ )?(?:look after|feed|take|walk) (?:~ )?(?:dog|cat|kids|birds) && (?:when its done|when im gone|once its done|when i do it) ## {away}",
		],
	},
	{
		name: "you alone were kind",
		level: "intent",
		weight: 2,
		patterns: [
			"you (?:were|are|have been) (?:~ )?only (?:one|person|thing|friend) (?:~ )?(?:who|that)? ?(?:~ )?(?:listened|cared|kind|understood)|(?:kind|nice|good|gentle) to me (?:at the end|in the end|these last|until the end)",
			"sorry for everything (?:~ )?(?:put|done|caused|did)|(?:sorry|forgive me) (?:~ )?(?:being|for being) (?:~ )?(?:burden|disappointment|failure|alive)",
		],
	},
	{
		name: "now",
		level: "imminent",
		weight: 3,
		patterns: [
			"(?:lined|laid|counted|counting) (?:~ )?(?:{pills}|razors?|blades?) (?:~ )?(?:up|out|on (?:the|my) (?:table|bed|desk|floor)|in (?:rows|a row|front|lines))",
			"(?<=^ )(?:(?:im|i am|i|and) (?:, )?){0,4}(?:on|at|over) (?:the |a )?(?:bridge|roof|ledge|cliff|railings?|rooftop|overpass|train tracks|viaduct|tracks|top of the (?:car park|building|cliff))(?: right now| now| alone| again)?(?= $)",
		],
	},
];
