import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { sessions } from "../../../db/tables/sessions.table.ts";
import { deps, signedIn } from "../../../test/people/factories.ts";

const HOUR_MS = 60 * 60_000;

async function seen(userId: string): Promise<number | undefined> {
	const [row] = await deps.db.select().from(sessions).where(eq(sessions.userId, userId));
	return row?.lastSeenAt.getTime();
}

it("a session that is used is seen again after an hour, and not written for each call before", async () => {
	const { user, client } = await signedIn();
	const lastSeen = async (ago: number) => {
		const lastSeenAt = new Date(Date.now() - ago);
		await deps.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, user.id));
		expect((await client.get("/api/auth/me")).status).toBe(200);
		return lastSeenAt.getTime();
	};
	const long = await lastSeen(2 * HOUR_MS);
	await vi.waitFor(async () => expect(await seen(user.id)).toBeGreaterThan(long + HOUR_MS));
	const short = await lastSeen(HOUR_MS / 2);
	expect(await seen(user.id)).toBe(short);
});
