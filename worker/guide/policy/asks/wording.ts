import { DRAFTS } from "../../content/drafts.ts";
import { ASKS_FOR_WORDS } from "../../content/words/plain.ts";
import { fitsCombo, readCombo } from "../../read/combos.ts";
import { once } from "../../say/realise.ts";
import { type Context, questionIn } from "../context.ts";
import { startExercise } from "../deliver.ts";
import { type Draft, line, offers } from "../draft.ts";
import { chipFor, WRITE_CHIP, waysOn } from "../offers.ts";
import { REQUEST_WORDS } from "./questions.ts";

const KINDS = DRAFTS.map((kind) => ({ ...kind, combos: kind.asked.split(", ").map(readCombo) }));

/** How to word something: a known kind with an example, else the exercise that finds the words. */
export function draft(context: Context): Draft | null {
	if (context.request.isAtRisk) {
		return null;
	}
	const known = KINDS.find(({ combos }) => combos.some((combo) => fitsCombo(combo, context.words)));
	const id = known?.exercise ?? "say-the-hard-thing";
	const chips = [chipFor(id), WRITE_CHIP];
	const how = known && once(`draft:${known.id}`, known.how, context.used);
	if (how) {
		const example = { id: `example:${known.id}`, text: `\nFor example: “${known.example}”` };
		return { say: [how, example], chips };
	}
	const frame = line(context, "draft-frame");
	return frame ? { say: [frame], chips, asked: "offer" } : startExercise(context, id);
}

/** Replies to what only the person can decide. */
export function decide(context: Context): Draft | null {
	if (!questionIn(context) && context.words.length > REQUEST_WORDS) {
		return null;
	}
	const isWords = ASKS_FOR_WORDS.test(context.words.join(" "));
	const chip = chipFor(isWords ? "say-the-hard-thing" : "weigh-a-choice");
	const chips = context.request.isAtRisk ? waysOn(context, null) : [chip, WRITE_CHIP];
	return offers(context, isWords ? "decide-words" : "decide", chips);
}
