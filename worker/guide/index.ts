import type { Choice } from "#shared/schemas/exercises.ts";
import { type Context, createContext } from "./policy/context.ts";
import { type Draft, line } from "./policy/draft.ts";
import { isCalming } from "./policy/offers.ts";
import { RULES } from "./policy/rules.ts";
import { kept } from "./policy/shares.ts";
import type { GuideReply, GuideRequest } from "./request.ts";
import type { Said } from "./say/realise.ts";

export { findExercise, findTopic, listExercises } from "./catalogue.ts";
export { readTyped } from "./exercises/typed.ts";
export type { GuideReply, GuideRequest, PageLine } from "./request.ts";

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
		const draft = !when || when(context) ? reply(context) : null;
		if (draft?.say.some((each) => each !== null)) {
			const say = [...draft.say, backToStep(context, id, draft)];
			return toReply(draft.act ?? id, { ...draft, say }, context.request);
		}
	}
	return toReply("kept", kept(1), context.request);
}

/** These decide about the open exercise themselves, say goodbye, or aren't in English. */
const WITHOUT_STEP = ["stop", "carry-on", "step-waits", "foreign", "bye"];

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
	{ say, chips = [], act: _, asked, isKept, topic, ...noted }: Draft,
	{ isAtRisk }: GuideRequest,
): GuideReply {
	const said = say.filter((each) => each !== null);
	const shown = chips.filter(({ offer }) => !isAtRisk || mayBeOffered(offer)).slice(0, CHIPS);
	const texts = said.map(({ text }) => text).filter((text) => text !== "");
	return {
		text: texts.join(" ").replace(/ ?\n/g, "\n"),
		choices: shown.map(({ label, offer }): Choice => ({ label, ...startedBy(offer) })),
		note: {
			act,
			templates: said.map(({ id }) => id).filter((id) => id !== ""),
			asked: asked ?? null,
			offered: shown.map(({ offer }) => offer),
			...(topic ? { topic } : {}),
			...noted,
		},
		isKept: isKept === true,
	};
}

/** In danger, offer only calming exercises. */
function mayBeOffered(offer: string): boolean {
	const { exerciseId } = startedBy(offer);
	return exerciseId === undefined || isCalming(exerciseId);
}

function startedBy(offer: string): Pick<Choice, "exerciseId"> {
	const [kind, exerciseId] = offer.split(":");
	return kind === "exercise" && exerciseId ? { exerciseId } : {};
}
