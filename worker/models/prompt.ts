import type { ChatTurn, ReplyRequest } from "./text-model.ts";

/** A language model's input for one reply, most stable part first, because providers cache the beginning. */
export type Prompt = {
	/** Who the coach is. Differs by mode only. */
	frame: string;
	/** What we know about the person, and the summary of what came before the turns. */
	person: string;
	/** The conversation, ending with the person's words. */
	turns: ChatTurn[];
	/** What holds for this reply alone. */
	situation: string;
};

export type ComposePrompt = (request: ReplyRequest) => Prompt;

/** No reply of a coach is longer. In tokens. */
export const REPLY_MAX_TOKENS = 1_500;

/** Comes before the coach's first message: Claude's API and several local models want the person first. */
export const SO_FAR = "(What was said so far follows.)";

const GO_ON =
	"Your last message was cut off. Go on exactly where it stops, without repeating any of it and without a word about the cut.";

/** A turn as a provider gets it. */
export type SentTurn = Pick<ChatTurn, "role" | "content">;

/** The turns as they are sent: the person's newest words are the last. */
export function turnsToSend({ turns }: Prompt): SentTurn[] {
	const sent = turns.map(({ role, content }) => ({ role, content }));
	return sent[0]?.role === "assistant" ? [{ role: "user", content: SO_FAR }, ...sent] : sent;
}

/** Returns the turns that follow when a reply has begun: its text, and the request to continue it. */
export function turnsToGoOn(written: string): SentTurn[] {
	return written === ""
		? []
		: [
				{ role: "assistant", content: written },
				{ role: "user", content: GO_ON },
			];
}
