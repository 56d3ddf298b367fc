import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { Prompt } from "../../models/prompt.ts";
import type { ChatTurn, PersonFacts, ReplyRequest } from "../../models/text-model.ts";
import { aboutPerson, known } from "./about-person.ts";
import { fenced } from "./prompts/fence.ts";
import { frameFor } from "./prompts/frame.v3.ts";
import { LEARN_MORE } from "./prompts/learn-more.v2.ts";
import { typeManner } from "./prompts/type-words.v2.ts";
import { situationOf } from "./situation.ts";

/** How much of what they keep is sent. In characters. */
const BEGINNING = 200;

/** Returns the whole prompt for one reply. Pure: the same request makes the same prompt. */
export function composePrompt(request: ReplyRequest): Prompt {
	const isAtRisk = isOwnRisk(request.risk);
	const mode = isAtRisk ? "deep" : request.mode;
	return {
		frame: frameFor(mode),
		person: personPart(request, isAtRisk),
		turns: request.turns.map((turn) => inWords(turn, mode)),
		situation: situationOf(request),
	};
}

function personPart({ person, summary }: ReplyRequest, isAtRisk: boolean): string {
	const parts = [
		typeManner(person.personalityType),
		fenced("person", aboutPerson(person)),
		person.takeaways.length === 0 || isAtRisk ? "" : fenced("takeaways", keptBy(person)),
		summary === "" ? "" : fenced("earlier", { summary }),
	];
	return parts.filter((part) => part !== "").join("\n\n");
}

/** What they keep of exercises. A due day without an outcome is a step that is still open. */
function keptBy({ takeaways }: PersonFacts): Record<string, unknown>[] {
	return takeaways.map(({ ratings, body, dueOn, outcome, ...kept }) =>
		known({
			...kept,
			body: body.slice(0, BEGINNING).toWellFormed(),
			dueOn,
			outcome: outcome ?? (dueOn === null ? null : "open"),
			ratings: Object.keys(ratings).length > 0 ? ratings : null,
		}),
	);
}

function inWords(turn: ChatTurn, mode: ChatMode): ChatTurn {
	return turn.content.trim() === LEARN_MORE_COMMAND ? { ...turn, content: LEARN_MORE[mode] } : turn;
}
