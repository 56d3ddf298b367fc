import type { ChatTurn, ReplyRequest } from "./text-model.ts";

/** What a language model is told for one reply. */
export type Prompt = {
	/** Who the coach is: the same for everybody, so that providers can keep it cached. */
	frame: string;
	/** This person, this moment, this way of answering. */
	situation: string;
	/** The talk, ending with the person's words. */
	turns: ChatTurn[];
};

export type ComposePrompt = (request: ReplyRequest) => Prompt;

/** No reply of a coach is longer. In tokens. */
export const REPLY_MAX_TOKENS = 1_500;

const GO_ON =
	"Your last message was cut off. Go on exactly where it stops, without repeating any of it and without a word about the cut.";

/**
 * The turns as they are sent. A talk begins with the person (Claude's API asks for it), and a reply that has
 * begun is followed by the request to go on with it.
 */
export function turnsToSend({ turns }: Prompt, written: string): ChatTurn[] {
	const begun = turns
		.slice(
			Math.max(
				turns.findIndex(({ role }) => role === "user"),
				0,
			),
		)
		.map(({ role, content }) => ({ role, content }));
	return written === ""
		? begun
		: [...begun, { role: "assistant", content: written }, { role: "user", content: GO_ON }];
}
