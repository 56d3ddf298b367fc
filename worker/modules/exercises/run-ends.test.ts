import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { localDay } from "#shared/local-day.ts";
import type { ChatReply } from "#shared/schemas/conversations.ts";
import { RESTORE_MS } from "#shared/schemas/conversations.ts";
import { movedRunSchema, type TakeawayPage } from "#shared/schemas/exercises.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { takeaways } from "../../db/tables/takeaways.table.ts";
import { users } from "../../db/tables/users.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { exitsOf } from "../../guide/exercises/run.ts";
import { listExercises } from "../../guide/index.ts";
import { createBuiltinCoach } from "../../models/wiring/builtin-coach.ts";
import {
	crash,
	openSocket,
	ringUntil,
	sendMessage,
	setDeps,
	transcript,
} from "../../test/chat/conversation.ts";
import { BREATH, findTestExercise, openExercises, PLAN } from "../../test/people/exercises.ts";
import { deps } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { everyRowInObject } from "../../test/platform/every-row.ts";
import { HELP_AT } from "../conversations/runs/help-at.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A D1 that refuses every write. */
const DOWN = new Proxy(deps.db, {
	get: (target, name) => {
		if (name === "batch" || name === "delete") {
			return () => {
				throw new Error("D1 is down.");
			};
		}
		return Reflect.get(target, name) as unknown;
	},
});

const listed = async (client: TestClient) =>
	(await (await client.get("/api/takeaways")).json<TakeawayPage>()).takeaways;

const rowsOf = (userId: string) => deps.db.select().from(takeaways).where(eq(takeaways.userId, userId));

describe("the end of an exercise", () => {
	// spec: P.19
	it("keeps what was answered under its labels, with two ratings, and drops the answers", async () => {
		const { goThrough, client, user, conversationId } = await openExercises();
		const moved = movedRunSchema.parse(await goThrough());
		expect(moved).toMatchObject({
			run: { status: "ended", step: null, answered: [], takeawayId: moved.takeaway?.id },
			aside: null,
			takeaway: {
				kind: "plan",
				title: "My plan",
				body: "What: Walk to the river\n\nWhy: It clears my head",
				conversationId,
				outcome: null,
			},
		});
		await ringUntil(conversationId, async () => (await listed(client)).length === 1);
		expect(await listed(client)).toEqual([moved.takeaway]);
		expect(await rowsOf(user.id)).toMatchObject([{ ratings: { sure: 4, again: 7 }, askedAt: null }]);
		await ringUntil(conversationId, async () => {
			const rows = await everyRowInObject(
				getConversationStub(env, conversationId) as unknown as DurableObjectStub,
			);
			return ![...rows.values()].join().includes("river");
		});
	});

	it("says so in the chat", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		const { takeaway } = await goThrough();
		expect((await transcript(client, conversationId)).at(-2)).toMatchObject({
			content: "Kept: My plan.",
			metadata: { takeawayId: takeaway?.id },
		});
	});

	// spec: P.29
	it("asks what would help now, with three choices", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		const { run } = await goThrough();
		expect(run.asksNext).toBe(true);
		expect((await transcript(client, conversationId)).at(-1)).toMatchObject({
			content: "What would help now?",
			metadata: {
				afterRun: run.id,
				choices: [
					{ label: "Talk about it" },
					{ label: "Another exercise" },
					{ label: "That's enough for today" },
				],
				guide: { offered: ["talk", `another:${PLAN.id}`, "say"] },
			},
		});
	});

	it.each(["Help", "Breathing"])("asks nothing where it leads on: %s", async (end) => {
		const { goThrough, client, conversationId } = await openExercises();
		expect((await goThrough(end)).run.asksNext).toBe(false);
		expect((await transcript(client, conversationId)).map(({ content }) => content)).not.toContain(
			"What would help now?",
		);
	});

	// spec: P.29
	it.each([
		["Talk about it", "write"],
		["Another exercise", "menu"],
		["That's enough for today", null],
	])("is followed by the guide's reply to “%s”", async (label, last) => {
		const { goThrough, client, user, conversationId } = await openExercises();
		await setDeps(conversationId, { model: createBuiltinCoach({ pieceDelayMs: () => 0 }) });
		await goThrough();
		const answer = await sendMessage({ client, user, conversationId }, label);
		const { message, metadata } = await answer.json<ChatReply>();
		expect(message).not.toBe("");
		expect(metadata.guide?.act).toBe(label.startsWith("That") ? "bye" : "pick");
		expect(metadata.guide?.offered).not.toContain(`exercise:${PLAN.id}`);
		expect(metadata.guide?.offered.at(-1) ?? null).toBe(last);
	});

	// spec: P.24
	it("brings the card with its message until D1 has it", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		await setDeps(conversationId, { db: DOWN, findExercise: findTestExercise });
		const socket = await openSocket(client, conversationId);
		const { takeaway } = await goThrough();
		const card = async () => (await transcript(client, conversationId)).at(-2)?.metadata;
		expect(await card()).toMatchObject({ takeawayId: takeaway?.id, takeaway });
		await setDeps(conversationId, { db: deps.db });
		await ringUntil(conversationId, async () => (await listed(client)).length === 1);
		await socket.until(
			(frame) =>
				frame.type === "message" &&
				frame.message.metadata.takeawayId === takeaway?.id &&
				frame.message.metadata.takeaway === undefined,
		);
		expect(await card()).not.toHaveProperty("takeaway");
	});

	it("is due on the morning after the day that was set, on the person's own clock", async () => {
		const timeZone = "Pacific/Auckland";
		const { goThrough } = await openExercises({ timeZone });
		const { takeaway } = await goThrough();
		const dueAt = new Date(takeaway?.dueAt ?? "");
		const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(dueAt);
		expect(time).toBe("05:00");
		expect(localDay(timeZone, dueAt)).toBe(localDay(timeZone, new Date(Date.now() + 3 * DAY_MS)));
	});

	it("of one without a takeaway keeps nothing", async () => {
		const { begin, answer, client, conversationId } = await openExercises();
		const { id } = await begin(BREATH.id);
		expect(await answer(id, "breathe", "")).toMatchObject({ takeaway: null, run: { status: "ended" } });
		expect((await transcript(client, conversationId)).slice(-2).map(({ content }) => content)).toEqual([
			"Done. That was A test breath.",
			"What would help now?",
		]);
	});

	it("at help shows lines, and keeps nothing", async () => {
		const { goThrough, client, conversationId } = await openExercises({ country: "GB" });
		expect((await goThrough("Help")).takeaway).toBeNull();
		const closing = (await transcript(client, conversationId)).at(-1);
		expect(closing?.metadata).toMatchObject({ isCare: true, safety: { level: "abuse", emergency: "999" } });
		expect(closing?.metadata.takeawayId).toBeUndefined();
	});

	it("at help is thought about for each exercise that can end there", () => {
		const ids = listExercises()
			.filter(({ steps }) => Object.values(steps).some((step) => exitsOf(step).includes("@help")))
			.map(({ id }) => id);
		expect(ids.filter((id) => !(id in HELP_AT))).toEqual([]);
	});

	it("at help shows what fits the exercise", async () => {
		const { begin, answer, client, conversationId } = await openExercises();
		const hot = { ...PLAN, id: "cool-down", start: "where" } as const;
		await setDeps(conversationId, { findExercise: () => hot });
		const { id } = await begin(hot.id);
		await answer(id, "where", "Help");
		expect((await transcript(client, conversationId)).at(-1)?.metadata.safety?.level).toBe("violence");
	});

	it("at another exercise keeps the takeaway and offers that one", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		const { takeaway } = await goThrough("Breathing");
		expect((await transcript(client, conversationId)).at(-1)?.metadata).toMatchObject({
			takeawayId: takeaway?.id,
			choices: [{ label: "A test breath", exerciseId: BREATH.id }],
		});
	});
});

