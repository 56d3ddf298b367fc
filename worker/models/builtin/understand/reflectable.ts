import { looksSpelled } from "./spelling.ts";
import { isAdverb, isFiniteVerb, looksSingularPresent } from "./verbs.ts";

const FIRST_PERSON = /^(?:I|I'm|I've|I'd|I'll|we|we're|we've|we'd|we'll)$/i;
const OTHERS = /^(?:he|she|they|nobody|everyone|everybody|someone|somebody|people|everything|nothing)$/i;
const OTHERS_JOINED =
	/^(?:he's|she's|they're|they've|he'd|she'd|they'd|he'll|she'll|they'll|everyone's|everything's|nobody's|nothing's)$/i;
const THINGS = /^(?:it|it's|there's|there)$/i;
const OWNER = /^(?:my|our)$/i;

/** A last word that promises more: the piece was cut in the middle. */
const OPEN_ENDED =
	/\b(?:the|a|an|to|of|and|or|but|because|my|our|your|their|so|very|with|from|is|are|was|were|am|I|that|if|when|than|really|just|into|I'm|he's|she's|it's|they're|at|as|like|be|been|being|not|too|more|since|until|while|without|can|could|would|should|will|might|have|has|had|where|who|which|what|how|why)$/i;

/** Said often and carrying nothing, or pointing at something outside the piece. */
const EMPTY =
	/^(?:I (?:don't|do not|didn't|really don't) know(?: (?:why|how|what|anymore|either|what to (?:do|say)|really|tbh))?|I (?:guess|think|suppose|mean|see|hope|agree|understand|did|do|am|was|have|can|will|would|might|don't|can't|won't) ?(?:so|not|it|that)?|I (?:just )?(?:want|need|wanted|would like) to (?:talk|chat|vent|ask).*|I have (?:a|one|some) questions?|I(?:'m| am) (?:here|back|fine|ok|okay|good|not sure|sure|sorry|serious|just saying)|it is what it is|it(?:'s| is) (?:just )?(?:so |really |very |too )?\w+|I(?:'d| would) like (?:some )?(?:help|advice).*|I need (?:some )?(?:help|advice).*|I want (?:some )?(?:help|advice|an idea).*|I'm asking.*|I(?:'m| am) talking to.*|there's (?:nothing|something|a lot|so much))$/i;

const RISKY =
	/["()[\]{}<>/\\|@#$%^*_=+~`]|https?:|www\.|\d{4,}|\b(?:you|your|you're|yours|yourself|you've|you'd|you'll|let's|kill|kills|killing|suicide|suicidal|die|dying|shit|shitty|fuck|fucked|bitch|crap|ass|asshole|dick|etc|vs)\b/i;

function strengthOfSubject(words: readonly string[]): "clear" | "owner" | "name" | "none" {
	const [first = "", second = "", third = ""] = words;
	// "Tom and I went to the sea": the two of them, and a verb after it.
	if (/^[A-Z][a-z]+$/.test(first) && second === "and" && third === "I" && isFiniteVerb(words[3] ?? "")) {
		return "clear";
	}
	if (FIRST_PERSON.test(first) || OTHERS.test(first) || OTHERS_JOINED.test(first)) {
		return "clear";
	}
	if (/^no$/i.test(first) && /^one$/i.test(second)) {
		return "clear";
	}
	if (OWNER.test(first)) {
		return "owner";
	}
	if (THINGS.test(first)) {
		return words.length >= 5 ? "clear" : "none";
	}
	if (/^the$/i.test(first)) {
		return "owner";
	}
	return /^[A-Z][a-z]+$/.test(first) && (isFiniteVerb(second) || looksSingularPresent(second))
		? "name"
		: "none";
}

/** "my manager keeps moving…": a verb stands within reach, and no new subject comes before it. */
function ownerHasVerb(words: readonly string[]): boolean {
	for (let index = 2; index < Math.min(words.length, 7); index++) {
		const word = words[index] ?? "";
		if (FIRST_PERSON.test(word)) {
			return index === 3 && /^and$/i.test(words[2] ?? "") && words.length > 4;
		}
		if (isAdverb(word)) {
			continue;
		}
		// "the silly ones, about cats": a thing and a remark on it, with no verb between.
		if (/,$/.test(word)) {
			return false;
		}
		// A plural and a verb look alike at the end, except after a name: "my brother Karl disagrees".
		const afterName = /^[A-Z][a-z]+$/.test(words[index - 1] ?? "");
		if (isFiniteVerb(word) || (looksSingularPresent(word) && (afterName || index < words.length - 1))) {
			return words.length > 3 || isFiniteVerb(word);
		}
	}
	return false;
}

/** Whether a piece stands as a sentence of its own that can be said back without breaking. */
export function isReflectable(piece: string): boolean {
	const words = piece.split(" ");
	if (words.length < 2 || words.length > 15 || piece.length > 80) {
		return false;
	}
	if (RISKY.test(piece) || OPEN_ENDED.test(piece) || EMPTY.test(piece)) {
		return false;
	}
	if (/, (?:who|who's|what|how|why|when|where|am|is|are|do)\b/i.test(piece)) {
		return false;
	}
	if ((piece.match(/,/g) ?? []).length > 1 || /[:]/.test(piece)) {
		return false;
	}
	if (!words.every((word) => looksSpelled(word) || /^\d{1,3}$/.test(word.replace(/[^\w]/g, "")))) {
		return false;
	}
	// A second bare capital letter or a capitalised run means a title or shouting inside the sentence.
	if (words.some((word) => /^[A-Z]{2,}$/.test(word) && word.length > 4)) {
		return false;
	}
	const subject = strengthOfSubject(words);
	if (subject === "owner") {
		return ownerHasVerb(words);
	}
	if (subject === "clear" && words.length === 2) {
		return (
			/^(?:he|she|they|I)$/i.test(words[0] ?? "") && /ed$|^(?:left|died|quit|lied)$/i.test(words[1] ?? "")
		);
	}
	return (
		subject !== "none" && !/^(?:I|we|he|she|they) (?:and|or|the|a|my|of|to|in|on|at|with)\b/i.test(piece)
	);
}
