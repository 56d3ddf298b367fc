import { SAFE_NOW } from "../content/answers.ts";
import * as words from "../content/doubt/veiled.ts";
import type { Context } from "../context.ts";

type Parts = (string | null)[];

const WITHOUT = /\bwithout (?<who>him|her|them|my \w+)\b/i;
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
	[
		/\b(?:without me|if I (?:was|were|wasn't|weren't)(?: not)? (?:gone|here|around|dead))\b/i,
		words.WITHOUT_ME,
	],
	[/\b(?:disappear|vanish|not exist|fade away|be gone)\b/i, words.VANISH],
	[/\bwhat(?:'s| is) (?:even |really )?the (?:point|use)\b|\bno point\b/i, words.NO_POINT],
	[/\b(?:want|need|wish) .{0,25}\b(?:stop|end|be over|go away)\b|\b(?:tired|sick) of\b/i, words.STOP_ALL],
	[/\bcan't\b|\bdon't think I can\b|\bgo on\b|\bcarry on\b/i, words.CANNOT_GO_ON],
];

/** What was lost or worn out, in the words nearest to theirs; null where none are near. */
export function nearestVeiled(context: Context): string | null {
	const { voice, reading } = context;
	const who = WITHOUT.exec(reading.text)?.groups?.who?.replace(/^my\b/i, "your") ?? null;
	const form = FORMS.find(([pattern]) => pattern.test(reading.text))?.[1];
	return (who === null ? null : voice.say(words.WITHOUT, { who })) ?? (form ? voice.say(form) : null);
}

export function heardVeiled(context: Context): string | null {
	return nearestVeiled(context) ?? context.voice.say(words.CANNOT_GO_ON);
}

/** Thanked and believed, and then back to what hurts, with no second asking. */
export function believed(context: Context): Parts {
	const { voice, reading, memory } = context;
	const said = [
		reading.text,
		...memory.readings
			.slice(-3)
			.map((one) => one.text)
			.toReversed(),
	];
	const who =
		said
			.map((text) => /\b(?:miss|missing|without) (?<who>him|her|them|my \w+)\b/i.exec(text)?.groups?.who)
			.find((one) => one !== undefined)
			?.replace(/^my\b/i, "your") ?? null;
	const back = who === null ? voice.say(words.BACK_TO_LOSS) : voice.say(words.BACK_TO_MISSING, { who });
	const ending =
		who === null
			? voice.say(words.BACK_TO_LOSS_QUESTIONS)
			: voice.say(words.BACK_TO_MISSING_QUESTIONS, { who });
	// The door stays open in a sentence, but only where the words had come close to it.
	const close = memory.danger !== null ? voice.say(words.BELIEVED_DOOR) : null;
	return [voice.say(words.BELIEVED) ?? voice.say(SAFE_NOW), close, back, ending];
}
