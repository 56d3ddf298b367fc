import { screen } from "#shared/safety/screen.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ChatTurn } from "../../../models/text-model.ts";

/** Whether a message was found to show danger, or to be in doubt: it is answered, and put to no other use. */
export function isHeavy({ isCare, verdict }: Pick<MessageMetadata, "isCare" | "verdict">): boolean {
	return isCare === true || (verdict?.tier ?? "none") !== "none";
}

/** The words of a talk without those said in danger or in doubt, and without what answered them: nothing else of it is told. */
export function calmWords(turns: readonly ChatTurn[]): Pick<ChatTurn, "role" | "content">[] {
	return turns
		.filter((turn, at) => {
			const said = turn.role === "user" ? turn : turns[at - 1];
			return !isHeavy(turn) && (said?.role !== "user" || !isHeavy(said));
		})
		.map(({ role, content }) => ({ role, content }));
}

/** The same of words that no message holds: a note that somebody writes, or one that a model made. */
export function isHeavyWords(text: string): boolean {
	return screen(text) !== "none";
}