describe("what was kept", () => {
	// spec: P.23
	it("reaches D1 after D1 was down and the object died", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		await setDeps(conversationId, { db: DOWN, log: () => undefined });
		await goThrough();
		await runInDurableObject(getConversationStub(env, conversationId), (instance) => instance.alarm?.());
		expect(await listed(client)).toEqual([]);
		await crash(conversationId);
		await setDeps(conversationId, { findExercise: findTestExercise });
		await runInDurableObject(getConversationStub(env, conversationId), async (instance) => {
			(instance as unknown as { deps: { now: () => number } }).deps.now = () => Date.now() + 10 * 60_000;
			await instance.alarm?.();
		});
		expect(await listed(client)).toMatchObject([{ title: "My plan" }]);
	});

	// spec: P.23
	it("stays when its conversation is deleted, also before D1 had it, and names it no more", async () => {
		const { goThrough, client, user, conversationId } = await openExercises();
		await setDeps(conversationId, { db: DOWN, log: () => undefined });
		await goThrough();
		await client.request("DELETE", `/api/chat/conversations/${conversationId}`);
		const later = Date.now() + RESTORE_MS + 1;
		await setDeps(conversationId, { db: deps.db, now: () => later });
		await runInDurableObject(getConversationStub(env, conversationId), (instance) => instance.alarm?.());
		expect(await listed(client)).toMatchObject([{ title: "My plan", conversationId: null }]);
		expect(await rowsOf(user.id)).toMatchObject([{ conversationId: null }]);
	});

	it("is kept by itself when D1 has lost the conversation's row", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		await deps.db.delete(chatConversations).where(eq(chatConversations.id, conversationId));
		await goThrough();
		await ringUntil(conversationId, async () => (await listed(client)).length === 1);
		expect(await listed(client)).toMatchObject([{ title: "My plan", conversationId: null }]);
	});

	it("goes with a person who has left, and so does the conversation", async () => {
		const { goThrough, user, conversationId } = await openExercises();
		await setDeps(conversationId, { db: DOWN, log: () => undefined });
		await goThrough();
		await deps.db.delete(users).where(eq(users.id, user.id));
		await setDeps(conversationId, { db: deps.db, now: () => Date.now() + 10 * 60_000 });
		await runInDurableObject(getConversationStub(env, conversationId), (instance) => instance.alarm?.());
		expect(await getConversationStub(env, conversationId).isDeleted()).toBe(true);
		expect(await rowsOf(user.id)).toEqual([]);
	});

	it("names no conversation while that is deleted and can be brought back", async () => {
		const { goThrough, client, conversationId } = await openExercises();
		await goThrough();
		await ringUntil(conversationId, async () => (await listed(client)).length === 1);
		await client.request("DELETE", `/api/chat/conversations/${conversationId}`);
		expect(await listed(client)).toMatchObject([{ conversationId: null }]);
	});
});
