import type { RiskLevel } from "../risk.ts";
import { FEW_WORDS, onlyWords } from "./after-danger.ts";
import type { Earlier } from "./after-dark.ts";

/** Pills or poison are in the body. */
const TAKEN = new RegExp(
	[
		String.raw`\b(?:took|taken|swallowed|downed|popped|necked|drank|ate|injected|had)\b.*\b(?:pills?|tablets?|overdose|tylenol|paracetamol|ibuprofen|aspirin|meds|medication|insulin|`,
		String.raw`antidepressants|xanax|benzos|opioids|bleach|antifreeze|poison|them all|all of them|everything)\b|\b(?:overdosed|od d|oded|overdosing)\b|\b(?:tome|me tome|`,
		String.raw`tragado)\b.*\b(?:pastillas|pildoras)\b|\b(?:pris|avale)\b.*\b(?:cachets|medicaments|comprimes)\b|\b(?:genommen|geschluckt)\b|\b(?:tabletten|pillen)\b.*\b(?:genommen|geschluckt|`,
		String.raw`ingenomen|geslikt)\b|\btomei\b.*\bcomprimidos\b|\bpreso\b.*\b(?:pillole|pastiglie)\b`,
	].join(""),
);

/** Physical symptoms, or their absence, which need a doctor at once. */
const BODY = new RegExp(
	[
		String.raw`\b(?:dying|sick|nause\w*|queasy|stomach|belly|tummy|guts?|sleepy|tired|drowsy|dizzy|woozy|faint\w*|throw(?:ing)? up|threw up|vomit\w*|puk(?:e|ed|ing)|spinning|spins|blurry|`,
		String.raw`blurred|seeing double|heart|chest|throat|mouth|breath\w*|numb|tingl\w*|weird|strange|funny|floaty|shak(?:y|ing|es)|cold|hot|sweat\w*|ears|ringing|head|eyes|legs|hands|sleep|`,
		String.raw`lie down|lying down|pass(?:ing)? out|black(?:ing)? out|awake|conscious|confused|slurr\w*|fine|ok|okay|alright|nothing|anything|different|calm|peaceful|relaxed|better|high|`,
		String.raw`hurts?|aches?|pain|blood|yellow|scared|afraid|mareo|mareado|mareada|vomit\w*|sueno|cansad[oa]|dormir|mal|vertiges?|ventre|schlecht|ubel|mude|schwindel\w*|bauchweh|misselijk|`,
		String.raw`duizelig|moe|enjoad[oa]|tont[oa]|sono|nausea|stanc[oa])\b`,
	].join(""),
);
const OF_SELF = new RegExp(
	[
		String.raw`\b(?:i|im|ive|my|me|everything|feel|feeling|feels|its|it|room|head|me siento|estoy|tengo|je|jai|ich|mir|ik|estou|ho|sto|sono)\b|^(?:nothing|tummy|stomach|belly|head|heart|`,
		String.raw`chest|throat)\b|^(?:so |really |getting |kinda |a bit |very )*(?:sick|sleepy|tired|dizzy|drowsy|nauseous|cold|numb)`,
	].join(""),
);
/** They already have medical care. */
const CARED_FOR = /\b(?:hospital|ambulance|paramedics?|er|a and e|nurse|doctor says|discharged)\b/;

/** The person who hurts them is near. */
const COMING = new RegExp(
	[
		String.raw`\b(?:ex|partner|husband|wife|boyfriend|girlfriend|bf|gf|dad|father|stepdad|mum|mom|mother|stepmum|brother|uncle|son|fiance|he|she|they|hes|shes|theyre|hell|shell|`,
		String.raw`theyll)s?\b.*\b(?:(?:coming|back|comes|gets|get|got|be|heading|driving|walking)\b.*\b(?:home|back|over|round|here|in|soon|now|inside|upstairs|up the stairs|to my room)|`,
		String.raw`on (?:his|her|the|their) way|outside|at the door|downstairs|in the (?:house|hall|kitchen|next room)|knocking|banging)\b`,
	].join(""),
);

/** The writer has hurt another person, or hides from them. */
const ON_OTHERS =
	/\bi (?:\w+ ){0,3}?(?:shook|hit|hurt|choked|dropped|threw|smothered|slapped|pushed|punched|kicked) (?:him|her|them|my \w+|the \w+)\b|^i (?:just |already )?(?:did|done) it\b/;
const HIDING = new RegExp(
	[
		String.raw`\b(?:he|she|they|hes|shes|theyre|wife|husband|girlfriend|boyfriend|kids?|son|daughter|baby)\b.*\b(?:hiding|crying|locked|wont come out|scared of me|afraid of me|bleeding|`,
		String.raw`not moving|on the floor|unconscious|limp|quiet now)\b`,
	].join(""),
);

const ARMED =
	/\b(?:bought|got|have|found|took|carrying|loaded|grabbed)\b.*\b(?:gun|pistol|rifle|shotgun|knife|machete|hammer|axe|acid|petrol)\b/;

/** He keeps it secret. At a party, or for a present, it's a surprise. */
const SECRET = new RegExp(
	[
		String.raw`\b(?:he|hes|(?:my|the) (?:uncle|dad|father|stepdad|stepfather|teacher|coach|brother|stepbrother|cousin|grandad|grandpa|boss|priest|pastor|boyfriend|ex|husband|tutor|babysitter|`,
		String.raw`neighbou?r|mums boyfriend|moms boyfriend))\b (?:\w+ ){0,3}?(?:made|makes|making|forced|had) me (?:to )?(?:promise|swear)(?: him)?(?: \w+){0,2} (?:not|never|wont|`,
		String.raw`wouldnt) (?:\w+ )?(?:tell|say|talk|speak)`,
	].join(""),
);
const SURPRISE = new RegExp(
	[
		String.raw`\b(?:party|surprise|present|gift|propos\w*|pregnan\w*|engage\w*|wedding|spoil\w*|ending|birthday|santa|recipe|trip|job|promotion|pass(?:word)?|crush|film|movie|die|dying|`,
		String.raw`suicid\w*|kill\w*|self|cut\w*|hurt(?:ing)? himself|sick|ill|cancer|diagnos\w*)\b`,
	].join(""),
);

/**
 * Returns what a short message shows after an overdose and after violence, against the writer or by them. `earlier`:
 * the same person's earlier messages, oldest first; called only when needed. `level`: what the message alone shows.
 */
export function afterHarm(plain: string, level: RiskLevel, earlier: () => readonly Earlier[]): RiskLevel {
	const words = onlyWords(plain);
	if (words === "" || words.split(" ").length > FEW_WORDS) {
		return "none";
	}
	if (SECRET.test(words) && !SURPRISE.test(words) && level === "none") {
		return earlier().some((each) => each.level === "other") ? "none" : "abuse";
	}
	if (BODY.test(words) && OF_SELF.test(words) && !CARED_FOR.test(words) && earlier().some(hasTaken)) {
		return "imminent";
	}
	if (
		(ON_OTHERS.test(words) || HIDING.test(words) || ARMED.test(words)) &&
		earlier().some(({ level }) => level === "violence")
	) {
		return "violence";
	}
	return COMING.test(words) && earlier().some((each) => each.level === "abuse") ? "abuse" : "none";
}

function hasTaken({ level, plain }: Earlier): boolean {
	return level === "imminent" && TAKEN.test(plain);
}
