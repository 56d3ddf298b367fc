import { type Clause, clausesOf, isBetween, isDenied, isHelping, lastBefore } from "./mood-clauses.ts";
import type { NamedMood } from "./mood-colours.ts";
import * as lists from "./mood-words.ts";

export type MoodIntensity = 1 | 2 | 3;

/** The writer's own mood in a message. `confidence` is 0 to 1 with two decimals. */
export type DetectedMood = { mood: NamedMood; intensity: MoodIntensity; confidence: number };

/** Moods from this confidence up count as certain. Past, asked, guessed and changed moods are below it. */
export const SURE_MOOD = 0.6;

/** The mood, or null when it isn't certain. */
export function sureMood<Mood extends string>(
	detected: { mood: Mood; confidence: number } | null = null,
): Mood | null {
	return detected && detected.confidence >= SURE_MOOD ? detected.mood : null;
}

/** The mood that a message shows its writer to be in, or null when it shows none. English only. */
export function detectMood(text: string): DetectedMood | null {
	const clauses = clausesOf(text);
	const letters = clauses.flatMap(({ words }) => words.filter(hasLetters));
	const isEnglish = letters.some((word) => lists.ENGLISH.has(word));
	const found = clauses
		.flatMap((clause) =>
			[...clause.words.keys()].map((at) =>
				hasLetters(wordAt(clause.words, at))
					? wordMood(clause, at, isEnglish || letters.length <= 3)
					: faceMood(clause, at, faceConfidence(letters.length, isEnglish)),
			),
		)
		.filter((mood) => mood !== null);
	const [first, ...others] = found;
	if (!first) {
		return null;
	}
	const best = others.reduce((one, next) => (weight(one) > weight(next) ? one : next), first);
	const isMixed = found.some(({ mood, confidence }) => mood !== best.mood && confidence >= SURE_MOOD);
	return { ...best, confidence: Math.round((best.confidence - (isMixed ? 0.1 : 0)) * 100) / 100 };
}

/** Whether one of the specification's low moods is in a text and isn't denied. */
export function isNegativeMood(text: string): boolean {
	return clausesOf(text).some(({ words }) =>
		words.some((word, at) => lists.NEGATIVE.has(word) && !isDenied(words, at)),
	);
}

function weight({ confidence, intensity }: DetectedMood): number {
	return (confidence >= SURE_MOOD ? 10 : confidence) + intensity;
}

function wordAt(words: readonly string[], at: number): string {
	return words[at] ?? "";
}

function hasLetters(word: string): boolean {
	return /\p{L}/u.test(word);
}

function faceConfidence(wordCount: number, isEnglish: boolean): number {
	if (wordCount === 0) {
		return 0.7;
	}
	return isEnglish ? 0.55 : 0;
}

function faceMood({ words }: Clause, at: number, confidence: number): DetectedMood | null {
	const face = wordAt(words, at);
	const mood = lists.MOODS.get(face);
	const isRepeated = words.indexOf(face) !== words.lastIndexOf(face);
	return mood && confidence > 0 ? { mood, intensity: isRepeated ? 3 : 2, confidence } : null;
}

function wordMood(clause: Clause, at: number, isEnglish: boolean): DetectedMood | null {
	const { words } = clause;
	const anchor = lastBefore(words, at, isBetween);
	const isFelt = /^fe(?:el|els|lt|eling)$/.test(wordAt(words, anchor));
	const mood = lists.MOODS.get(wordAt(words, at)) ?? (isFelt ? lists.FELT.get(wordAt(words, at)) : undefined);
	const confidence = mood ? ownConfidence(clause, at, anchor) : null;
	// "I'm sad" proves its own English; a lone "down" among foreign words doesn't.
	if (!mood || confidence === null || !(isEnglish || confidence >= 0.8)) {
		return null;
	}
	if (isDenied(words, at)) {
		const opposite = lists.OPPOSITE[mood];
		return opposite && confidence >= SURE_MOOD ? { mood: opposite, intensity: 1, confidence: 0.5 } : null;
	}
	return { mood, intensity: intensityAt(clause, at), confidence };
}

/** How certainly a mood is the writer's own and current; null when it's another person's, a wish, or no mood. */
function ownConfidence(clause: Clause, at: number, anchor: number): number | null {
	const { words, isQuestion } = clause;
	const before = words.slice(0, at);
	if (
		before.some((word) => lists.WISHES.has(word)) ||
		(isQuestion && !words.some((word) => lists.SELF.has(word)))
	) {
		return null;
	}
	const said = saidConfidence(words, at, anchor);
	if (said === null) {
		return null;
	}
	const isPast =
		before.some((word) => /^(?:was|were|felt|had)$/.test(word)) &&
		!before.some((word) => /^(?:have|i've|we've|never)$/.test(word)) &&
		!words.some((word) => /^(?:today|tonight|now|still|this)$/.test(word));
	const asked = isQuestion && words[0] !== "why" ? 0.45 : 0;
	const past = isPast || words[0] === "when" || words[0] === "whenever" ? 0.4 : 0;
	return Math.max(0.1, said - asked - past);
}

