import type { Family } from "./english.ts";

const DAY =
	"(?:tonight|tomorrow|then|morning|christmas|(?:the|this) (?:weekend|week)|next week|the end of the (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const GUN = "(?:guns?|revolver|pistol|rifle|shotgun|glock|firearm|handgun)";
/** From ten on, as a number or in words: nobody takes so many for a headache. */
const MANY =
	"(?:[1-9][0-9]|[1-9][0-9][0-9]|(?:ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred)(?: (?:one|two|three|four|five|six|seven|eight|nine))?)";

/** Said outright, in words that no other pattern expects: means in sight, a day that is the last, a body given up. */
export const SPOKEN_SIGNS: readonly Family[] = [
	{
		name: "taken, and loaded",
		level: "imminent",
		weight: 3,
		patterns: [
			`(?:i|ive) (?:(?:have|just|already|think i|only) )?(?:took|taken|swallowed|downed|popped|necked) (?:(?:about|around|like|over|nearly|almost|roughly|at least|more than|some) ){0,2}${MANY} (?:of )?(?:my |the )?(?:[a-z]+ )?{pills} ## vitamins?|minutes|mg|milligrams|over the (?:week|month|year)|prescribed`,
			"(?<=^ )(?:(?:help|please|and|so|sorry|i think|think|ok) (?:, )?){0,3}(?:i|ive) (?:have )?(?:took|taken) (?:too (?:much|many)|something)(?: of (?:it|them|my {pills}))?(?= (?:[.,]|and im (?:scared|sleepy|dizzy|sorry)|tonight|now)(?= )| $)",
			`(?:i|ive) (?:have )?loaded (?:the |my |his |a |(?:[a-z]+ )?(?:dads|grandads|husbands) )?(?:old )?${GUN}(?= (?:[.,]|and|now|tonight|its|already)(?= )| $) ## hunt[a-z]*|range|nerf|glue|water|game|staple|paintball|season|deer`,
			"(?<=^ )(?:the|my|all the|all my) (?:[a-z]+ )?(?:pills|tablets|meds|rope|gun|knife|razor|blade) (?:is|are) (?:~ )?(?:on (?:the|my) (?:table|bed|desk|counter) )?(?:right )?(?:here )?(?:in front of me|next to me|beside me|in my hands?|in my lap)(?= $)",
			"(?:cant|dont know how to|dont know if i can|not sure i can|dont think i can|wont be able to|im not able to) keep myself safe (?:tonight|now|right now|today|anymore|much longer)",
			"(?:at|on|by) the (?:~ )?(?:station|platform|tracks|crossing) && train (?:is |s )?coming && (?:die|cant do this|goodbye|end it|cant go on|sorry|over soon|kill) ## {away}",
		],
	},
	{
		name: "told to",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:they|everyone|everybody|people|he|she|someone|somebody|kids|girls|boys|classmates|bullies|my [a-z]+) (?:[a-z]+ ){0,2}?(?:said|says|say|told|tell|tells|telling|messaged|texted|wrote|commented) (?:(?:me|that|i|should|to|ought|go|and|just) ){1,5}(?:kys|kill (?:myself|yourself)|end (?:myself|my life|yourself|it all)|(?:die|disappear)(?= (?:[.,]|and|already|in a hole)(?= )| $)) ## {play}|game|lol|lmao|haha",
		],
	},
	{
		name: "a voice that calls",
		level: "psychosis",
		weight: 3,
		patterns: [
			"(?:hear|heard|hearing) (?:~ )?voices? (?:~ )?(?:tell|telling|tells|told|say|saying|says|call|calling|calls|ask|asking|asks|want|wants|beg|begging) (?:~ )?(?:join (?:him|her|them|me)|come (?:to|with|home to) (?:him|her|them|me)|follow (?:him|her|them)|be with (?:him|her|them)|die|jump|hurt|kill|cut|burn) ## film|movie|book|song|podcast|game",
		],
	},
	{
		name: "taken, and ill",
		level: "imminent",
		weight: 3,
		patterns: [
			"(?:i|ive) (?:have )?(?:took|taken|swallowed) (?:some |the |my |all |these |a few |lots of )?(?:pills|tablets) && (?:im dying|think im dying|cant breathe|going to die|goodbye|passing out|cant stay awake) ## {they}|allerg[a-z]*",
		],
	},
	{
		name: "a last day",
		level: "intent",
		weight: 3,
		patterns: [
			`decided && (?:anymore|no me|nothing|anymore me|none of it|no tomorrow) after ${DAY}(?= (?:[.,])| $) ## sugar|smok[a-z]*|drink[a-z]*|coffee|takeaway|vap[a-z]*|carbs`,
			`(?:ill|im going to) (?:finally )?be (?:at peace|at rest|out of pain) (?:by|before|after|come) ${DAY} ## {away}|with my decision|retreat|cabin`,
			"(?:i|ive) (?:have )?(?:wrote|written|finished|sealed|left) (?:(?:the|my|their) )?(?:letters (?:to|for)|a letter (?:to|for) each of) (?:each of |all |both )?(?:of )?(?:my|the|our) (?:kids|children|boys|girls|sons|daughters|parents|family|friends)(?= (?:[.,]|last night|tonight|today|yesterday|already|and)(?= )| $) ## school|santa|camp|thank|birthday|uni|abroad|teacher|wedding",
			"(?:gets?|got|getting|giving|gave|given|give|leaving|can have) (?:~ )?(?:present|my [a-z]+|something of mine|my things) && i wont need (?:them|it|any of it|any of them)(?: anymore| where im going)?(?= $) ## {away}|moving|move|upgrad[a-z]*|new|bought|size|outgrown|charity",
			"(?<=^ )(?:(?:and|so|ok|i think|now) )?(?:i|ive) (?:have )?(?:made|found) my peace(?: with (?:it|it all|dying|death|going|leaving))?(?= (?:[.,]|now|and im ready)(?= )| $)",
		],
	},
	{
		name: "in sight",
		level: "method",
		weight: 3,
		patterns: [
			"(?:most painless|least painful|painless|most peaceful|gentlest|least messy|kindest) way to (?:go|leave|do it|pass|check out)(?= (?:[.,]|for good|out)(?= )| $) ## dog|cat|vet|{they}|breakup|wax|dentist",
			`(?:${GUN}|rope) (?:is |s )?(?:in|on|under) (?:the|my|his|a) (?:[a-z]+ )?(?:drawer|closet|nightstand|safe|cupboard|wardrobe|attic|desk|shelf|bed) (?:, )?(?:and )?(?:i )?(?:keep|kept|cant stop) (?:opening|checking|looking|taking|touching|going|thinking|holding)(?! the (?:lock|code|battery)) ## inspection|hunt[a-z]*|season|licen[cs]e`,
			`${GUN} (?:~ )?(?:in the house|at home|in my (?:house|room|flat|car|closet)|here) && (?:im not (?:ok|okay|doing well|alright|well|safe|good|myself|coping)|not doing (?:well|good|ok|okay)|im (?:struggling|spiralling|spiraling|losing it)) ## {they}|glue|nerf`,
			"(?:stop|stopped|stopping|quit|quitting|skip|skipped|skipping|refuse|refusing|come off|coming off) (?:~ )?(?:dialysis|insulin|chemo|heart (?:pills|meds|medication)|blood thinners|oxygen) (?:~ )?(?:because im done(?! with)|(?:let|letting) (?:it|nature|things|go)|see what happens)",
			"(?:lethal|fatal|deadly) (?:dose|amount|dosage|quantity) (?:of|for) (?:~ )?{pills} ## dogs?|cats?|pets?|{topic}|pharmac[a-z]*",
		],
	},
	{
		name: "eyes on it",
		level: "thoughts",
		weight: 3,
		patterns: [
			"(?:keep|cant stop|find myself|caught myself) (?:looking|staring|glancing|gazing|eyeing) (?:~ )?(?:at )?(?:the |my |those |all the )?(?:kitchen )?(?:knives|knife|pills|tablets|rope|razors?|razor blades|blades|medicine cabinet|gun|bleach)(?= ) ## for my kitchen|renovat[a-z]*|buy|sales?|shop|online|sets?|chef|recipe|new|design|museum|instagram",
			"(?:cant|dont know how to|dont know if i can|not sure i can|dont think i can) keep myself safe(?= (?:[.,])| $)",
			"(?:wish|wished|if only) (?:i )?(?:had|have) (?:the )?(?:guts|courage|nerve|balls|bravery) to (?:do it|go through with it|end it|jump)(?= (?:[.,]|already|tonight|myself)(?= )| $) && wish|wished|if only ## quit|jobs?|boss|tattoo|dat(?:e|ing)|ask|her|him|travel|move|skydiv[a-z]*|bungee|business|sing|stage|board|swim|climb|{they}|wedding|propose|hair",
			"i (?:should|could|might|will|want to|need to|better|am going to) kys|im going to kys",
			"(?:they|everyone|people|he|she|someone|kids|my [a-z]+) (?:[a-z]+ )?(?:said|says|say|told|tell|telling) (?:(?:me|that|i|should|to|ought) ){1,4}(?:kys|kill myself|die|end it) && (?:theyre|they are|hes|shes|they were|they might be|they may be|he is|she is) right",
		],
	},
	{
		name: "not in it",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:no|cant see|dont see|cant imagine|cant picture) (?:~ )?(?:version|future|next year|world) (?:~ )?with me in it",
			"(?:hope|hoping|wish|pray|praying) (?:the|my) (?:cancer|tumou?r|leukaemia|leukemia) (?:comes|came|would come|returns|returned|spreads|is) ?(?:back|again|terminal)?(?= (?:[.,]|and|so|this)(?= )| $) ## never|not|wont|gone",
			"if i (?:~ )?(?:disappeared|died|vanished|was gone|were gone|wasnt here|went missing|dropped dead) (?:, )?would (?:anyone|someone|people|they|my [a-z]+) (?:~ )?(?:check|notice|care|look|miss|know|cry|come) ## {away}",
		],
	},
	{
		name: "cut again",
		level: "self-harm",
		weight: 3,
		patterns: [
			"(?<=(?:^| )(?:i|ive) )(?:have )?cut again(?= (?:[.,]|last night|tonight|today|yesterday|after|this (?:morning|evening|week)|and|because)(?= )| $) ## carbs|sugar|calories|hair|grass|weight|bulk[a-z]*|budget",
			"clean (?:~ )?(?:sh|selfharm|cutting) && (?:want|urges?|tempted|need|close|about|going) to (?:relapse|cut|do it again|start again)",
		],
	},
];
