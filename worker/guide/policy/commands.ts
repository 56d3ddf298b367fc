import type { Choice } from "#shared/schemas/exercises.ts";
import { findExercise } from "../catalogue.ts";
import type { TopicId } from "../content/ids.ts";
import { wordsOf } from "../read/words.ts";
import { type Chip, type Context, type Draft, line, topicOf } from "./context.ts";
import { deliver, menu, tips } from "./deliver.ts";
import { GROUP_CHIPS, MENU_CHIP, waysOn } from "./offers.ts";
import { pageLines } from "./page.ts";

/** "It's not about studying" picks nothing. */
const DENIES = /\b(?:not|no|dont|isnt|never|nothing|without|neither|nor)\b/;

/** What the person picked of the newest reply's chips: by its label, its beginning, or its place ("the second"). */
export function picked({ last, text: said }: Context): string | null {
	const offered = last?.note?.offered ?? (last?.choices ?? []).map(offerOf);
	const labels = (last?.choices ?? []).map(({ label }) => plain(label));
	const pressed = labels.indexOf(plain(said));
	if (pressed >= 0) {
		return offered[pressed] ?? null;
	}
	// As written: a slip that is put right would no longer be the label.
	const words = wordsOf(said);
	const text = words
		.join(" ")
		.replace(/^(?:(?:yes|yeah|ok|okay|sure|please|go on then|go on)(?: please)? )+(?=\w)/, "")
		.replace(/ (?:please|then|thanks|thank you|go on|lets see|go on then|now)+$/, "")
		.replace(/^(?:the|a) (?=two tips)/, "")
		.replace(/\b2\b/, "two");
	const exact = labels.indexOf(text);
	if (exact >= 0) {
		return offered[exact] ?? null;
	}
	const begun = labels.flatMap((label, i) =>
		words.length <= 6 && text.length >= 4 && (label.startsWith(text) || bareLabel(label) === text)
			? [i]
			: label.length >= 6 && words.length <= 14 && !DENIES.test(text) && ` ${text} `.includes(` ${label} `)
				? [i]
				: [],
	);
	if (begun.length === 1) {
		return offered[begun[0] as number] ?? null;
	}
	const place =
		/^(?:the |number |no |option )*(?:(first|1|1st|one)|(second|2|2nd|two)|(third|3|3rd|three)|(fourth|4|4th|four|last))(?: one)?(?: please)?$/.exec(
			text,
		);
	const nth = place ? place.slice(1).findIndex((each) => each !== undefined) : -1;
	return nth >= 0 && offered.length > 0 && !/^(?:one|two|three|four)$/.test(text)
		? (offered[nth] ?? null)
		: null;
}

/** What a button brings that a connected model showed. */
function offerOf({ exerciseId }: Choice): string {
	return exerciseId === undefined ? "say" : `exercise:${exerciseId}`;
}

/** The pressed or typed chip, delivered. A chip that stands for a message is read like one. */
export function pick(context: Context): Draft | null {
	const offer = picked(context);
	return offer === null || offer === "say" ? null : deliver(context, offer);
}

export function stop(context: Context): Draft {
	const run = context.request.run;
	const chips: Chip[] = run ? [] : [MENU_CHIP];
	return { say: [line(context, run || pageLines(context) > 0 ? "stopped" : "nothing-open")], chips };
}

export function help(context: Context): Draft {
	return { say: [line(context, "help")], chips: GROUP_CHIPS, asked: "which-group" };
}

/** Something back for what was written: tips where the topic is known, else what fits the person. */
export function idea(context: Context): Draft | null {
	const topic = topicOf(context, 1);
	return (topic && !context.request.isAtRisk ? tips(context, topic) : null) ?? ways(context, topic);
}

function ways(context: Context, topic: TopicId | null): Draft {
	return {
		say: [line(context, "offer")],
		chips: waysOn(context, topic),
		asked: "offer",
		...(topic ? { topic } : {}),
	};
}

export function carryOn(context: Context): Draft | null {
	const { run } = context.request;
	if (run) {
		return { say: [line(context, "step-waits", { number: String(run.number) })] };
	}
	const [offer] = context.last?.note?.offered ?? [];
	return offer === undefined ? menu(context) : deliver(context, offer);
}

/** While an exercise is open, anything that is no ask and no command leads back to it. */
export function stepWaits(context: Context): Draft | null {
	const { run } = context.request;
	return run && findExercise(run.exerciseId)
		? { say: [line(context, "step-waits", { number: String(run.number) })] }
		: null;
}

/** "two tips" for "Two tips"; labels are compared without case or punctuation. */
function plain(label: string): string {
	return label
		.toLowerCase()
		.replace(/['’]/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** A label without the minutes at its end. */
function bareLabel(label: string): string {
	return label.replace(/ \d+ min$/, "");
}
