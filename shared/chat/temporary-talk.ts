/** A temporary chat ends automatically after this, in ms. */
export const TEMPORARY_TALK_MS = 24 * 60 * 60 * 1000;

const PREFIX = "tmp_";

/** Returns whether this is the id of a temporary chat. */
export function isTemporaryTalk(conversationId: string): boolean {
	return conversationId.startsWith(PREFIX);
}
