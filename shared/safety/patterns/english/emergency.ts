/** Signs of an emergency. Each rule matches words without punctuation, in any order: see `emergencies.ts`. */

const either = (...words: readonly string[]) => `(?:${words.join("|")})`;
const all = (...sources: readonly string[]) =>
	new RegExp(`^${sources.map((each) => `(?=.*\\b${each}\\b)`).join("")}`);
const any = (...sources: readonly string[]) => new RegExp(`\\b(?:${sources.join("|")})\\b`);

/** A day or two ago: something swallowed then may still do harm, unseen. */
export const DAYS_AGO = any(
	"yesterday|last night|days ago|(?:on|since|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day",
);
/** Over, told, staged or asked about. */
export const NOT_NOW = any(
	"last (?:week|month|year|summer|winter|spring|autumn|time)|years? ago|months? ago|weeks? ago",
	"when i was|used to|as a (?:kid|child|teenager)|back then|in the past|once before|in (?:19|20)[0-9]{2}",
	"film|movie|series|episode|novel|book|game|dream|dreamt|nightmare|song|news|halloween|escape room",
	"what (?:if|would|happens|to do if)|how (?:much|many|long)|(?:would|have|had) never|never (?:took|take|taken|drank|ate|hit)",
	"over the years|hospital now|in hospital|paramedics are here|police (?:are|were) here|ambulance is here|stopped bleeding|bleeding stopped",
);

/** A joke, unless dying is in it: "took the lot last night, didn't die lol". */
export const JOKING = any("lol|haha|hahaha|jk|joking");
export const OF_DYING = any("die|died|dead|kill|killing|woke|wake");

const WOUND = either(
	"wounds?|cuts?|gash|wrists?|arms?|forearm|legs?|thighs?|neck|throat|stomach|veins?|artery|stitches",
);
export const BLEEDING: readonly RegExp[] = [
	all(
		"(?:i|ive) (?:\\w+ )?(?:slit|slashed|sliced) (?:open )?(?:my|both my) (?:\\w+ )?(?:wrists?|throat|arms?|neck)",
	),
	all(
		"blood|bleed(?:ing|s)?",
		either(
			"soak(?:ed|ing)",
			"gush\\w*",
			"spurt\\w*",
			"squirt\\w*",
			"pour\\w*",
			"pump\\w*",
			"everywhere",
			"pool(?:ing|s)?",
		),
		either(WOUND, "still", "wont stop", "keeps coming", "towels?", "everywhere"),
	),
	all(
		WOUND,
		"(?:is|its|it|s|are|keeps?|just|was) (?:\\w+ ){0,2}(?:gushing|spurting|squirting|pumping|pouring|bleeding out)",
	),
	all(WOUND, "(?:(?:is|its|are|was) (?:\\w+ )?gaping|gaping (?:open|wound|cut))"),
	all(WOUND, "(?:can|could) see (?:the |my |right to the )?(?:bone|fat|tendons?|muscle)"),
];
/** A wound from the kitchen may be as deep, and is an emergency only by the words above. */
export const BLEEDING_ON: readonly RegExp[] = [
	all(
		WOUND,
		"bleeding (?:\\w+ ){0,2}(?:heavily|badly|a lot|loads|so much|too much|like crazy|nonstop|everywhere)",
	),
	all(
		WOUND,
		"(?:wont|doesnt|not|cant (?:make|get) it to|cant) (?:\\w+ ){0,2}(?:stop(?:ping)? (?:the )?bleed(?:ing)?|stop the blood)",
	),
	all(
		WOUND,
		"(?:it|its|blood) (?:just )?(?:wont|doesnt|isnt|is not|not|will not) stop(?:ping)?(?! (?!bleeding)\\w+(?:ing)? )",
	),
];
export const BY_CHANCE = any(
	"onions?|chopping|cooking|kitchen|knee|fell|glass|tin|can|grater|gardening|bread|vegetables|by mistake|accident\\w*|shav\\w*",
);
/** No wound, or one that a plaster holds. */
export const NO_WOUND = any(
	"nose|nosebleeds?|period|tampons?|pads?|gums?|tooth|teeth|dentist|shaving|plaster|band ?aid|all good|paper cut|blood test|dissect\\w*|biology",
	"hours|budgets?|costs?|money|savings|company|hair|grass|coupons?|steak|donat\\w*|miscarr\\w*|rain|milk|wine|sauce|coffee",
);

