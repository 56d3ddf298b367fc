import type { Choice } from "#shared/schemas/exercises.ts";
import { AFTER_PICK, ASKS_ABOUT, BEFORE_PICK, DENIES, PLACE } from "../content/words/plain.ts";
import { plainOf, wordsOf } from "../read/words.ts";
import { type Context, topicOf } from "./context.ts";
import { deliver, menu, tips } from "./deliver.ts";
import { type Draft, offers, says } from "./draft.ts";
import { GROUP_CHIPS, MENU_CHIP, waysOn } from "./offers.ts";
import { pageLines } from "./page.ts";

/** What the person picked of the newest reply's chips: by its label, its beginning, or its place ("the second"). */
function picked({ last, text: said }: Context): string | null {
	const offered = last?.note?.offered ?? (last?.choices ?? []).map(offerOf);
	const labels = (last?.choices ?? []).map(({ label }) => plainOf(label));
	const pressed = labels.indexOf(plainOf(said));
	// The raw words: after typo correction they would no longer match the label.
	const words = wordsOf(said);
	const text = plainOf(said)
		.replace(BEFORE_PICK, "")
		.replace(AFTER_PICK, "")
		.replace(/^(?:the|a) (?=two tips)/, "")
		.replace(/\b2\b/, "two");
	const exact = pressed >= 0 ? pressed : labels.indexOf(text);
	if (exact >= 0) {
		return offered[exact] ?? null;
	}
	const isBegun = (label: string) =>
		words.length <= 6 &&
		text.length >= 4 &&
		(label.startsWith(text) || label.replace(/ \d+ min$/, "") === text);
	const isHeld = (label: string) =>
		label.length >= 6 &&
		words.length <= 14 &&
		!DENIES.test(text) &&
		!ASKS_ABOUT.test(text) &&
		` ${text} `.includes(` ${label} `);
	const [meant, ...others] = labels.flatMap((label, i) => (isBegun(label) || isHeld(label) ? [i] : []));
	if (meant !== undefined && others.length === 0) {
		return offered[meant] ?? null;
	}
	const nth = PLACE.exec(text)?.slice(1).findIndex(Boolean) ?? -1;
	return nth >= 0 && !/^(?:one|two|three|four)$/.test(text) ? (offered[nth] ?? null) : null;
}

/** What a connected model's button starts. */
function offerOf({ exerciseId }: Choice): string {
	return exerciseId === undefined ? "say" : `exercise:${exerciseId}`;
}

/** Delivers the pressed or typed chip. Reads a chip that stands for a message like one. */
export function pick(context: Context): Draft | null {
	const offer = picked(context);
	return offer === null || offer === "say" ? null : deliver(context, offer);
}

export function stop(context: Context): Draft {
	const { run } = context.request;
	const chips = run ? [] : [MENU_CHIP];
	return says(context, run || pageLines(context) > 0 ? "stopped" : "nothing-open", { chips });
}

export function help(context: Context): Draft {
	return says(context, "help", { chips: GROUP_CHIPS, asked: "which-group" });
}

/** Gives an idea for what the person wrote: tips where the topic is known, else what fits the person. */
export function idea(context: Context): Draft | null {
	const topic = topicOf(context, 1);
	const found = topic && !context.request.isAtRisk ? tips(context, topic) : null;
	return found ?? offers(context, "offer", waysOn(context, topic), { topic });
}

export function carryOn(context: Context): Draft | null {
	const [offer] = context.last?.note?.offered ?? [];
	return stepWaits(context) ?? (offer === undefined ? menu(context) : deliver(context, offer));
}

/** While an exercise is open, leads back to it after anything but a question or a command. */
export function stepWaits(context: Context): Draft | null {
	const { run } = context.request;
	return run && says(context, "step-waits", { slots: { number: String(run.number) } });
}
