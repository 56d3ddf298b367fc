import type { KeepWords } from "#shared/schemas/public/try-it.ts";
import { request } from "#web/lib/api/api.ts";
import { forgetCarried, readCarried } from "#web/lib/storage/carried-talk.ts";

/** Timeout in ms. Sending again is safe: the server files it once. */
const PATIENCE = 15_000;

/**
 * Sends the person's own words from the landing page to their account, and forgets them here once they're stored. Returns
 * the conversation's id, or null when there is nothing to send. Throws when they couldn't be stored: then they stay here.
 */
export async function fileCarried(userId: string): Promise<string | null> {
	const talk = readCarried();
	if (!talk) {
		return null;
	}
	const messages = talk.turns.map(({ said }) => said);
	const { conversationId } = await request("POST /api/try/keep", {
		body: { userId, id: talk.id, messages } satisfies KeepWords,
		signal: AbortSignal.timeout(PATIENCE),
	});
	forgetCarried();
	return conversationId;
}
