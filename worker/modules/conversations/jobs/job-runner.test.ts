import { expect, it, vi } from "vitest";
import {
	copiesInDatabase,
	openChat,
	ringUntil,
	sendMessage,
	setDeps,
	untilIdle,
	waitingJobs,
} from "../../../test/chat/conversation.ts";
import { deps } from "../../../test/people/factories.ts";
import { DATABASE_DOWN } from "../../../test/platform/broken.ts";

/** Two turns, a hundred seconds apart, while D1 is down; then D1 is back so long after the first words. What was noted, in seconds. */
async function notedAfter(seconds: number): Promise<number[]> {
	const { user, client, conversationId, coach } = await openChat();
	await untilIdle(conversationId);
	const start = Date.now();
	let now = start;
	const noteOutboxWait = vi.fn(async (_: number) => undefined);
	await setDeps(conversationId, { db: DATABASE_DOWN, now: () => now, noteOutboxWait, log: () => undefined });
	for (const words of ["My sister rang", "She rang again"]) {
		coach.say("Tell me more.").end();
		await sendMessage({ client, user, conversationId }, words);
		await ringUntil(conversationId, async () => (await waitingJobs(conversationId)).get("outbox") === 1);
		now = start + 100_000;
	}
	expect(await copiesInDatabase(conversationId)).toHaveLength(1);
	now = start + seconds * 1000;
	await setDeps(conversationId, { db: deps.db });
	await untilIdle(conversationId);
	expect(await copiesInDatabase(conversationId)).toHaveLength(5);
	return noteOutboxWait.mock.calls.map(([waited]) => waited);
}

it("notes how long the oldest words waited for their copy, also when a later turn began the tries anew", async () => {
	expect(await notedAfter(181)).toEqual([181]);
});

it("notes no wait of up to three minutes, which a long reply may take", async () => {
	expect(await notedAfter(180)).toEqual([]);
});
