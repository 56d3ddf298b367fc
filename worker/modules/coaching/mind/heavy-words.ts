import { screen } from "#shared/safety/screen.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";

/** Whether a message was found to show danger, or to be in doubt: it is answered, and put to no other use. */
export function isHeavy({ isCare, verdict }: Pick<MessageMetadata, "isCare" | "verdict">): boolean {
	return isCare === true || (verdict?.tier ?? "none") !== "none";
}

/** The same of words that no message holds: a note that somebody writes, or one that a model made. */
export function isHeavyWords(text: string): boolean {
	return screen(text) !== "none";
}