const SWALLOWED = either(
	"took|taken|take|swallowed|downed|necked|popped|drank|drunk|ate|eaten|injected|shot up|snorted|inhaled|had|overdosed on",
);
const POISON = either(
	"bleach|antifreeze|anti freeze|rat poison|poison|weed ?killer|pesticide|drain cleaner|oven cleaner|toilet cleaner|detergent",
	"white spirit|paint thinner|petrol|slug pellets|ant killer|nail varnish remover|acetone|dishwasher tablets?|laundry pods?",
	"button battery|batteries|battery|magnets|death cap|wild mushrooms|hand sanitiser|lamp oil|caustic soda|cyanide",
);
const DRUG = either(
	"pills?|tablets?|capsules?|tabs|meds|medication|painkillers?|antidepressants?|sleeping \\w+|paracetamol|tylenol|ibuprofen|aspirin",
	"codeine|morphine|oxy\\w*|fentanyl|xanax|valium|benzos?|diazepam|sertraline|prozac|amitriptyline|lithium|insulin|propranolol",
	"beta blockers?|heart tablets|blood thinners|coke|cocaine|heroin|mdma|molly|ecstasy|ket|ketamine|meth|speed|ghb|acid|opioids?|drugs",
);
const TOO_MUCH = either(
	"all|whole|entire|lot|lots|loads?|too (?:many|much)|way too|handfuls?|bottles?|packs?|packets?|box(?:es)?|strips?|everything|overdose",
	"[2-9][0-9]|[1-9][0-9]{2}|twenty|thirty|forty|fifty|sixty|dozens?",
);
/** A doctor's prescription, taken all at once. */
const PRESCRIPTION = "(?:whole|entire) (?:\\w+ )?(?:prescription|supply)";
const MANY_OF =
	"(?:a (?:whole )?(?:bunch|load|handful|bottle|box|packet|strip)|loads|lots|too many|(?:[2-9][0-9]|[1-9][0-9]{2}|twenty|thirty|forty|fifty|sixty|dozens?)(?! ?(?:mg|mcg|ml|milli\\w*|units)\\b))";
const JUST = either(
	"just|now|right now|tonight|(?:mins?|minutes|hours?|half an hour|moment) ago|already|earlier|today|and now|and i feel|feel(?:ing)?",
);
const BODY = either(
	"scared|regret\\w*|dizzy|sick|weird|strange|sleepy|drowsy|woozy|faint|numb|shaking|vomit\\w*|throwing up|cant breathe|chest|heart",
	"cant stay awake|passing out|pass out|blurry|burning|hurts|please help|need help|dont feel right|on purpose|going cold|spinning",
);
export const TAKEN: readonly RegExp[] = [
	all(`${SWALLOWED} (?:\\w+ ){0,4}${POISON}`),
	all(`${SWALLOWED} (?:\\w+ ){0,4}${TOO_MUCH}`, DRUG, either(JUST, BODY)),
	all(
		`${SWALLOWED} (?:\\w+ ){0,2}(?:the lot|the whole lot|them all|all of them)`,
		either(JUST, BODY, "with (?:vodka|wine|whisky|gin|alcohol|beer)"),
	),
	all(
		"(?:ive|i have|i) (?:just |already )?(?:taken|took|swallowed) (?:\\w+ ){0,2}(?:pills|tablets)",
		"cant breathe|im dying|passing out|pass out|on purpose|cant stay awake|cant feel my",
	),
	all("(?:ive|i have|i) (?:just |already )?(?:taken|took|swallowed|drank) something", BODY),
	all(
		"(?:injected|shot up|snorted|had|took|taken|done|did) (?:\\w+ ){0,2}too much",
		either(DRUG, "cant stay awake|nodding off|turning blue"),
		either(BODY, JUST),
	),
	all(
		"(?:had|taken|took|did|done|injected|snorted|smoked) (?:\\w+ )?too (?:much|many)",
		"(?:heroin|fentanyl|morphine|oxy\\w*|insulin|ghb|methadone|opioids?)",
	),
	new RegExp(
		`(?:^(?:just )?|\\b(?:i|ive|i have) (?:\\w+ )?)(?:took|taken|swallowed|downed|necked) ${MANY_OF} (?:\\w+ ){0,3}${DRUG}\\b`,
	),
	all(`(?:im|i am|just started|started) (?:drinking|swallowing) (?:\\w+ ){0,3}${POISON}`),
	/\b(?:i|ive|i think ive|think i|think ive) (?:\w+ )?(?:overdosed|od ?ed)\b(?! on (?:sugar|chocolate|cake|tv|netflix))/,
];
export const HARMLESS_DOSE = any(
	"vitamins?|water|coffee|tea|juice|breakfast|prescribed|as prescribed|as normal|as usual|pharmacy|vet|doctor said|photos?|pride|cake|chocolate|pizza|crisps|time",
	"two (?:paracetamol|ibuprofen|aspirin|tablets|pills)|phone battery|car battery|laptop battery|battery (?:is|died|dead|life|low|percent)",
);

