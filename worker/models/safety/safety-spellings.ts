/** A number from 0 to below 1. */
export type Random = () => number;

/** One way to write a text differently; the same text when there is nothing in it to do that to. */
export type Spelling = (text: string, random: Random) => string;

/** Words that people hide from a filter, the most telling first. */
const KEY_WORDS =
	"suicide suicidal killing killed kill unalive overdose die dead dying hanging hang myself jumping jump drowning shooting stabbing cutting cut harmed harm hurting hurt purge starving anorexic laxatives raped assaulted choked hit hits beats touches murder gun pills tablets rope knife noose voices ending end life alive exist".split(
		" ",
	);
const ANY_KEY_WORD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${KEY_WORDS.join("|")})(?![\\p{L}\\p{N}])`, "giu");

function onKeyWords(change: (word: string, random: Random) => string): Spelling {
	return (text, random) => text.replace(ANY_KEY_WORD, (word) => change(word, random));
}

/** Changes only the most telling key word, like a single typo. */
function onOneKeyWord(change: (word: string, random: Random) => string): Spelling {
	return (text, random) => {
		const present = text.match(ANY_KEY_WORD) ?? [];
		const most = KEY_WORDS.find((key) => present.some((word) => word.toLowerCase() === key));
		if (most === undefined) {
			return text;
		}
		const only = new RegExp(`(?<![\\p{L}\\p{N}])${most}(?![\\p{L}\\p{N}])`, "iu");
		return text.replace(only, (word) => change(word, random));
	};
}

function onLetters(change: (letter: string, random: Random) => string): Spelling {
	return (text, random) => text.replace(/[a-z]/gi, (letter) => change(letter, random));
}

function pick<Item>(items: readonly Item[], random: Random): Item {
	return items[Math.floor(random() * items.length)] as Item;
}

function inside(word: string, random: Random): number {
	return 1 + Math.floor(random() * Math.max(1, word.length - 2));
}

function replaced(word: string, at: number, by: string, length = 1): string {
	return word.slice(0, at) + by + word.slice(at + length);
}

/** Letters by other letters, in both cases where there are both. "aа" turns each "a" into the second. */
function byLetters(pairs: string, share = 1): Spelling {
	const other = new Map(pairs.split(" ").map((pair) => [[...pair][0], [...pair].slice(1)]));
	return onLetters((letter, random) => {
		const others = other.get(letter) ?? other.get(letter.toLowerCase());
		return others && random() < share ? pick(others, random) : letter;
	});
}

/** An alphabet that is contiguous in Unicode. */
function byAlphabet(small: number, capital: number): Spelling {
	return onLetters((letter) => {
		const isSmall = letter >= "a";
		return String.fromCodePoint((isSmall ? small : capital) + letter.charCodeAt(0) - (isSmall ? 97 : 65));
	});
}

const LEET: Record<string, readonly string[]> = {
	a: ["4", "@"],
	e: ["3"],
	i: ["1", "!"],
	l: ["1"],
	o: ["0"],
	s: ["5", "$"],
	t: ["7"],
};
const VOWEL = /[aeiou]/gi;

/** Some of a key word's letters as digits. Keeps the last, since people rarely end a word with a sign. */
function leet(word: string, random: Random): string {
	const places = [...word.slice(0, -1)].flatMap((letter, at) => (LEET[letter.toLowerCase()] ? [at] : []));
	return places
		.slice(0, 1 + Math.floor(random() * places.length))
		.reduce(
			(said, at) => replaced(said, at, pick(LEET[word[at]?.toLowerCase() as string] ?? [], random)),
			word,
		);
}

function starred(signs: readonly string[]) {
	return (word: string, random: Random) => {
		const places = [...word.matchAll(VOWEL)]
			.map(({ index }) => index)
			.filter((at) => at > 0 && at < word.length - 1);
		return places.length === 0 ? word : replaced(word, pick(places, random), pick(signs, random));
	};
}

function repeated(times: number) {
	return (word: string, random: Random) => {
		const at = random() < 0.5 ? word.length - 1 : inside(word, random);
		return replaced(word, at, (word[at] as string).repeat(times));
	};
}

function swapped(word: string, random: Random): string {
	const at = word.length < 4 ? 1 : inside(word, random);
	return word.slice(0, at) + (word[at + 1] ?? "") + word[at] + word.slice(at + 2);
}

/** Neighbouring keys on a phone. */
const NEAR: Record<string, string> = Object.fromEntries(
	"qwa weqs erwd rtef tyrg ytuh uyij iuokj oiplk po aqsz sawdx dsefc fdrgv gfthb hgyjn jhukm kjil lkop zasx xzsdc cxdfv vcfgb bvghn nbhjm mnjk"
		.split(" ")
		.map(([key, ...near]) => [key, near.join("")]),
);

function besideKey(word: string, random: Random): string {
	const at = inside(word, random);
	return replaced(word, at, pick([...(NEAR[word[at]?.toLowerCase() as string] ?? "")], random));
}

const EMOJI = ["😭", "💔", "🙃", "😞", "✨", "👉"];
const BETWEEN_WORDS = /(?<=\p{L}) (?=\p{L})/gu;
/** Emoji instead of words. */
const DRAWN: readonly (readonly [RegExp, string])[] = [
	[/\b(?:gun|pistol)\b/gi, "🔫"],
	[/\b(?:pills|tablets)\b/gi, "💊"],
	[/\b(?:knife|blade)\b/gi, "🔪"],
];

/** Other ways to say "I want to" with the same grammar. */
const WANT_TO = /\bI want to\b/gi;
const GOING_TO = /\b(?:I'm going to|im gonna|I am going to)\b/gi;

/** Takes out one space beside a key word. */
function joined(text: string): string {
	const found = text.search(ANY_KEY_WORD);
	if (found < 0) {
		return text;
	}
	const after = text.indexOf(" ", found);
	const before = text.lastIndexOf(" ", found);
	const isAfter = after >= 0 && /\p{L}/u.test(text[after - 1] ?? "") && text.slice(found, after).length < 9;
	const at = isAfter ? after : before;
	return at < 0 ? text : replaced(text, at, "");
}

/** A space one letter too late: "kil lmyself". */
function lateSpace(text: string): string {
	const found = text.search(/(?<=\b(?:kil|en|hur|overdos|di|hangin|killin|cuttin))[ldtegs] (?=[a-z])/i);
	return found < 0 ? text : `${text.slice(0, found)} ${text[found]}${text.slice(found + 2)}`;
}

/** Every way that is tried, by its name. */
export const SPELLINGS: Record<string, Spelling> = {
	"all capitals": (text) => text.toUpperCase(),
	"no capitals": (text) => text.toLowerCase(),
	"alternating case": (text) =>
		[...text].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())).join(""),
	"letters apart by spaces": onKeyWords((word) => [...word].join(" ")),
	"letters apart by dots": onKeyWords((word) => [...word].join(".")),
	"letters apart by dashes": onKeyWords((word) => [...word].join("-")),
	"letters apart by stars": onKeyWords((word) => [...word].join("*")),
	"letters apart by low lines": onKeyWords((word) => [...word].join("_")),
	"zero-width letters": onKeyWords((word, random) =>
		[...word].join(pick(["\u200b", "\u200d", "\ufeff"], random)),
	),
	"soft hyphens": onKeyWords((word) => [...word].join("\u00ad")),
	"look-alikes, Cyrillic": byLetters("aа eе oо cс pр xх yу iі sѕ jј hһ kк mм tт dԁ", 0.8),
	"look-alikes, Greek": byLetters("aα eε iι kκ nη oο pρ tτ uυ vν xχ yγ", 0.8),
	"look-alikes, full width": byAlphabet(0xff41, 0xff21),
	"look-alikes, mathematical": byAlphabet(0x1d5ba, 0x1d5a0),
	"look-alikes, mathematical bold": byAlphabet(0x1d41a, 0x1d400),
	"look-alikes, circled": byAlphabet(0x24d0, 0x24b6),
	"look-alikes, small capitals": byLetters(
		"aᴀ bʙ cᴄ dᴅ eᴇ gɢ hʜ iɪ jᴊ kᴋ lʟ mᴍ nɴ oᴏ pᴘ rʀ tᴛ uᴜ vᴠ wᴡ yʏ zᴢ",
	),
	accents: byLetters("aáàâä eéèêë iíìîï oóòôö uúùûü nñ cç yý", 0.8),
	"combining marks": onLetters(
		(letter, random) => `${letter}${pick(["\u0301", "\u0336", "\u0332", "\u0308"], random)}`,
	),
	leet: onKeyWords(leet),
	stars: onOneKeyWord(starred(["*"])),
	"signs for vowels": onOneKeyWord(starred(["!", "@", "#", "*", "_", "-", "."])),
	"doubled letters": onKeyWords(repeated(2)),
	"tripled letters": onKeyWords(repeated(3)),
	"stretched letters": onKeyWords(repeated(6)),
	"emoji between words": (text, random) => text.replace(BETWEEN_WORDS, () => ` ${pick(EMOJI, random)} `),
	"emoji for spaces": (text, random) => text.replace(BETWEEN_WORDS, () => pick(EMOJI, random)),
	"emoji for means": (text) => DRAWN.reduce((said, [word, drawn]) => said.replace(word, drawn), text),
	"no apostrophes": (text) => text.replace(/['’]/g, ""),
	"curly apostrophes": (text) => text.replace(/'/g, "’"),
	"space for apostrophe": (text) => text.replace(/(?<=\p{L})['’](?=\p{L})/gu, " "),
	"no punctuation": (text) => text.replace(/[.,!?;:]/g, ""),
	"dots between words": (text) =>
		text.replace(BETWEEN_WORDS, (space, at: number) => (at % 3 ? space : "... ")),
	"no spaces after dots": (text) => text.replace(/([.,!?]) /g, "$1"),
	"line breaks": (text) => text.replace(BETWEEN_WORDS, (space, at: number) => (at % 3 ? space : "\n")),
	"much space": (text) => text.replace(/ /g, "  \t"),
	"a space missing": joined,
	"no spaces at all": (text) => text.replace(BETWEEN_WORDS, ""),
	"a space late": lateSpace,
	"a vowel missing": onOneKeyWord((word, random) => {
		const places = [...word.matchAll(VOWEL)].map(({ index }) => index).filter((at) => at > 0);
		return places.length === 0 || word.length < 4 ? word : replaced(word, pick(places, random), "");
	}),
	"letters swapped": onOneKeyWord((word, random) => (word.length < 4 ? word : swapped(word, random))),
	"the key beside": onOneKeyWord((word, random) => (word.length < 4 ? word : besideKey(word, random))),
	"a letter missing": onOneKeyWord((word, random) =>
		word.length < 5 ? word : replaced(word, inside(word, random), ""),
	),
	"I wanna": (text) => text.replace(WANT_TO, "I wanna").replace(GOING_TO, "ima"),
	"i want 2": (text) => text.replace(WANT_TO, "i want 2").replace(GOING_TO, "im going 2"),
	"I wanted to": (text) => text.replace(WANT_TO, "I wanted to"),
	"I've been wanting to": (text) => text.replace(WANT_TO, "I've been wanting to"),
	"I do want to": (text) => text.replace(WANT_TO, "I do want to").replace(GOING_TO, "I really am going to"),
	"part of me wants to": (text) => text.replace(WANT_TO, "part of me wants to"),
};
