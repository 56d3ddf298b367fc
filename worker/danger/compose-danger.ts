import type { GuideNote } from "#shared/schemas/exercises.ts";
import type { ReplyRequest } from "#worker/models/text-model.ts";
import { ASKED_ONCE_MORE } from "./content/answers.ts";
import { numberFirst } from "./number-first.ts";
import { ONCE_MORE_POOL } from "./rules/ask-dying-again.ts";
import { GRIEF_RULES } from "./rules/grief.ts";
import type { Rule } from "./rules/rule.ts";
import { ONCE_MORE, RULES, STAYS } from "./rules/rules.ts";
import type { Parts, Said } from "./say.ts";
import { type Situation, situationOf } from "./situation.ts";
import { withoutEcho } from "./without-echo.ts";

/** A reply to danger, with its note for later turns. */
export type DangerReply = { text: string; note: GuideNote };

/** The act of every reply to danger, or to what may have meant it. */
export const DANGER_ACT = "danger";

/** Answers words that show danger, or that may mean it. Null for all others. Pure: the same request gets the same words. */
export function composeDanger(request: ReplyRequest): DangerReply | null {
	return compose(request, RULES);
}

/** Returns a reply that stays with a person in danger when no other reply fits; null when danger isn't near. */
export function stayNear(request: ReplyRequest): DangerReply | null {
	return compose(request, [STAYS]);
}

/**
 * Returns a reply that stays with a loss by suicide after a no to the question; null where the person told of no such
 * loss.
 */
export function stayInGrief(request: ReplyRequest): DangerReply | null {
	return compose(request, GRIEF_RULES);
}

/** Asks again about ending one's life when the person passed over the question; null when it wasn't the last one. */
export function askAgain(request: ReplyRequest): DangerReply | null {
	return compose(request, [ONCE_MORE]);
}

/** Returns the question, to add after a reply of the guide. Its note marks it as the question. */
export function onceMore(note: GuideNote): DangerReply {
	const [text = ""] = ASKED_ONCE_MORE;
	return { text, note: { ...note, templates: [...note.templates, `${ONCE_MORE_POOL}.0`], asked: "dying" } };
}

function compose(request: ReplyRequest, rules: readonly Rule[]): DangerReply | null {
	const situation = situationOf(request);
	for (const { when, reply } of rules) {
		const said = when(situation) ? whole(reply(situation)) : [];
		if (said.length > 0) {
			return replyOf(request, situation, said);
		}
	}
	return null;
}

function whole(parts: Parts | null): Said[] {
	return parts?.filter((part) => part !== null) ?? [];
}

function replyOf({ turns }: ReplyRequest, { replies, tier }: Situation, said: readonly Said[]): DangerReply {
	const message = turns.at(-1)?.content ?? "";
	const text = said.map((each) => each.text).join(" ");
	const unechoed = withoutEcho(message, text, replies, tier !== "none");
	const asks = said.find((each) => each.asks !== undefined)?.asks ?? null;
	return {
		text: numberFirst(message, unechoed, replies),
		note: { act: DANGER_ACT, templates: said.map(({ id }) => id), asked: asks, offered: [] },
	};
}
