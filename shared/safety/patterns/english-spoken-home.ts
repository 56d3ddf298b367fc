import type { Family } from "./english.ts";

const PARTNER =
	"(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|stepdad|brother|son|uncle|fiance|he|she|they)";
const CHILD =
	"(?:(?:my|the|our) (?:[a-z]+ )?(?:baby|newborn|child|kid|kids|son|daughter|toddler|little (?:boy|girl|one)))";
const ONE_OF_THEM = `(?:him|her|them|${CHILD}|my (?:wife|husband|girlfriend|boyfriend|partner|mum|dad))`;

/** Threats and being followed, and the writer's own hands on others. */
export const SPOKEN_HOME: readonly Family[] = [
	{
		name: "threatened and followed",
		level: "abuse",
		weight: 3,
		patterns: [
			`${PARTNER} (?:(?:keeps|always|has|once|actually) )?(?:says|said|saying|told me|tells me|threatened|threatens|texted|texted me|swore|swears) (?:that )?(?:hell|shell|hed|shed|theyd|theyll|he will|she will|he would|she would|to|hes going to|shes going to) (?:~ )?(?:kill|stab|shoot|strangle|murder|drown|burn) (?:me|us|the kids)(?! (?:when|for|with|over|if i (?:forget|eat|ate|break|spoil|miss|buy|lose|finish|dont|touch|scratch|keep|wake))) ## lol|haha|jok[a-z]*|game|{topic}|bill|dishes|{themself}`,
			"(?:he|she|hell|shell|he will|she will|hed|shed|husband will|boyfriend will|ex will|dad will|he would|she would) (?:~ )?(?:kill|murder|strangle|shoot|stab) me if (?:i|we) (?:ever |try to |tried to )?(?:leave|left|go to the police|went to the police|tell anyone|told anyone|report|cheat|cheated|get pregnant|got pregnant|call the police|divorce)(?= )|kill me if (?:he|she) (?:ever )?finds out i (?:told|called|left|talked|spoke|went|reported)(?= )",
			`(?:puts?|putting|hid|hides|placed|stuck|installed|left) (?:~ )?(?:trackers?|airtags?|gps|spyware|tracking) (?:~ )?(?:on|in|under|inside) (?:~ )?my (?:car|phone|bag|bedroom|house|coat|things|shoes) && (?:${PARTNER}|stalker|someone) ## in case|stolen|luggage|school`,
			`(?:${PARTNER}|stalker|someone|a man|this guy|somebody) (?:keeps )?(?:sends?|sent|sending|posts?|posted|texted|texts|messaged) (?:me )?(?:~ )?(?:pictures?|photos?|videos?|pics?) (?:~ )?of my (?:[a-z]+ )?(?:window|house|front door|door|bedroom|street|flat|home|kids school|building)(?! (?:keys?|plants?|number)) ## agent|listing|deliver[a-z]*|driver|parcel|neighbou?rs?|builders?|installer|insurance|plumber|architect`,
			`(?:${PARTNER}|(?:husband|wife|boyfriend|girlfriend|partner|dad|stepdad|mum|brother|son|he|she)s)(?: is)? (?:so |really |very |high and |completely )?(?:drunk|high|raging|out of control|in a rage) (?:again )?(?:and )?(?:he |she |hes |shes |is )?(?:shouting|screaming|yelling|smashing|throwing|breaking|banging|kicking|hammering)(?! (?:at the (?:tv|telly|game|football|screen)|a party|up))`,
			"(?:scared|afraid|terrified|frightened) to (?:go|come|be|return) (?:back )?home(?= (?:[.,]|tonight|now|because (?:he|she|of him|of her|my (?:{theirs}))|to (?:him|her|my (?:{theirs})))(?= )| $) ## alone|dark|exam[a-z]*|ghosts?|spiders?|grades|report|fail[a-z]*|results|tell|told|{themself}",
		],
	},
	{
		name: "hands on others",
		level: "violence",
		weight: 3,
		patterns: [
			`(?<=(?:^| )i )(?:have )?(?:hit|slapped|smacked|shook|hurt|choked|kicked|punched) ${CHILD}(?= (?:[.,]|again|today|last|tonight|yesterday|and|because)(?= )| $) ## by accident|accidentally|feelings|game`,
			`(?:feel like|want to|urge to|urges to|(?:keep|cant stop) (?:imagining|picturing|seeing myself|thinking about|thinking of)|thoughts of|thinking about|thinking of|scared ill end up) (?:throw|throwing|drop|dropping|slam|slamming|smash|smashing|hurl|hurling|fling|flinging|push|pushing) ${ONE_OF_THEM} (?:~ )?(?:against|down|out of|out the|off|into|across|through|on|onto) (?:~ )?(?:wall|stairs|window|floor|balcony|ground|room|bath|steps|door)`,
			`(?:feel like|want to|urge to|urges to|keep imagining|cant stop imagining|thoughts of) (?:throw|throwing|drop|dropping|slam|slamming|smash|smashing|shake|shaking|smother|smothering|hurl) ${CHILD}(?= (?:[.,]|when|until|because|so|and)(?= )| $)`,
			"(?:shoot|shooting|blow|blowing) up (?:the|my|our|that|this|a) (?:[a-z]+ )?(?:school|office|workplace|church|mosque|synagogue|college|campus|mall|class|classroom|club|party|wedding)(?= ) && {me} ## {topic}|game|lol|balloons?|{they}|minecraft|prices|numbers",
			"(?:i|and i) (?:~ )?(?:punched|put|kicked|smashed|drove) (?:~ )?(?:hole|fist|foot) (?:~ )?(?:in|through|into) (?:~ )?(?:door|wall|drywall|window|cupboard) && (?:wife|husband|girlfriend|boyfriend|partner|her|him|kids|son|daughter|mum|dad|ex|argument|fight|fighting) ## accident(?:ally)?|by accident|sofa|furniture|nail|shelf|drill",
		],
	},
];
