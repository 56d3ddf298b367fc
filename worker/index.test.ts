import {
	createExecutionContext,
	createMessageBatch,
	createScheduledController,
	env,
	getQueueResult,
} from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { notifications } from "./db/tables/notifications.table.ts";
import { sessions } from "./db/tables/sessions.table.ts";
import worker from "./index.ts";
import { consumeDeliveries } from "./modules/notifications/consume-deliveries.ts";
import { deps, makeUser } from "./test/people/factories.ts";
import { makeReader } from "./test/people/notes.ts";

describe("the nightly tick", () => {
	// spec: 3.19
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
		const log = vi.spyOn(console, "log");
		const context = createExecutionContext();
		await worker.queue(batch, env);
		const result = await getQueueResult(batch, context);
		const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
		expect(lines).toContainEqual({ level: "error", event: "dead-letter", id: "1", attempts: 5 });
		expect(result.outcome).toBe("ok");
		expect(result.ackAll).toBe(true);
	});

	it("do not lose a message that nobody consumes", async () => {
		const batch = createMessageBatch("attune-unknown", [
			{ id: "1", timestamp: new Date(), attempts: 1, body: {} },
		]);
		await expect(worker.queue(batch, env)).rejects.toThrow("attune-unknown");
	});

	it("keep a note whose email could not be sent in the app", async () => {
		const user = await makeReader();
		const id = deps.newId("ntf");
		await deps.db.insert(notifications).values({
			id,
			userId: user.id,
			title: "One thing",
			message: "A thought.",
			type: "encouragement",
			scheduledFor: new Date(),
			state: "queued",
		});
		const body = { kind: "note", id };
		const batch = createMessageBatch("attune-dead-letters", [
			{ id: "2", timestamp: new Date(), attempts: 1, body },
		]);
		const context = createExecutionContext();
		await worker.queue(batch, env);
		expect((await getQueueResult(batch, context)).ackAll).toBe(true);
		const [note] = await deps.db.select().from(notifications).where(eq(notifications.id, id));
		expect(note).toMatchObject({ state: "sent", sent: true, channel: "app" });
	});

	it("try a delivery again later, the longer the more often it failed", async () => {
		const delays: unknown[] = [];
		const message = (attempts: number) =>
			({
				id: "3",
				attempts,
				body: { kind: "note", id: "ntf_1" },
				ack: () => delays.push("ack"),
				retry: ({ delaySeconds }: QueueRetryOptions) => delays.push(delaySeconds),
			}) as unknown as Message;
		const broken = { ...deps, log: () => undefined, db: null as unknown as typeof deps.db };
		await consumeDeliveries(broken, [message(1), message(2), message(5)]);
		expect(delays).toEqual([30, 60, 480]);
		await consumeDeliveries(deps, [message(1)]);
		expect(delays.at(-1)).toBe("ack");
	});
});