const THEM = either(
	"he|she|they|hes|shes|theyre|someone|somebody|some(?:one)? ?(?:guy|man)|(?:a|the|some|two) (?:guy|man|men|bloke|woman|people|stranger)",
	"men|people|burglars?|intruder|my (?:\\w+ )?(?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|stepfather|mum|mother|brother|uncle|son|neighbou?r|landlord|flatmate|roommate)",
	"(?:someone|somebody|theres someone|dad|mum|stepdad)s?",
);
const BREAKS_IN =
	"(?:break(?:ing)? into|broken? into|smashing|smashed|kicking|forcing|trying to get (?:in|into)|climbing|prowling|creeping)";
const HOME =
	"(?:my (?:\\w+ )?(?:house|flat|home|door|window|room)|(?:the|our) (?:\\w+ ){0,2}(?:house|flat|door|window|lock|place))";
const VIOLENT =
	"(?:hitting|beating|choking|strangling|kicking|punching|attacking|stabbing|raping|hurting|burning|smashing up|coming for)";
const VIOLENT_PAST = "(?:hit|beat|choked|strangled|kicked|punched|attacked|stabbed|raped|pushed|threw)";
const STILL_NEAR = either(
	"still (?:here|in the (?:house|flat|room|next room|building)|outside|downstairs|upstairs)|right now|he is here now|is here now|now",
	"coming back (?:now|in)|outside (?:the|my) (?:door|room|bathroom)|(?:im|i am|ive|we are|were) (?:\\w+ )?(?:locked|hiding)|banging|wont let me out",
);
const FEAR = either(
	"knife|gun|weapon|machete|bat|hammer|axe|kill (?:me|us)|hurt (?:me|us)|scared|afraid|terrified|drunk|angry|screaming|shouting|raging",
	"restraining order|wont (?:leave|go away|stop)|threaten\\w*|violent|ex|stalker|coming for",
);
export const ATTACK: readonly RegExp[] = [
	all(`${THEM}`, `${BREAKS_IN} (?:\\w+ ){0,4}${HOME}`),
	all(`${THEM} (?:\\w+ ){0,3}(?:breaking in|trying to (?:break|get) in)(?! to )`),
	all(`${THEM} (?:\\w+ ){0,3}(?:breaking|kicking|beating|smashing|knocking) (?:down|in) (?:the|my|our) door`),
	all(
		`${THEM} (?:\\w+ ){0,4}(?:going to|gonna|about to|trying to|will|ll) kill (?:me|us)`,
		"(?:kill (?:me|us) (?:right )?now|right now|hurry|please help|help me|hiding|(?:hes|shes|he is|she is|theyre) (?:coming|outside|here|in the house))",
	),
	all(
		`(?:someone|somebody|a man|a guy|a stranger|intruder|burglar|people|men) (?:\\w+ ){0,3}(?:broken into|breaking into|in|inside) my (?:house|flat|home|` +
			`apartment|garden|hallway|kitchen)(?! (?:is|are|was|who|keeps?|has|left|ate|put|that|to|for|with me) )`,
		either("theres|there is|heard|hear|think|help|now|right now|is|downstairs|upstairs"),
	),
	all(
		`${THEM} (?:\\w+ ){0,3}(?:at|outside|banging|knocking|pounding|hammering|kicking) (?:\\w+ ){0,4}(?:door|window|house|flat)`,
		FEAR,
	),
	all(
		`${THEM} (?:\\w+ ){0,3}${VIOLENT} (?:me|us|my (?:mum|dad|sister|brother|baby|kids|son|daughter)|the (?:house|place|flat|kids))`,
		either(STILL_NEAR, "coming for (?:me|us)|whenever i move|here"),
	),
	all(
		"smashing (?:up )?(?:the|my|our) (?:house|flat|place|room|door|kitchen)",
		"coming for (?:me|us)|threaten\\w*|scared|afraid|hiding|locked",
	),
	all(
		`${THEM} (?:\\w+ ){0,3}${VIOLENT_PAST} (?:me|us)`,
		either(
			"still (?:here|in the (?:house|flat|room))",
			"outside (?:the|my) (?:door|room|bathroom)",
			"locked (?:myself )?in",
			"hiding",
			"coming back now",
		),
	),
	all(
		`${THEM} (?:\\w+ ){0,4}(?:gun|knife|machete|axe|hammer)`,
		either(
			"pointing it at (?:me|us)|at my (?:head|throat)|to my (?:head|throat)|coming (?:at|for|after) (?:me|us)|(?:and|he) (?:is |s |hes |shes )?(?:outside|downstairs|in the house|" +
				"here) (?:now|right now)|wont let me leave",
		),
	),
];
export const NO_ATTACK = any(
	"voices|postman|postie|delivery|courier|parcel|pizza|uber|taxi|brb|trick or treat|sandcastles?|plumber|electrician|builder|cleaner|locksmith",
	"insurance|our street|neighbourhood watch|cat|dog|puppy|kitten|toddler|the kids are|drums?|market|industry|career|job|shoes|boots",
	"sparring|boxing|karate|football|rugby|wedding|birthday|surprise|singing|carol|jehovah\\w*|salesman|selling",
);

