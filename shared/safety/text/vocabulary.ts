import { EVERYDAY } from "../patterns/english/everyday.ts";
import { ENGLISH_SOURCES } from "../patterns/english.ts";

/** Every word in a pattern, and the commonest besides. */
const KNOWN = new Set<string>([...EVERYDAY, "wanna", "gonna", "gotta", "kinda"]);
/** Words with a double letter, by their form with single letters. */
const BY_SINGLE = new Map<string, string>();
for (const source of ENGLISH_SOURCES) {
	for (const word of source.replace(/\{[a-z]+\}/g, " ").match(/[a-z]{2,}/g) ?? []) {
		KNOWN.add(word);
	}
}
for (const word of KNOWN) {
	if (/(.)\1/.test(word)) {
		BY_SINGLE.set(singled(word), word);
	}
}

const LONGEST = 14;

export function isKnown(word: string): boolean {
	return KNOWN.has(word) || word === "i" || word === "a";
}

/** "diiee" is "die" and "kkiillll" is "kill": the word that this is, but for doubled letters. */
export function undoubled(word: string): string | undefined {
	const single = singled(word);
	if (single.length === word.length) {
		return undefined;
	}
	// One doubled pair is more often another word ("deer") than a disguise, unless it can't be one.
	return isKnown(single) ? single : BY_SINGLE.get(single);
}

function singled(word: string): string {
	return word.replace(/(.)\1+/g, "$1");
}

/** Telling words, with small words that people run together with them. */
const AROUND =
	"i|im|id|ive|to|be|me|my|him|her|the|a|an|and|is|are|was|were|it|in|on|of|for|from|all|so|at|if|just|now|own|you|them|us|say|will|with|as|not|been|being|got|get|want|again|any|life|myself";
const AT_KEY = new RegExp(
	`^(${AROUND})??(${AROUND})??(suicidal|suicide|killing|killed|kill|overdose|dead|dying|die|hanging|hang|jumping|jump|drowning|cutting|cut|harmed|harm|hurting|hurt|purge|starving|` +
		`raped|choked|hits|hit|beats|touches|murder|gun|pills|tablets|voices|ending|end|life|alive|exist|myself)(${AROUND})??(${AROUND})??$`,
);

/** "endmy", "iwasraped": a word that says most, apart from the small ones around it. */
export function apartAtKey(word: string): string | undefined {
	return AT_KEY.exec(word)?.slice(1).filter(Boolean).join(" ");
}

/** Words from a person's own sentence, rare inside a long word. */
const ANCHORS = new Set("i myself my want wish dont cant wont im ive die kill".split(" "));
/** Endings and pieces of long words: "exhaust ing", "admiss i on". */
const PIECES = new Set(
	"ing ed er ion ive able ible ate ad ads on i st rs at ist es us ren tion ly".split(" "),
);
/** Grave words that are also parts of other words: "dead lines". */
const WEIGHTY = new Set(
	"dead die dying kill end ending hang hanging cut cutting life alive hurt harm shot gun".split(" "),
);

/** Whether the words in a run are a sentence ("i want to die"), not parts of a long word ("exhaust ing"). */
function isSentence(words: readonly string[]): boolean {
	if (words.length < 2) {
		return false;
	}
	const isAnchored = words.includes("myself") || words.filter((word) => ANCHORS.has(word)).length > 1;
	const isOfPieces = words.some((word) => word !== "i" && PIECES.has(word));
	return !isOfPieces && (isAnchored || !words.some((word) => word === "i" || WEIGHTY.has(word)));
}

/** The cost of a letter outside any word. A word costs one, so that few long ones win. */
const STRAY = 1.6;
/** From this length, a run is a whole message and may contain unknown words. */
const MESSAGE = 22;

/** Splits words written without spaces: "iwanttodie". Undefined when it's one word or a name. */
export function apart(run: string): string | undefined {
	const { words, strays } = split(run, wordStarts(run));
	if (run.length >= MESSAGE) {
		return words.length > 1 && strays < run.length / 2 ? words.join(" ") : undefined;
	}
	return strays === 0 && isSentence(words) ? words.join(" ") : undefined;
}

/** For each end, the start of its word in the cheapest split; -1 for a letter outside any word. */
function wordStarts(run: string): number[] {
	const best: number[] = [0];
	const from: number[] = [0];
	for (let end = 1; end <= run.length; end++) {
		best[end] = (best[end - 1] as number) + STRAY;
		from[end] = -1;
		for (let start = Math.max(0, end - LONGEST); start < end; start++) {
			const cost = (best[start] as number) + 1;
			if (cost < (best[end] as number) && isKnown(run.slice(start, end))) {
				best[end] = cost;
				from[end] = start;
			}
		}
	}
	return from;
}

/** The run's words in order, stray letters included, and the number of strays. */
function split(run: string, starts: readonly number[]): { words: string[]; strays: number } {
	const words: string[] = [];
	let stray = "";
	let strays = 0;
	for (let end = run.length; end > 0; ) {
		const start = starts[end] as number;
		if (start < 0) {
			stray = run[end - 1] + stray;
			strays += 1;
			end -= 1;
			continue;
		}
		words.unshift(...(stray ? [run.slice(start, end), stray] : [run.slice(start, end)]));
		stray = "";
		end = start;
	}
	if (stray) {
		words.unshift(stray);
	}
	return { words, strays };
}
