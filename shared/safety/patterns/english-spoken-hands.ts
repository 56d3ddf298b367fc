import type { Family } from "./english.ts";

/** Hurt or held by somebody, and being afraid of doing it oneself. */
export const SPOKEN_HANDS: readonly Family[] = [
	{
		name: "afraid at home",
		level: "abuse",
		weight: 3,
		patterns: [
			"(?:he|she|they|my (?:{theirs}|coach|teacher|manager)) (?:~ )?(?:burned|burnt|broke|twisted) (?:~ )?my (?:hands?(?! made)|arms?|hair|face|head|neck|fingers?|nose|ribs) ## hairdresser|dentist|toddler|match",
			"(?:threw|throws|throwing|smashed) (?:~ )?(?:at|on|over|against) my (?:head|face|back|arms?) ## toddler|baby|ball|cat",
			"(?:i was|i am being|im being|ive been|i have been|i get|i was being|i got) (?:beaten|abused|raped|strangled|attacked|molested|choked|whipped|assaulted|battered|caned|starved|forced|tortured)(?= (?:[.,]|up|again|at home|every|daily|badly|black and blue|as a|with|for|$)| $) ## at (?:chess|tennis|cards)|match|game|final|flight|{topic}|years ago|when i was",
			"(?:i was|im|i am|im being) forced to(?= (?:[.,]|$)| $)|(?:forced|made|makes|forces) me to(?= (?:[.,]|$)| $)",
			"(?:im|i am|i|ive) (?:~ )?(?:afraid|scared|terrified|frightened) of (?:(?:my|our|the) (?:own )?(?:{theirs})|him|her|what (?:hell|shell|hed|shed) (?:~ )?do)(?: to me)?{ends} ## {topic}",
			"(?:scared|afraid|terrified|frightened) (?:~ )?(?:hell|shell|theyll|he|she|they|hes|shes|theyre|my (?:{theirs})) (?:~ )?(?:kill|hurt|harm|hit) (?:{us})(?= ) ## {themself}",
			"(?:dont|not|never|didnt) (?:~ )?(?:feel|feeling|felt|been)? ?(?:~ )?safe (?:~ )?(?:at home|in my (?:own )?(?:home|house|room|bed)|with (?:him|my (?:{theirs}))|around (?:him|my (?:{theirs}))|in this house|in our house|going home)|unsafe at home|home (?:~ )?(?:isnt|not|doesnt feel) safe",
			"(?:wont|dont|doesnt|never) (?:~ )?(?:let|allow|allowing|letting) me (?:~ )?(?:out of (?:the )?(?:house|flat|room|sight)|leave (?:the )?(?:house|home|flat|room)|go outside|see (?:anyone|a doctor|my family|my parents)|have a phone|go anywhere|talk to (?:anyone|my family|my mum)|speak to (?:anyone|my family|my mum)|out alone|go to school|have (?:any|my own) money|work or|keep my (?:wages|salary|money|passport)) && (?:{they}|{theirs}|him|her)",
			"(?:gets|got|takes|took) (?:~ )?(?:belt|cane|strap|whip) (?:~ )?(?:out|off|on me|on us) && (?:dad|mum|stepdad|husband)",
			"(?:tracker|tracking app|gps|airtag) (?:~ )?(?:on|in|under|inside) (?:~ )?my (?:car|phone|bag|bedroom) && (?:he|she|{theirs}|knows)",
			"(?:touched|grabbed|groped|kissed) (?:~ )?me && (?:i said no|said no|said stop|i froze)",
			"(?:didnt|wouldnt|doesnt|wont) stop (?:~ )?(?:when|after|though|though i) (?:~ )?(?:i )?(?:told (?:him|her|them) to|said no|said stop|asked (?:him|her|them) to|begged|cried|was crying|pushed|screamed) ## dog|puppy|cat|toddler|baby|talking",
			"eggshells && (?:version of (?:him|her)|(?:his|her) (?:temper|moods?|drinking)|afraid|scared|explode|hit|drunk|sets (?:him|her) off|kicks? off|never know) ## boss|manager|colleagues?",
		],
	},
	{
		name: "my own hands",
		level: "violence",
		weight: 3,
		patterns: [
			"(?:thoughts?|images?|pictures?|visions?|urges?) ~~ (?:hurting|shaking|smothering|drowning|harming|dropping|throwing|stabbing) (?:~ )?(?:baby|newborn|her|him|my (?:son|daughter|child|kids))(?= ) ## off at|nursery|feelings",
			"(?<=(?:^| )i )(?:(?:just|have) )?(?:hit|slapped|smacked|shook) (?:~ )?my (?:~ )?(?:son|daughter|kid|kids|child|children|baby|toddler|wife|husband|girlfriend|boyfriend|partner|mum|dad|newborn|sister|brother|gran|stepson|stepdaughter|little (?:boy|girl|one))(?= (?:[.,]|again|today|last)| $)",
		],
	},
];