const KIN = either(
	"my (?:\\w+ ){0,2}(?:girl|boy|son|daughter|child|kid|baby|toddler|mum|dad|mother|father|nan|gran|grandad|grandma|brother|sister|husband|wife|partner|boyfriend|girlfriend|friend|" +
		"mate|flatmate|roommate|cousin|nephew|niece|twin|neighbou?r|aunt|uncle|grandson|granddaughter|colleague|boss)",
	"my (?:\\w+ ){0,2}(?:(?:year|yr|month)s? old|[0-9]+yo)",
	"(?:mum|mom|dad|nan|gran|grandma|grandad|granny)",
	"(?:he|she|hes|shes|theyve|they|the (?:baby|toddler|kid|child)|our (?:\\w+ )?(?:son|daughter|baby|toddler|child)|someone)",
);
/** A child too small to know what it swallows. */
const SMALL = either(
	"my (?:\\w+ ){0,2}(?:girl|boy|son|daughter|child|kid|baby|toddler|grandson|granddaughter|nephew|niece)",
	"(?:the|our) (?:baby|toddler|kid|child|twins)",
	"(?:my (?:\\w+ ){0,2}|[0-9]+ ?)(?:yo|(?:year|yr|month)s? old)",
);
const GAP = "(?:(?!(?:i|im|ive|never|didnt|not|says|said|if) )\\w+ ){0,3}";
export const OTHER_TAKEN: readonly RegExp[] = [
	all(`${KIN} ${GAP}${SWALLOWED} (?:\\w+ ){0,4}${POISON}`),
	all(`${KIN} ${GAP}${SWALLOWED} (?:\\w+ ){0,4}${TOO_MUCH} (?:\\w+ ){0,3}${DRUG}`),
	all(`${KIN} ${GAP}${SWALLOWED} (?:\\w+ ){0,3}${PRESCRIPTION}`),
	all(
		`${SMALL} ${GAP}(?:swallowed|ate|eaten|chewed|drank|drunk|(?:got|gotten) (?:into|hold of)) (?:\\w+ ){0,3}(?:my|our|nans|grans|grandmas|grandads|dads|mums|moms) (?:\\w+ ){0,2}` +
			"(?:pills?|tablets?|capsules?|meds|medication|medicine|painkillers?|antidepressants?|paracetamol|ibuprofen|perfume|vape)",
	),
	all(`${KIN} ${GAP}(?:overdosed|od ?ed|(?:taken|took) an overdose)`),
];
export const OTHER_BLEEDING: readonly RegExp[] = [
	all(
		`${KIN} ${GAP}(?:(?:stabbed|shot) (?:himself|herself|themselves|themself)(?! in the foot)|(?:cut|slit|slashed) (?:his|her|their) (?:\\w+ )?(?:wrists?|throat|neck))`,
	),
	all(
		`${KIN} ${GAP}(?:(?:is |s |has been |was |got )?bleeding (?:out|heavily|badly|a lot|everywhere|so much)|(?:is |s |has been |was |got |been )(?:stabbed|` +
			`shot))(?! (?:at|up|down|hoops|himself|herself))`,
		either("blood|bleeding|stabbed|shot"),
	),
];

