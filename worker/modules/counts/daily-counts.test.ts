import { env } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import { scenes } from "../../db/tables/scenes.table.ts";
import {
	openChat,
	ringUntil,
	sendMessage,
	setDeps,
	untilIdle,
	waitingJobs,
} from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { depsAt } from "../../test/people/notes.ts";
import { DATABASE_DOWN, down } from "../../test/platform/broken.ts";
import { askWith } from "../../test/requests/ask-with.ts";
import { createConversationDeps } from "../conversations/object/conversation-deps.ts";
import { atLeastBeside, type CountName, countBeside, oneMore, sweepCounts, utcDay } from "./daily-counts.ts";

/** Cloudflare's own models on a bad day. */
const AI = { run: () => Promise.reject(new Error("This model is down.")) } as unknown as Ai;

beforeEach(async () => {
	await deps.db.delete(dailyCounts);
});
afterAll(async () => {
	await deps.db.delete(dailyCounts);
});

async function today(name: CountName): Promise<number> {
	const [row] = await deps.db
		.select()
		.from(dailyCounts)
		.where(and(eq(dailyCounts.name, name), eq(dailyCounts.day, utcDay(new Date()))));
	return row?.count ?? 0;
}

/** The count is written beside what it counts: it may come a little later. */
const untilCounted = (name: CountName, count: number) =>
	vi.waitFor(async () => expect(await today(name)).toBe(count), { timeout: 5_000 });

it("counts answers of status 500, and no others", async () => {
	const { user, client } = await signedIn();
	const id = deps.newId("scn");
	await deps.db
		.insert(scenes)
		.values({ id, userId: user.id, status: "ready", key: `scenes/${user.id}/x.svg` });
	expect(
		(await askWith(down("SCENES"), client, { method: "GET", path: "/api/scenes/scn_nobody" })).status,
	).toBe(404);
	expect(await today("http:500")).toBe(0);
	for (const count of [1, 2]) {
		expect((await askWith(down("SCENES"), client, { method: "GET", path: `/api/scenes/${id}` })).status).toBe(
			500,
		);
		await untilCounted("http:500", count);
	}
});

it("counts a failure of a model that a page asks, by provider", async () => {
	const { user, client } = await signedIn();
	await askWith({ AI }, client, { method: "GET", path: `/api/ai/personalized-coaching/${user.id}` });
	await untilCounted("model:workers-ai", 1);
});

it("counts a failure of a model in a conversation, where the guide answers and no turn fails", async () => {
	const { user, client, conversationId } = await openChat();
	await setDeps(conversationId, { model: createConversationDeps({ ...env, AI }).model });
	const answer = await sendMessage({ client, user, conversationId }, "My sister rang");
	expect(await answer.json()).toMatchObject({ aiProvider: "builtin" });
	await untilCounted("model:workers-ai", 1);
	expect(await today("turn:failed")).toBe(0);
});

it("counts a turn that ends without a reply, and none that has one", async () => {
	const { user, client, conversationId, coach } = await openChat();
	await setDeps(conversationId, { log: () => undefined });
	coach.say("Tell me more.").end();
	await sendMessage({ client, user, conversationId }, "My sister rang");
	await untilIdle(conversationId);
	expect(await today("turn:failed")).toBe(0);
	coach.fail();
	await sendMessage({ client, user, conversationId }, "She rang again");
	await untilCounted("turn:failed", 1);
});

it("notes the longest wait of the day for the copy in D1, in seconds", async () => {
	const { user, client, conversationId, coach } = await openChat();
	await untilIdle(conversationId);
	await setDeps(conversationId, { db: DATABASE_DOWN, log: () => undefined });
	coach.say("Tell me more.").end();
	await sendMessage({ client, user, conversationId }, "My sister rang");
	await ringUntil(conversationId, async () => ((await waitingJobs(conversationId)).get("outbox") ?? 0) > 0);
	await setDeps(conversationId, { db: deps.db, now: () => Date.now() + 1_000_000 });
	await untilIdle(conversationId);
	const noted = await today("outbox:waited");
	expect(noted).toBeGreaterThanOrEqual(1_000);
	expect(noted).toBeLessThan(1_100);
	const counter = { ...deps, now: () => new Date() };
	await atLeastBeside(counter, "outbox:waited", 20);
	expect(await today("outbox:waited")).toBe(noted);
});

it("goes on where D1 takes no count, which the log says", async () => {
	const lines: unknown[] = [];
	const counter = { db: DATABASE_DOWN, now: () => new Date(), log: (line: unknown) => void lines.push(line) };
	await countBeside(counter, "http:500");
	await atLeastBeside(counter, "outbox:waited", 20);
	expect(lines).toEqual([
		{ level: "warn", event: "not-counted", name: "http:500" },
		{ level: "warn", event: "not-counted", name: "outbox:waited" },
	]);
});

it("is forgotten after sixty days", async () => {
	await oneMore(depsAt("2026-01-01T09:00:00Z"), "mail:account");
	await sweepCounts(depsAt("2026-03-01T09:00:00Z"));
	expect(await deps.db.select().from(dailyCounts)).toHaveLength(1);
	await sweepCounts(depsAt("2026-03-03T09:00:00Z"));
	expect(await deps.db.select().from(dailyCounts)).toEqual([]);
});
