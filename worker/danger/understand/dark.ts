/** What words that may be dark seem to touch: one's own life, hurting somebody, or being hurt or frightened by somebody. */
export type DarkKind = "life" | "harm" | "fear";

/** The same words in play, about work, machines, food, games or an ordinary night. */
const HARMLESS: readonly RegExp[] = [
	/(?<!\b(?:afraid|scared|terrified|frightened) (?:that )?)\bmy (?:\w+ )?(?:parents|mum|mom|boss|teacher|coach|roommate|flatmate|landlord|sister|kids)(?:'s|'ll| is| are| will| would|'d)? ?(?:so |totally |literally )?(?:going to |gonna )?kill me\b/gi,
	/\b(?:kill(?:ed|ing)? (?:it|time|the (?:time|mood|process|engine|lights?|app|server|music|vibe|presentation|interview|exam|gig)|an? (?:hour|bug|spider|fly|wasp|mosquito|process|few|couple|plant|weed|bottle)|two birds|the plants?)|made? a killing|killer|dressed to kill|kill for (?:a|an|some)|(?:die|dying) (?:for (?:an?|some|chocolate|coffee|pizza|cake)|to (?:know|see|go|try|tell|hear|meet|find|get|read|eat|start|ask|visit|play)|of (?:laughter|laughing|boredom|embarrassment|shame|curiosity|hunger|thirst|heat|cold|jealousy|cuteness|old age)|laughing)|to die for|over my dead body|dead (?:tired|serious|line|ends?|battery|batteries|phone|weight|silence|centre|lift\w*|wood|pool|on my feet|last|right|certain|sure|cool|boring|set)|drop dead gorgeous|(?:love|bore|bored|scare|scared|worry|worried|work|worked|tickle)d? \w+ to death|half dead|die hard|dice|died? down|dye\w*|crop tops?|pain killers?|painkillers?|overkill)\b/gi,
	/\b(?:\w*phone|\w*laptop|computer|battery|car|engine|tablet|wi-?fi|internet|tv|fridge|boiler|printer|charger|plants?|flowers?|tomatoes|deadlines?|meetings?|class(?:es)?|lectures?|calls?|homework|exams?|essays?|shifts?|courses?|projects?|queue|hangover|throat|stomach|tooth|shoulders?|spreadsheets?|emails?|zoom|paperwork|training|boots|dress|jeans|humidity|back|feet|knees?|legs?|shoes|heels|head(?:ache)?|commute|job|work|boss|heat|suspense|wait(?:ing)?|traffic|diet|workout|pollen|allergies)(?:'s| is| are| has| have| was| were| just| really| absolutely| literally)* (?:dead|died|dies|dying|kill(?:s|ing|ed) me(?: softly)?|killing us)\b/gi,
	/\b(?:jump(?:ed|ing)? (?:rope|to (?:a )?conclusions?|at the (?:chance|opportunity)|the (?:gun|queue|line|shark)|ship|for joy|in (?:with both feet|the (?:pool|shower|lake|sea|water|car)))|bungee jump\w*|long jump|shot (?:in the arm|of espresso)|shoot(?:ing)? (?:hoops|a (?:film|movie|video|wedding)|the breeze|for)|hang(?:ing)? (?:out|up|in there|on|around|with)|glue gun|nail gun|top gun|knife skills|choke(?:d|s)? (?:up|on)|beat (?:eggs|him at|her at|them at|the (?:record|clock|odds))|hit (?:the (?:gym|road|sack|shops?|snooze|wall|books?)|me up|rock bottom)|shake (?:hands|it off|on it)|smash(?:ed)? it|nailed it|stab(?:bed)? at)\b/gi,
	/\b(?:stopped|stop|quit|c[ao]me off|coming off|off|forgot(?: to take)?|skipp\w+|missed) (?:taking )?my (?:\w+ )?(?:meds|medication|tablets|pills)\b/gi,
	/\b(?:happily ever after|forever (?:grateful|young|home)|(?:takes?|taking|took|waited|waiting|been|lasts?) forever|forever (?:ago|and a day))\b/gi,
	/\bliv(?:e|ing|ed) (?:in|with|at|near|alone|together|apart|on (?:my own|a|the|ramen|coffee)|up to|room|abroad|off|far|close|here|there|by|next|under|out of)\b(?! (?:this (?:world|body)|pain|fear))/gi,
];

/** Fearing death is the opposite of wishing for it; what else is said counts as ever. */
const FEARS_DEATH =
	/(?<!\b(?:not|no longer|never|hardly|without|stopped being) (?:\w+ )?|n't (?:\w+ )?)\b(?:scared|afraid|terrified|frightened|petrified|fear) of (?:dying|death)\b(?! by my)/gi;

/** Which way to go, and not whether to. */
const UNDECIDED =
	/\b(?:don't|do not|no idea) (?:really |even )?(?:know )?what (?:to do|to make|I(?:'m| am) (?:even )?doing|I want|I should (?:do|be doing)|to be doing) (?:with|of|from|in) (?:my|this) life(?: any ?more)?\b|\bthis is the end of (?:my|our|the|a)\b|\b(?:think|thinking|thought) about death (?:a lot |all the time )?since (?:my|our|he|she|the)\b/gi;

const NOT =
	"(?:not|n't|never|no longer|no|hardly|without|stop|stopped|quit|done|rather|instead of|sick of|tired of|enough of|hate|deserve|wish|if only)";
const SOMEBODY =
	"(?:him|her|them|someone|somebody|anyone|people|everyone|others|(?:my|our|the|his|her) (?:\\w+ )?(?:baby|babies|kids?|child|children|son|daughter|wife|husband|partner|boyfriend|girlfriend|ex|mum|mom|mother|dad|father|brother|sister|boss|neighbou?r|dog|cat|toddler|stepdad|roommate|flatmate|colleague|friend|teacher|family))";
const PERSON =
	"(?:him|her|them|(?:my|our) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|stepdad|stepfather|stepmother|brother|uncle|son|neighbou?r|boss|landlord|roommate|flatmate)|he|she)";

function words(source: string): RegExp {
	return new RegExp(
		source.replaceAll("NOT", NOT).replaceAll("SOMEBODY", SOMEBODY).replaceAll("PERSON", PERSON),
		"i",
	);
}

const LIFE: readonly RegExp[] = [
	// Dying, and a wish, a plan or a thought of one's own in the same sentence; nobody else's death.
	words(
		"\\bI(?:'\\w+)?\\b(?! (?:was|am) told)[^.!?;]{0,45}\\b(?:die(?! (?:of|from|in))|dying|dead|suicid\\w*|death)\\b(?<!\\b(?:s?he|they|who|it|dad|mum|mom|\\w+'s|(?:my|his|her|their|the|a) (?:\\w+ )?\\w+|his|her|their)(?: is| was| are| were|'s)? (?:\\w+ )?(?:dying|dead|death|die))",
	),
	words(
		"\\b(?:kill|off|end|hang|shoot|drown|poison|finish|unalive|do away with|get rid of|dispose of)(?:ing|ed)? (?:of )?(?:myself|me|my (?:own )?life)\\b",
	),
	words(
		"^(?:please |just |somebody |someone )*kill me\\b|\\b(?:someone|somebody|god|please)(?: \\w+)? (?:kill|shoot|end|take) me\\b|\\blet me (?:die|go for good)\\b",
	),
	words(
		"\\b(?:want|wanna|going to|gonna|ready|could|might|will|I'll|tonight|rather|tempted|plan|thinking (?:of|about)|think (?:of|about)|way)(?: to| of)?(?: just| finally)? ?(?:end|ending|finish|finishing) (?:it(?: all)?|everything|things for good|all of (?:it|this))\\b(?! with| between| at| before| by| early| on (?:time|friday|monday|a))",
	),
	words(
		"\\b(?:noose|suicide|overdos\\w*|lethal|exit bag|self-?harm\\w*|goodbye (?:letter|note|video)s?|funeral songs? for me|(?:take|taking|swallow\\w*) (?:them all|all of them|the whole (?:lot|bottle|box|pack)))\\b",
	),
	words(
		"\\b(?:took|take|taking|swallow\\w*|have|got|saved|saving|bought|counted|counting|collect\\w*|enough|bottle of|all (?:of )?(?:my|the|these|those)|lot of|handful of|too many)\\b[^.!?]{0,25}\\b(?:pills|tablets|meds|paracetamol|tylenol|sleeping pills|insulin)\\b(?! (?:for|every|with (?:food|breakfast|water)|twice|once|at (?:eight|night|breakfast)|as|against))",
	),
	words(
		"\\b(?:pills|tablets|meds|gun|rope|knife|razors?|blades?|pistol|rifle)\\b[^.!?]{0,40}\\b(?:tonight|ready|in (?:my|front of) (?:hand|me|lap|drawer|mouth)|in my hand|going to|gonna|take them|use (?:it|them)|to my (?:head|wrist|throat)|next to me|look(?:ing)? at me)\\b",
	),
	words(
		"\\bI(?:'\\w+)?\\b[^.!?]{0,30}\\b(?:gun|rope|razors?|razor blades?|pistol|rifle)\\b|\\bI(?:'\\w+)? (?:\\w+ ){0,3}(?:hold|holding|took|take|taking|picked up|have|got|grabbed|bought) (?:an? |the |my )?(?:\\w+ )?knife\\b(?! (?:and (?:cut|chopp)|to (?:cut|chop|slice|peel)|set|for))",
	),
	words(
		"\\b(?:think|thinking|thought|thoughts|imagin\\w*|fantasi\\w*|picturing|urges?|want|tempted)\\b[^.!?]{0,15}\\b(?:(?:crashing|swerving)(?! (?:at|on|in|with|for|out|the (?:party|wedding)|a party))|crash (?:my|the|this) car|driv(?:e|ing) off (?:a|the) (?:road|bridge|cliff))\\b",
	),
	words(
		"\\bI(?:'\\w+)? (?:\\w+ )?(?:cut|cutting|scratch(?:ed)?|burn(?:ed|t)?) myself\\b(?! (?:shav|cook|off|on|some|free|loose|short|while|with a (?:kitchen|bread)|out|by (?:accident|mistake)|chopp|in the kitchen))",
	),
	words("\\bcut(?:ting)? (?:my(?:self)? (?:arms?|wrists?|thighs?|legs?|skin|open)|again|deeper?)\\b"),
	words(
		"\\b(?:bridge|ledge|roof|rooftop|cliff|balcony|train tracks?|rails|platform edge|parapet)\\b[^.!?]{0,30}\\b(?:jump\\w*|look(?:ing)? down|edge|over the|step off|let go|fall)\\b|\\b(?:stand(?:ing)?|climb\\w*|sit(?:ting)?|walk(?:ing)? to) [^.!?]{0,20}\\b(?:bridge|ledge|roof|rooftop|cliff|tracks|rails|parapet)\\b(?! (?:home|at \\d|every|for (?:a|the) (?:view|walk|drink)))|\\b(?:jump\\w*|step(?:ping)?|fall(?:ing)?)\\b[^.!?]{0,20}\\b(?:off|from|in front of|under|onto|over|out of)\\b[^.!?]{0,12}\\b(?:bridge|ledge|roof|rooftop|cliff|balcony|train|tracks|rails|window|building|lorry|truck|bus|traffic)\\b(?! (?:to|home|at \\d|every|station|for (?:a|the) (?:view|walk|drink)))",
	),
	words(
		"\\b(?:driv(?:e|ing)|steer\\w*|swerv\\w*|crash\\w*|walk(?:ing)?|run(?:ning)?|throw(?:ing)? myself|step(?:ping)?)\\b[^.!?]{0,25}\\b(?:into|in front of|under|off)\\b[^.!?]{0,15}\\b(?:traffic|trains?|trucks?|lorry|lorries|river|sea|lake|oncoming|cliff|bus|bridge|cars?)\\b|\\b(?:driv(?:e|ing)|steer\\w*|swerv\\w*|crash\\w*)\\b[^.!?]{0,25}\\binto\\b[^.!?]{0,15}\\b(?:wall|tree|pillar|something)\\b",
	),
	words(
		"\\bNOT\\b[^.!?;]{0,32}\\b(?:to live|living|live (?:any ?more|any longer|like this|through)|be(?:ing)? alive|alive|to exist|existing|exist|been born|born|breathing|to be here any ?more|be here (?:any ?more|tomorrow|much longer)|be around (?:any ?more|much longer|for (?:that|it|christmas)))\\b|n't\\b[^.!?;]{0,32}\\b(?:to live\\b|live any ?more|be alive|be here (?:any ?more|tomorrow|much longer)|exist|been born|(?:this|my|a) life(?: any ?more)?$|be around (?:any ?more|much longer))",
	),
	words(
		"\\b(?:wish|want|wanted|hope|hoping|rather|better|pray|what if|mind)\\b[^.!?]{0,30}(?:\\b(?:not|never|fail to)|n't)\\b[^.!?]{0,14}\\b(?:wak(?:e|ing) up|woken up|wake)\\b(?! (?:at|so|early|for|late|tired|with|next|before|every))",
	),
	words(
		"\\b(?:sleep|asleep|rest|gone|go|leave|leaving|disappear\\w*|vanish|quiet|stop|silence|close my eyes)\\b[^.!?]{0,20}\\b(?:forever|for good|for ever|permanently|and never)\\b",
	),
	words(
		"\\bgood ?bye,? (?:to )?(?:everyone|everybody|all(?: of you)?|world|cruel world|forever|my (?:loves?|kids|family|friends|children|parents)|life)\\b|\\bthis is (?:my )?(?:goodbye|the end|it for me)\\b|\\b(?:my|the) last (?:message|night|day(?! (?:at|of|in|on))|goodbye|words|letter)\\b|\\bfarewell,? (?:everyone|world|all)\\b|\\bsa(?:y|id|ying) (?:my )?goodbyes?\\b(?= to (?:everyone|everybody|my (?:family|friends|kids|children|life)))",
	),
	words(
		"\\b(?:when|once|after|if) I(?:'m| am| was| were)(?: no longer| not)? (?:gone|dead|here any ?more)\\b|\\b(?:world|life|better|happier|easier|lighter|relieved|goes? on|manage|cope)(?: off)? (?:\\w+ ){0,2}without me\\b(?! (?:for|at|to the|there|tonight|on))|\\bwon't (?:have to )?(?:hear from|see) me (?:again|any ?more)\\b",
	),
	words(
		"\\b(?:tired|sick|done|finished|through|had enough) (?:of|with) (?:life|living|being (?:alive|here)|this life|existing|it all)\\b|\\bno (?:reason|point|will|wish|desire) (?:to|in|of) (?:live|living|going on|be|being)\\b|\\b(?:can't|cannot|don't want to) (?:go on|carry on|keep going|live)(?: (?:any ?more|any longer|like this))?[.!]*$",
	),
];
const HARM: readonly RegExp[] = [
	words(
		"(?<!(?:n't|not|never) (?:\\w+ )?)\\b(?:want|wanted|going|gonna|could|might|will|I'll|about|afraid|scared|terrified|urge|tempted|feel like|ready|plan|planning|thought|think|thinking|dream)\\b[^.!?]{0,25}\\b(?:hurt(?:ing)?|hit(?:ting)?|punch(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|chok(?:e|ing)|kill(?:ing)?|harm(?:ing)?|attack(?:ing)?|poison(?:ing)?|smother(?:ing)?|shak(?:e|ing)|beat(?:ing)?|slap(?:ping)?|smack(?:ing)?|drown(?:ing)?|burn(?:ing)?|throw(?:ing)?)(?: up)?,? (?:and \\w+ )?SOMEBODY\\b(?!'s? (?:feelings|hand)|s? (?:feelings|at|by|if I (?:leave|say|tell)|a party))",
	),
	words(
		"\\bI(?:'ve| have)? (?:\\w+ )?(?:hit|slapped|smacked|punched|choked|strangled|shook|stabbed|kicked|shoved|beat|shot|poisoned) (?:up )?SOMEBODY\\b(?! (?:up|at|in the (?:race|game|finals?)))",
	),
	words(
		"\\b(?:kill|shoot|stab|burn)(?:ing)? (?:everyone|them all|people|somebody|someone)\\b|\\bburn (?:down )?(?:the|his|her|their) (?:house|school|office|place)(?: down)?\\b|\\b(?:make|making) (?:him|her|them) (?:pay|suffer|bleed)\\b",
	),
];
const FEAR: readonly RegExp[] = [
	words(
		"\\b(?:he|she|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|mum|mom)) (?:\\w+ )?(?:(?:punched|kicked|smashed|put (?:his|her) fist through|broke down) (?:down |in |up )?(?:the |a |my |our )(?:\\w+ )?(?:doors?|walls?|windows?|phone|plates?|furniture|chairs?|mirror|laptop|place|house|kitchen)|broke the door)\\b(?! (?:handle|knob|lock|hinge))",
	),
	words(
		"(?<!\\b(?:it|that|this|which|news|realisation) (?:\\w+ )?)\\b(?:chok|strangl|threaten|rap|stalk|drugg|grop|molest|beat|slapp|punch|kick|assault)(?:e|es|ed|ing|s)? me\\b(?! (?:at|to the|in the (?:race|game)|out))|\\b(?:PERSON|they|someone|somebody) (?:\\w+ )?(?:hits?|hit|hurts? me physically|locks?|locked|grabbed|pushed|shoved) me\\b(?! up| with (?:the|a) (?:news|bill|question))",
	),
	words(
		"\\bforc(?:e|es|ed|ing) (?:me|myself on|himself on)\\b(?! (?:to (?:work|pay|move|take|do|sign|learn|study|wear|quit|sell|eat|smile|go out|rest|relax|choose|think)))|\\bI(?:'m| am| was| got) (?:being )?forced\\b|\\bmade me (?:touch|watch|undress|do (?:things|it|stuff))\\b",
	),
	words(
		"\\b(?:afraid|scared|terrified|frightened) of (?:PERSON|what (?:he|she|they)(?:'ll| will| might|'d) do)\\b(?! (?:leaving|dying|getting|judging|seeing|losing|being|finding|leav|not|death|thinking|laughing|saying|reaction|moods?|cooking|driving|opinion))|(?:\\bnot|n't) (?:\\w+ )?(?:feel )?safe (?:at home|with (?:him|her|them)|around (?:him|her|them|my)|here)\\b",
	),
];

const KINDS: readonly (readonly [DarkKind, readonly RegExp[]])[] = [
	["harm", HARM],
	["fear", FEAR],
	["life", LIFE],
];

/** What a wish, a plan or a deed may be about that nobody should cheer; null when there is no such sign. */
export function darkKind(text: string): DarkKind | null {
	let rest = text.replace(/\b(?:gonna|gunna)\b/gi, "going to").replace(/\bwanna\b/gi, "want to");
	for (const pattern of [...HARMLESS, FEARS_DEATH, UNDECIDED]) {
		rest = rest.replace(pattern, " ");
	}
	return KINDS.find(([, patterns]) => patterns.some((pattern) => pattern.test(rest)))?.[0] ?? null;
}

/** Whether words may be dark: wide on purpose, since a question too many costs less than one cheer too many. */
export function mayBeDark(text: string): boolean {
	return darkKind(text) !== null;
}
