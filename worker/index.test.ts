import {
	createExecutionContext,
	createMessageBatch,
	createScheduledController,
	env,
	getQueueResult,
} from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import worker from "./index.ts";
import { sessions } from "./modules/auth/sessions.table.ts";
import { deps, makeUser } from "./test/factories.ts";

describe("the nightly tick", () => {
	it("sweeps sessions that have run out and leaves the living", async () => {
		const user = await makeUser();
		const row = (sid: string, expire: number) => ({
			sid,
			userId: user.id,
			sess: { device: "x", createdAt: 0 },
			lastSeenAt: new Date(),
			expire: new Date(expire),
		});
		await deps.db.insert(sessions).values([row("old", Date.now() - 1), row("live", Date.now() + 60_000)]);
		await worker.scheduled(createScheduledController({ cron: "17 3 * * *" }), env);
		const left = await deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(left.map(({ sid }) => sid)).toEqual(["live"]);
	});
});

describe("queues", () => {
	it("put dead letters away after telling the log", async () => {
		const batch = createMessageBatch("attune-dead-letters", [
			{ id: "1", timestamp: new Date(), attempts: 5, body: { userId: "usr_1" } },
		]);
		const context = createExecutionContext();
		await worker.queue(batch, env);
		const result = await getQueueResult(batch, context);
		expect(result.outcome).toBe("ok");
		expect(result.ackAll).toBe(true);
	});

	it("do not lose a message that nobody consumes", async () => {
		const batch = createMessageBatch("attune-deletions", [
			{ id: "1", timestamp: new Date(), attempts: 1, body: {} },
		]);
		await expect(worker.queue(batch, env)).rejects.toThrow("attune-deletions");
	});
});