const NO_BREATH = either(
	"(?:isnt|is not|stopped|not|barely|hardly) breathing(?! (?:down|a word))",
	"(?:has |have |theres )?no pulse",
	"(?:gone|going|turned|turning) (?:\\w+ )?blue|(?:lips|face) (?:is|are|look) (?:\\w+ )?blue",
	"unconscious|lifeless|(?:unresponsive|isnt responding|wont respond|not responding)(?! to (?:my|me|any|our|the))",
);
export const OTHER_NOT_BREATHING: readonly RegExp[] = [
	all(`${KIN} ${GAP}${NO_BREATH}`),
	/\b(?:her|his|their) lips (?:are |look |went |going |turned |is )?(?:\w+ )?(?:blue|grey|gray|purple)\b/,
	all(
		either("he|she|they|hes|shes|theyre|him|her|them", KIN),
		"(?:snoring|gurgling|gasping|rattling)",
		either(
			"pills?|tablets?|took|taken|overdose\\w*|od ?ed|heroin|fentanyl|drunk|wont wake|cant wake|unconscious|floor|vomit\\w*",
		),
	),
	/\b(?:(?:isnt|not|stopped) breathing|no pulse)\b(?! (?:a word|easy|easily|well|properly|down|space|through|exercises?|in|deep\w*))/,
	all(
		`(?:wont|doesnt|cant|not) (?:\\w+ )?(?:wake|waking|woken)`,
		either("him|her|them|he|she|they", KIN),
		either(
			"pills?|tablets?|overdose\\w*|od ?ed|heroin|fentanyl|needle|blue|breathing|shak(?:e|en|ing)|slapp\\w+|vomit|cold",
		),
	),
	all(
		`(?:found|find) (?:him|her|${KIN}) (?:\\w+ ){0,3}(?:hanging|hanged|hung)(?! (?:out|around|onto|up|with))`,
	),
	all(
		`${KIN} ${GAP}(?:is hanging|hanging) (?:from|by|in the)`,
		either("rope", "belt", "cord", "sheet", "neck", "help"),
	),
	all(
		`${KIN} ${GAP}(?:hanged|hung) (?:himself|herself|themselves|themself)`,
		either("just", "right now", "cut (?:him|her|them) down", "still warm"),
	),
];
/** The person was found dead, and mourned since. */
export const MOURNED = any(
	"died|dead for|passed away|funeral|buried|since then|griev\\w*|grief|nightmares?|flashbacks?|every time|every night|keep seeing|still see|cant forget|anniversary|therapy|therapist",
	"a (?:while|long time) ago|when we found|the day (?:i|we)|never got over|ptsd|was (?:already )?dead|phone|laptop|computer|screen|server|website|app|button|washing|coat|picture|lights?",
);

/** Another person is being hurt within hearing. */
export const OTHER_ATTACK: readonly RegExp[] = [
	all(
		"(?:hear|see|watch|watching|hearing|seeing)",
		`${VIOLENT} (?:\\w+ )?(?:her|him|them|someone|somebody|his|(?:a|the|my) (?:\\w+ )?(?:wife|girlfriend|partner|kids?|child|baby|woman|mum|dad|sister|brother|man))`,
		either(
			"now",
			"right now",
			"again",
			"next door",
			"upstairs",
			"downstairs",
			"through the wall",
			"outside",
			"neighbou?r\\w*",
			"what do i do",
			"should i",
		),
	),
	all("neighbou?rs?", `(?:is|are|s) (?:\\w+ )?(?:being )?(?:beaten|strangled|stabbed|attacked|${VIOLENT})`),
];

/** Another person is very ill now: heart, stroke, fit, choking. */
export const OTHER_ILL: readonly RegExp[] = [
	all(
		`${KIN} (?:\\w+ ){0,5}(?:holding|clutching|grabbing|gripping) (?:his|her|their) chest`,
		either("floor|sweating|grey|pale|cant breathe|arm|collapsed|pain|help|now"),
	),
	all(
		`${KIN} ${GAP}(?:(?:is |s )?having a (?:heart attack|stroke|seizure|fit)|(?:is |s )?(?:fitting|convulsing|choking)|(?:has |just |has just )?collapsed)`,
		either("right now|now|help|what do i do|on the floor|wont stop|just|cant breathe|blue|dont call"),
	),
	all(
		`${KIN} ${GAP}(?:face|mouth|arm) (?:is |has )?(?:drooping|dropped|gone numb)|slurr(?:ed|ing)`,
		either("face|arm|cant (?:lift|speak|move)|drooping"),
	),
];