function saidConfidence(words: readonly string[], at: number, anchor: number): number | null {
	const word = wordAt(words, at);
	const verb = words[anchor];
	if (verb === undefined) {
		return standsAlone(words, at) || lists.THINGS.has(word) ? 0.7 : null;
	}
	if (verb === "me") {
		return lists.MAKES.has(wordAt(words, lastBefore(words, anchor, isBetween))) ? 0.9 : null;
	}
	if (lists.LINKS.has(verb)) {
		return linkedConfidence(words, at, anchor);
	}
	if (verb === "i") {
		const isInverted = /^(?:am|was|do|did)$/.test(wordAt(words, anchor - 1));
		return isInverted || /^cr(?:y|ied|ying)$/.test(word) ? 0.9 : null;
	}
	if (lists.SELF.has(verb)) {
		return 0.95;
	}
	return unlinkedConfidence(words, at, verb);
}

/** Behind a verb that is neither the writer's nor a link: a thing of theirs, a cause, or a word alone. */
function unlinkedConfidence(words: readonly string[], at: number, verb: string): number | null {
	const word = wordAt(words, at);
	if (lists.THINGS.has(word) && words.some((each) => lists.SELF.has(each) || each === "my")) {
		return verb === "my" ? 0.7 : 0.55;
	}
	if (lists.CAUSES.has(word) && /^(?:it's|that's|this)$/.test(verb)) {
		return 0.5;
	}
	const isAlone = word !== "alone" && standsAlone(words, at);
	return isAlone && lists.SELF.has(wordAt(words, 0)) ? 0.5 : null;
}

function standsAlone(words: readonly string[], at: number): boolean {
	const next = words[at + 1];
	return next === undefined || lists.FOLLOWING.has(next) || !hasLetters(next);
}

/** After "feel", "am", "been" and the like: whose verb is it, and is it stated as a fact? */
function linkedConfidence(words: readonly string[], at: number, link: number): number | null {
	const verb = wordAt(words, link);
	const owner = lastBefore(words, link, isHelping);
	const subject = words[owner];
	const helpers = words.slice(owner + 1, link);
	if (isUnreal(helpers) || lists.UNREAL.has(wordAt(words, owner - 1))) {
		return null;
	}
	if (lists.CAUSES.has(wordAt(words, at)) && !lists.SELF.has(subject ?? "")) {
		return causeConfidence(subject);
	}
	if (subject === undefined) {
		return lists.BARE_LINKS.has(verb) ? 0.85 : null;
	}
	return subjectConfidence(words, owner, helpers);
}

/** The words before the verb and its helpers say whose mood it is. */
function subjectConfidence(
	words: readonly string[],
	owner: number,
	helpers: readonly string[],
): number | null {
	const subject = wordAt(words, owner);
	if (subject === "me") {
		return lists.MAKES.has(wordAt(words, owner - 1)) ? 0.9 : null;
	}
	if (lists.SELF.has(subject)) {
		return 0.95;
	}
	if (helpers.includes("and") && lists.SELF.has(wordAt(words, 0))) {
		return 0.9;
	}
	return words[owner - 1] === "my" && /^(?:mood|heart|mind|head|body|soul)$/.test(subject) ? 0.8 : null;
}

/** "I should feel happy", "I used to feel happy"; but not "I started to feel happy". */
function isUnreal(helpers: readonly string[]): boolean {
	return (
		helpers.some((word) => lists.UNREAL.has(word)) ||
		helpers.some((word, index) => word === "to" && !lists.BEGUN.has(wordAt(helpers, index - 1)))
	);
}

/** "Work feels stressful" is about its writer, "he feels stressful" isn't. */
function causeConfidence(subject: string | undefined): number | null {
	return subject === undefined || /^(?:you|he|she|they|who)\b/.test(subject) ? null : 0.5;
}

function intensityAt({ words, isLoud }: Clause, at: number): MoodIntensity {
	const word = wordAt(words, at);
	const before = words.slice(lastBefore(words, at, isHelping) + 1, at);
	const level =
		2 +
		Number(lists.STRONGEST.has(word)) -
		Number(lists.MILD.has(word)) +
		Number(isLoud[at] || before.some((each) => lists.STRONG.has(each))) -
		Number(before.some((each) => lists.SOFT.has(each)));
	return Math.min(3, Math.max(1, level)) as MoodIntensity;
}
