import type { Choice } from "#shared/schemas/exercises.ts";
import { type Context, createContext, type Draft, line } from "./policy/context.ts";
import { isCalming } from "./policy/offers.ts";
import { RULES } from "./policy/rules.ts";
import type { GuideReply, GuideRequest } from "./request.ts";
import type { Said } from "./say/realise.ts";

export { findExercise, findTopic, listExercises } from "./catalogue.ts";
export { readTyped } from "./exercises/typed.ts";
export type { GuideReply, GuideRequest, PageLine } from "./request.ts";

/** No reply has more buttons. */
const CHIPS = 4;

/** The guide's reply to the newest message. Words that show danger must have been answered before. */
export function answer(request: GuideRequest): GuideReply {
	const context = createContext(request);
	const reply = firstReply(context);
	if (reply.text !== request.instead) {
		return reply;
	}
	return firstReply({ ...context, used: new Set([...context.used, ...reply.note.templates]) });
}

function firstReply(context: Context): GuideReply {
	for (const { id, when, reply } of RULES) {
		const draft = when(context) ? reply(context) : null;
		if (draft?.say.some((each) => each !== null)) {
			return toReply(
				draft.act ?? id,
				{ ...draft, say: [...draft.say, backToStep(context, id, draft)] },
				context.request,
			);
		}
	}
	return toReply("kept", { say: [{ id: "", text: "kept ✓" }], isKept: true, line: 1 }, context.request);
}

/** They say themselves what becomes of the open exercise, are a goodbye, or aren't in English. */
const WITHOUT_STEP = ["stop", "carry-on", "step-waits", "foreign", "bye"];

/** Ends the reply to an ask while an exercise waits. */
function backToStep(context: Context, act: string, { starts, isKept, asked }: Draft): Said | null {
	const { run } = context.request;
	if (!run || WITHOUT_STEP.includes(act) || starts || isKept || asked === "page") {
		return null;
	}
	const said = line(context, "step-waits", { number: String(run.number) });
	return said && { ...said, text: `\n\n${said.text}` };
}

function toReply(
	act: string,
	{ say, chips = [], asked, topic, starts, outcome, isKept, line, keeps, page }: Draft,
	{ isAtRisk }: Pick<GuideRequest, "isAtRisk">,
): GuideReply {
	const said = say.filter((each) => each !== null);
	const shown = chips.filter(({ offer }) => !isAtRisk || mayBeOffered(offer)).slice(0, CHIPS);
	return {
		text: said
			.map(({ text }) => text)
			.filter((text) => text !== "")
			.join(" ")
			.replace(/ ?\n/g, "\n"),
		choices: shown.map(({ label, offer }): Choice => ({ label, ...exerciseOf(offer) })),
		note: {
			act: isKept ? "kept" : act,
			templates: said.map(({ id }) => id).filter((id) => id !== ""),
			asked: asked ?? null,
			offered: shown.map(({ offer }) => offer),
			...(topic ? { topic } : {}),
			...(starts ? { starts } : {}),
			...(outcome ? { outcome } : {}),
			...(line ? { line } : {}),
			...(keeps ? { keeps } : {}),
			...(page ? { page } : {}),
		},
		isKept: isKept === true,
	};
}

/** In danger only what calms is offered. */
function mayBeOffered(offer: string): boolean {
	const { exerciseId } = exerciseOf(offer);
	return exerciseId === undefined || isCalming(exerciseId);
}

function exerciseOf(offer: string): Pick<Choice, "exerciseId"> {
	const id = /^exercise:(.+)$/.exec(offer)?.[1];
	return id === undefined ? {} : { exerciseId: id };
}
