import type { Family } from "./english.ts";

/** Said shortly, in chat: a plan with no verb in it, a place, a way out, a wish that something else would do it. */
export const SPOKEN_PLANS: readonly Family[] = [
	{
		name: "where I stand",
		level: "imminent",
		weight: 3,
		patterns: [
			"(?:im|i am|am|standing|sitting|stood|out) (?:~ )?(?:on|at|over|by|near) (?:the |a )?(?:edge of (?:the |a )?(?:platform|roof|rooftop|bridge|building|balcony|overpass|viaduct|car park)|(?:platform|roof|rooftop|cliff|bridge|balcony) edge|ledge)(?= (?:[.,]|right|now|and|looking|alone|tonight|again|here|i)(?= )| $) ## photos?|view|picture|selfie|hik[a-z]*|{away}|dream[a-z]*|heights|climb[a-z]*",
			"(?:tonights|tonight is|tonight will be) the night && (?:cant do this|cant go on|done with (?:it all|everything|all of it|all this|life)|sorry|goodbye|pills|note|wont be here|not be here|hopeless|worthless|nothing left|burden|suicide|die) ## party|date night|prom|{away}",
			"(?:do|doing) it tonight && (?:sorry for everything|goodbye|pills|rope|gun|die|suicide|kill myself|hopeless|cant go on|done with (?:it all|everything|life)|want out) ## {away}|dishes|laundry|homework",
		],
	},
	{
		name: "an overdose taken",
		level: "imminent",
		weight: 3,
		patterns: [
			"(?:i|ive) (?:(?:just|have|already|only|think i|did|actually) )?(?:took|taken|overdosed|overdose) ?(?:an? (?:[a-z]+ )?overdose)?(?= (?:[.,]|and|of|on|now|tonight|today|last night|this|an hour|[0-9]+|two|three|earlier|yesterday|when|while|because|but|i)(?= )| $) && overdosed?|overdose ## {topic}|sugar|coffee|chocolate|netflix|caffeine|vitamins|carbs|cake|pizza|sweets|sun",
		],
	},
	{
		name: "poison taken",
		level: "imminent",
		weight: 3,
		patterns: [
			"(?:i|ive) (?:~ )?(?:drank|drunk|swallowed|downed) (?:~ )?(?:bleach|antifreeze|poison|pesticide|weedkiller|paraquat|drain cleaner|detergent)(?= ) ## game|{topic}|dream[a-z]*",
		],
	},
	{
		name: "a plan with no verb",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:i|ive) (?:~ )?(?:have|got|ive|made) (?:~ )?plan (?:, )?(?:and|with) (?:i )?(?:~ )?(?:when|how|where|a date|the date|a day|the day|a place)(?= (?:[.,]|and)(?= )| $)",
			"(?:got|have|made) (?:a |my )?plan && (?:i|and|,) know (?:when|how|where)(?= $) ## {away}|work|week|budget|study",
			"(?<=^ )i know (?:how|when|where) (?:, )?(?:and )?(?:i )?know (?:when|how|where)(?= $)",
			"(?<=^ )(?:(?:and|ok|so|now|yes) )?(?:i|ive) (?:~ )?(?:wrote|written|finished writing) (?:the|my) note(?= (?:[.,]|already|last|today|tonight|yesterday|this|and)(?= )| $) ## {away}|school|landlord|plumber|teacher|doctor|sick|cover|thank|neighbours?|delivery",
			"(?:nice|good|comforting|comfort|relief|calm|calming|peaceful|glad|happy|relieved|soothing|feels better) (?:~ )?(?:knowing|to know|thinking|to think|that) (?:~ )?(?:it|itll|everything|all|this) (?:~ )?(?:quiet|over|silent|finished|gone) (?:soon|tonight|tomorrow|forever|then)(?= ) ## exams?|{away}|finals|term|winter|renovation|builders|neighbours?|kids|school|treatment|chemo|divorce|hospice",
			"(?:giving|gave|given|give) (?:~ )?(?:(?:stuff|things|everything|belongings|possessions|clothes|books) (?:~ )?away|away (?:~ )?(?:stuff|things|everything|belongings|possessions)) && (?:guitar|bike|watch|ring|records|laptop|console|dog|cat|piano|favourite|one by one) ## charity|goodwill|minimal[a-z]*|declutter[a-z]*|moving|move|moved|wardrobe|{away}|ebay|vinted|downsizing",
		],
	},
	{
		name: "gone by then",
		level: "imminent",
		weight: 3,
		patterns: [
			"by the time (?:you|anyone|anybody|someone|somebody|they|she|he|people|my (?:{family})) (?:~ )?(?:reply|replies|answer|answers|read|reads|see|sees|get|gets|find|finds|hear|notice|notices|wake|wakes) (?:~ )?(?:i|ill|im|itll) (?:~ )?(?:wont be (?:here|around|alive)|not be (?:here|around|alive)|be (?:gone|dead|over|done)|already (?:gone|dead)|gone|dead)(?= (?:[.,]|and|so|already|forever)(?= )| $) ## {away}|bed|asleep|plane|flight|train|work|office|holiday|boarding|meeting",
			"(?:dont|doesnt|didnt|cant|not sure|not) (?:think |know if |see how |believe |sure )?(?:~ )?(?:i|they|you|she|he) (?:can|could|will) (?:~ )?(?:stay alive|keep (?:myself|themselves|themself) alive|make it through (?:the|this|another) (?:night|evening|hour))(?= )",
		],
	},
	{
		name: "and then myself",
		level: "intent",
		weight: 3,
		patterns: [
			"(?:kill|shoot|murder|stab|poison) (?:~ )?(?:him|her|them|everyone|my (?:{family}|kids|family)) (?:, )?(?:~ )?(?:then|and) (?:then )?(?:myself|me|my own life)(?= ) ## game|{topic}",
		],
	},
	{
		name: "given away",
		level: "intent",
		weight: 2,
		patterns: [
			"(?:been giving|giving|gave|given) (?:~ )?(?:(?:my|all my) (?:stuff|things|belongings|possessions) away|away (?:my|all my) (?:stuff|things|belongings|possessions)) ## charity|goodwill|minimal[a-z]*|declutter[a-z]*|moving|move|moved|wardrobe|{away}|ebay|vinted|downsizing",
		],
	},
	{
		name: "off and under",
		level: "method",
		weight: 3,
		patterns: [
			"(?:yeet|yeeting|launch|launching|lob|fling|flinging|chuck|chucking|throw|throwing|toss|hurl) myself (?:off|of|from|out of|into|in front of|under) (?:the |a |this |oncoming |that )?(?:nearest |next |moving |fast )?(?:{place}|traffic|train|trains|bus|truck|lorry|cars) ## game|minecraft|bungee|pool",
			"(?:{will}|going to|might|may|should|could|want to|need to|time to|id better|about to|ready to|thinking about|think about|just) (?:~ )?rope(?= (?:[.,]|tonight|today|soon|now|right|tomorrow|myself|if|because|and)(?= )| $) ## climb[a-z]*|cattle|calf|calves|rodeo|horses?|boat|sail[a-z]*|skip[a-z]*|jump|learn[a-z]*|gym",
			"(?:think|thinking|about|of|considering|by) roping(?= (?:[.,]|again|tonight|myself)(?= )| $)|roping (?:is|seems|looks|would be|feels) (?:~ )?(?:only|best|answer|way|option|solution|easier)|ropemaxxing|ropemaxx|ropemaxing|rope maxxing|(?:it is|its) (?:~ )?rope time ## climb[a-z]*|cattle|calf|calves|rodeo|horses?",
		],
	},
	{
		name: "the thoughts are back",
		level: "thoughts",
		weight: 3,
		patterns: [
			"(?:catch|catching|take|taking) the bus && (?:want to die|cant do this|cant go on|hopeless|nothing left|sorry for|goodbye|end it|suicide|suicidal|tired of living|for good|peaceful|done with (?:it all|everything|life)) ## {away}|school|stop|timetable",
			"(?<=^ )(?:(?:and|so|but|yes|yeah|ok|think|i think|now|today) (?:, )?){0,2}(?:(?:the|those|these|my) )?(?:(?:old|bad|dark|scary|same|usual) )?thoughts (?:(?:are|is|have|has|came|come|keep|started|been|all|now|slowly) ){0,3}(?:back|again|returned|coming back|creeping back|creeping in)(?= (?:[.,]|again|tonight|today|last|this|and|now|i)(?= )| $)",
			"(?:having|have|had|getting|get|got) (?:the|those|these) (?:old |bad |dark |scary )?thoughts (?:again|back|tonight|lately)(?= (?:[.,]|and|tonight|today|now)(?= )| $)",
		],
	},
	{
		name: "done, and out",
		level: "wish",
		weight: 3,
		patterns: [
			"(?:im (?:~ )?|i am (?:~ )?|i feel |feel |feeling |(?<=^ ))done (?:with )?(?:living|being alive|existing|breathing){lone}(?! (?:a|apart|paycheck|alone|hand|under|off|here|there|together|like a|this lie|their|his|her|according|between|rent))",
			"(?:want|need) (?:~ )?out && (?:(?:of|from) (?:everything|all of it|all of this|it all|all this|life|this life|this world|existence|my life|my own head)|, for good) ## {away}|lease|contract|relationship|marriage|job|deal|group|flat|house",
			"(?:no|only|any|other|one) (?:~ )?way out (?:[.,] )?(?:except|but|besides|other than|apart from) (?:one|that one|the one|death|dying|ending|dead)|(?:only|one|only one) (?:~ )?way out(?: left| now| for me| of (?:this|it|here|it all|everything|all this|my life))?(?= (?:[.,]|and)(?= )| $) ## maze|game|car park|building|debts?|roundabout|level|puzzle|station|exit|street|escape room|contract|room|tunnel|village|lease|theatre|cave|through",
			"(?:im|i am|i feel like|feel like|being|become|became|been|nothing but|always) (?:such )?(?:a |the |nothing but a )?(?:~ )?burden (?:on|to|for) (?:everyone|them|people|others|all of them|you all|my (?:{family}|friends|loved ones|parents|kids|whole family)|him|her|the whole family)(?= ) ## dont want to be|without being",
			"(?:im (?:such|nothing but|only) |all im is )a burden(?= (?:[.,]|and)(?= )| $)",
			"(?:{hope}) (?:~ )?(?:get|got|had|have|catch|develop|its|was) (?:~ )?(?:cancer|tumou?r|terminal illness|terminally ill|something terminal|hit by|heart attack|aneurysm|stroke|fatal|incurable|killed|murdered|terminal) ~~ (?:dont have to|do it myself|wouldnt have to|not my fault|decided for me|out of my hands|blame me|not suicide|be over|without me)",
			"(?:hope|wish|hoping|wishing) (?:its|it is|it was|it were|i had|i have|id get|i get|i got|id got) (?:~ )?(?:cancer|terminal|fatal|incurable|malignant|terminal illness)(?= (?:[.,]|instead|and)(?= )| $)",
			"(?:happy|happier|relieved|glad|celebrate|celebrating|cheer|smile|smiling|dance|relief|better off|laugh) (?:~ )?(?:at|for) my (?:own )?funeral(?= ) ## bagpipes|playlist|{play}|playing|songs?|want",
		],
	},
	{
		name: "made to marry",
		level: "abuse",
		weight: 3,
		patterns: [
			"(?:forc(?:e|es|ed|ing)|making|makes|made|coercing|pressuring|blackmailing) me (?:~ )?(?:marry|marriage|married|wed)(?= ) ## nobody|noone|{topic}",
			"(?:marry|marrying|married|selling|sell|sold) me off|(?:promised|gave|given|giving) me (?:away )?to (?:my|a|his|some) (?:[a-z]+ )?(?:cousin|man|son|friend|family)|(?:im|i am|ive been|i was|am|being|was) (?:~ )?(?:forced|promised|sold) (?:~ )?(?:to marry|marriage|get married|in marriage|to a man|to an older man)(?= ) ## nobody|jok(?:es?|ing|ed)|lol|{topic}|cousin is|she is",
		],
	},
];
