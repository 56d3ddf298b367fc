/** What tells of an emergency. Each rule is read from words without signs, in any order: see `emergencies.ts`. */

const either = (...words: readonly string[]) => `(?:${words.join("|")})`;
const all = (...sources: readonly string[]) =>
	new RegExp(`^${sources.map((each) => `(?=.*\\b${each}\\b)`).join("")}`);
const any = (...sources: readonly string[]) => new RegExp(`\\b(?:${sources.join("|")})\\b`);

/** It is over, told, played or asked about. */
export const NOT_NOW = any(
	"yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|time)|years? ago|months? ago|weeks? ago|days ago",
	"when i was|used to|as a (?:kid|child|teenager)|back then|in the past|once before|in (?:19|20)[0-9]{2}",
	"film|movie|series|episode|novel|book|game|dream|dreamt|nightmare|song|news|lol|haha|jk|joking|halloween|escape room",
	"what (?:if|would|happens|to do if)|how (?:much|many|long)|(?:would|have|had) never|never (?:took|take|taken|drank|ate|hit)",
	"hospital now|in hospital|paramedics are here|police (?:are|were) here|ambulance is here|stopped bleeding|bleeding stopped",
);

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
	"postman|postie|delivery|courier|parcel|pizza|uber|taxi|brb|trick or treat|sandcastles?|plumber|electrician|builder|cleaner|locksmith",
	"insurance|our street|neighbourhood watch|cat|dog|puppy|kitten|toddler|the kids are|drums?|market|industry|career|job|shoes|boots",
	"sparring|boxing|karate|football|rugby|wedding|birthday|surprise|singing|carol|jehovah\\w*|salesman|selling",
);

const KIN = either(
	"my (?:\\w+ ){0,2}(?:girl|boy|son|daughter|child|kid|baby|toddler|mum|dad|mother|father|nan|gran|grandad|grandma|brother|sister|husband|wife|partner|boyfriend|girlfriend|friend|" +
		"mate|flatmate|roommate|cousin|nephew|niece|twin|neighbou?r)",
	"my (?:\\w+ ){0,2}(?:(?:year|yr|month)s? old|[0-9]+yo)",
	"(?:he|she|hes|shes|theyve|they|the (?:baby|toddler|kid|child)|our (?:\\w+ )?(?:son|daughter|baby|toddler|child)|someone)",
);
const GAP = "(?:(?!(?:i|im|ive|never|didnt|not|says|said|if) )\\w+ ){0,3}";
export const OTHER_TAKEN: readonly RegExp[] = [
	all(`${KIN} ${GAP}${SWALLOWED} (?:\\w+ ){0,4}${POISON}`),
	all(`${KIN} ${GAP}${SWALLOWED} (?:\\w+ ){0,4}${TOO_MUCH} (?:\\w+ ){0,3}${DRUG}`),
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
