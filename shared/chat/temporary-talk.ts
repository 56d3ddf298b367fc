/** A temporary talk ends by itself after this, in ms. */
export const TEMPORARY_TALK_MS = 24 * 60 * 60 * 1000;

const PREFIX = "tmp_";

/** Whether this is the id of a talk that leaves no trace. */
export function isTemporaryTalk(conversationId: string): boolean {
	return conversationId.startsWith(PREFIX);
}
