import { env, runInDurableObject } from "cloudflare:test";
import { eq, getTableColumns, getTableName } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { DeletionReceipt } from "#shared/schemas/account.ts";
import * as tables from "../../db/schema.ts";
import { scenes } from "../../db/tables/scenes.table.ts";
import { signInFailures } from "../../db/tables/sign-in-failures.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { runScheduled } from "../../run-scheduled.ts";
import { openChat, openSocket, sendMessage, untilIdle } from "../../test/chat/conversation.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { makeAssessment } from "../../test/people/assessments.ts";
import { clientOf, deps, makeUser, PASSWORD, signedIn, stranger } from "../../test/people/factories.ts";
import { mailbox } from "../../test/people/notes.ts";
import { readError } from "../../test/requests/read-error.ts";
import { addressKey } from "../auth/sign-in-guard/attempts.ts";
import { makeToken } from "../mail/email-tokens.ts";
import { planAhead } from "../notifications/plan.ts";
import { consumeDeletions, deleteAccount } from "./delete-account.ts";
import { COUNTED } from "./remove-everything.ts";

const { users: _, chatMessages, ...rest } = tables;
const OWNED = Object.entries(rest).filter(([, table]) => "userId" in getTableColumns(table));

async function rowsOf(userId: string): Promise<string[]> {
	const found: string[] = [];
	for (const [name, table] of OWNED) {
		const column = (table as unknown as typeof scenes).userId;
		const rows = await deps.db.select().from(table).where(eq(column, userId));
		found.push(...rows.map(() => name));
	}
	return found;
}

async function wordsInSearch(userId: string): Promise<number> {
	const { results } = await env.DB.prepare("SELECT 1 FROM messages_search WHERE owner = ?")
		.bind(userId)
		.all();
	return results.length;
}

function order(userId: string): Message {
	return { body: { userId }, ack: () => undefined } as unknown as Message;
}

/** Somebody of whom there is something of every kind. */
async function somebody() {
	const { user, client, conversationId, coach } = await openChat({ emailConfirmedAt: new Date() });
	coach.say("I'm here.").end();
	await sendMessage({ client, user, conversationId }, "Nobody knows this about me.");
	await untilIdle(conversationId);
	await makeAssessment(user.id);
	await client.post(`/api/memory/${user.id}`, { fact: "You like rain." });
	await env.SCENES.put(`scenes/${user.id}/one.svg`, "<svg/>");
	await env.SCENES.put(`scenes/${user.id}/that-no-row-knows.svg`, "<svg/>");
	await deps.db.insert(scenes).values({ id: deps.newId("scn"), userId: user.id, status: "ready" });
	await client.patch("/api/auth/notifications", {
		textNotificationsEnabled: true,
		notificationPreferences: { reminderFrequency: "daily" },
	});
	await makeToken(deps, user, "unsubscribe");
	return { user, client, conversationId };
}

describe("deleting an account", () => {
	it("leaves nothing: no row, no object, no image, no session, no word in the search", async () => {
		const { user, client, conversationId } = await somebody();
		expect(new Set(await rowsOf(user.id)).size).toBeGreaterThan(5);
		expect(await wordsInSearch(user.id)).toBeGreaterThan(0);
		const { cookie } = client;
		const answer = await client.delete(`/api/users/${user.id}`, { password: PASSWORD });
		expect(answer.status).toBe(200);
		const receipt = await answer.json<DeletionReceipt>();
		expect(receipt).toMatchObject({
			id: expect.stringMatching(/^del_/),
			complete: true,
			removed: { conversations: 1, messages: 3, checkIns: 1, facts: 1, images: 2, sessions: 1 },
		});
		expect(receipt.removed.notes).toBeGreaterThan(0);
		const days = (Date.parse(receipt.copiesUntil) - Date.parse(receipt.deletedAt)) / 86_400_000;
		expect(days).toBeCloseTo(30, 3);
		expect(await rowsOf(user.id)).toEqual([]);
		expect(await deps.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
		expect(await wordsInSearch(user.id)).toBe(0);
		expect((await env.SCENES.list({ prefix: `scenes/${user.id}/` })).objects).toEqual([]);
		for (const object of [getConversationStub(env, conversationId), getPersonStub(env, user.id)]) {
			const left = await runInDurableObject(object as DurableObjectStub, (__, state) =>
				state.storage.sql
					.exec<{ name: string }>(
						"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
					)
					.toArray(),
			);
			expect(left).toEqual([{ name: "tombstone" }]);
		}
		client.cookie = cookie;
		expect((await client.get("/api/auth/me")).status).toBe(401);
	});

	it("counts every table of a person's in the receipt", () => {
		// Conversations and sessions are counted as they go, with their objects.
		const rest = OWNED.map(([, table]) => getTableName(table)).filter(
			(name) => !["chat_conversations", "session"].includes(name),
		);
		expect(COUNTED.map(([table]) => getTableName(table)).sort()).toEqual(rest.sort());
	});

	it("takes nothing from anybody else", async () => {
		const [leaving, staying] = [await somebody(), await somebody()];
		const before = await rowsOf(staying.user.id);
		await leaving.client.delete(`/api/users/${leaving.user.id}`, { password: PASSWORD });
		expect(await rowsOf(staying.user.id)).toEqual(before);
		expect((await env.SCENES.list({ prefix: `scenes/${staying.user.id}/` })).objects).toHaveLength(2);
		expect((await staying.client.get(`/api/memory/${staying.user.id}`)).status).toBe(200);
	});

	it("asks for the password, and for one's own account", async () => {
		const [{ user, client }, other] = [await signedIn(), await makeUser()];
		const wrong = await client.delete(`/api/users/${user.id}`, { password: "no" });
		expect((await readError(wrong)).details).toMatchObject([{ path: "password" }]);
		const theirs = await client.delete(`/api/users/${other.id}`, { password: PASSWORD });
		expect(theirs.status).toBe(403);
		expect(await deps.db.select().from(users).where(eq(users.id, other.id))).toHaveLength(1);
		expect((await client.get("/api/auth/me")).status).toBe(200);
	});

	it("frees the address and the name at once, for an account that knows nothing of the one before", async () => {
		const { user, client } = await somebody();
		await client.delete(`/api/users/${user.id}`, { password: PASSWORD });
		const { username, email } = user;
		const again = await stranger().post("/api/auth/signup", { username, email, password: PASSWORD });
		expect(again.status).toBe(201);
		const { id } = await again.json<{ id: string }>();
		expect(id).not.toBe(user.id);
		expect((await rowsOf(id)).sort()).toEqual(["knownDevices", "sessions"]);
	});

	it("forgets the failed sign-ins that are counted for the address", async () => {
		const { user, client } = await signedIn();
		await stranger().post("/api/auth/signin", { email: user.email, password: "not this one" });
		const key = await addressKey(deps, user.email);
		const counted = () => deps.db.select().from(signInFailures).where(eq(signInFailures.key, key));
		expect(await counted()).toHaveLength(1);
		await client.delete(`/api/users/${user.id}`, { password: PASSWORD });
		expect(await counted()).toEqual([]);
	});

	it("ends the sockets of every device", async () => {
		const { user, client, conversationId } = await somebody();
		const phone = await clientOf(user.id);
		const sockets = await Promise.all([
			SocketClient.open(phone, "/api/live"),
			openSocket(phone, conversationId),
		]);
		await client.delete(`/api/users/${user.id}`, { password: PASSWORD });
		await vi.waitFor(() => {
			for (const { closed } of sockets) {
				expect(closed?.code).toBeGreaterThanOrEqual(4000);
			}
		});
	});

	it("is told to a confirmed address, and to no other", async () => {
		const { mails, ...box } = mailbox();
		const confirmed = await makeUser({ emailConfirmedAt: new Date() });
		await deleteAccount({ ...deps, ...box }, confirmed);
		await deleteAccount({ ...deps, ...box }, await makeUser());
		expect(mails).toMatchObject([{ to: confirmed.email, subject: "Your Attune account has been deleted" }]);
	});
});

describe("what comes late", () => {
	async function gone() {
		const left = await somebody();
		await deleteAccount(deps, left.user);
		return left;
	}

	it("finds nobody: a call to the objects, a plan, a message, a lesson", async () => {
		const { user, conversationId } = await gone();
		const person = getPersonStub(env, user.id);
		await person.learn([{ id: "mem_1", fact: "You like rain.", conversationId: null, messageId: null }]);
		await person.noteRisk("thoughts", 1);
		expect(await person.everything()).toEqual({});
		const object = getConversationStub(env, conversationId);
		expect(await object.page(user.id, undefined, 10)).toEqual({ ok: false, reason: "gone" });
		await planAhead(deps, { ...user, textNotificationsEnabled: true } as UserRow).catch(() => undefined);
		expect(await rowsOf(user.id)).toEqual([]);
	});

	it("is swept: an image that was being painted", async () => {
		const { user } = await gone();
		await env.SCENES.put(`scenes/${user.id}/late.svg`, "<svg/>");
		await consumeDeletions(deps, [order(user.id)]);
		expect((await env.SCENES.list({ prefix: `scenes/${user.id}/` })).objects).toEqual([]);
	});

	it("is done by the queue, when the request broke off half way", async () => {
		const { user, conversationId } = await somebody();
		const broken = {
			...deps,
			log: () => undefined,
			env: { ...env, SCENES: { list: () => Promise.reject(new Error("R2 is down")) } as unknown as R2Bucket },
		};
		const receipt = await deleteAccount(broken, user);
		expect(receipt.complete).toBe(false);
		const [half] = await deps.db.select().from(users).where(eq(users.id, user.id));
		expect(half).toMatchObject({ deletingAt: expect.any(Date), email: `deleted:${user.id}` });
		expect(
			(await stranger().post("/api/auth/signin", { email: user.email, password: PASSWORD })).status,
		).toBe(401);
		await consumeDeletions(deps, [order(user.id)]);
		expect(await rowsOf(user.id)).toEqual([]);
		expect(await deps.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
		expect(await getConversationStub(env, conversationId).page(user.id, undefined, 1)).toMatchObject({
			ok: false,
		});
	});

	it("is left alone by an order for somebody who is not leaving", async () => {
		const { user } = await somebody();
		const before = await rowsOf(user.id);
		await consumeDeletions(deps, [order(user.id)]);
		expect(await rowsOf(user.id)).toEqual(before);
		expect((await env.SCENES.list({ prefix: `scenes/${user.id}/` })).objects).toHaveLength(2);
	});
});

it("goes in bounded steps: what does not fit into the time is left for the next", async () => {
	const user = await makeUser();
	const now = new Date();
	for (let index = 0; index < 12; index += 1) {
		await deps.db.insert(tables.chatConversations).values({
			id: deps.newId("cnv"),
			userId: user.id,
			kind: "coaching",
			createdAt: now,
		});
	}
	let reads = 0;
	const late = { ...deps, now: () => new Date(now.getTime() + (reads++ > 1 ? 60_000 : 0)) };
	const receipt = await deleteAccount(late, user);
	expect(receipt).toMatchObject({ complete: false, removed: { conversations: 10 } });
	await consumeDeletions(deps, [order(user.id)]);
	expect(await deps.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
});

describe("a database that was put back to a moment before somebody left", () => {
	it("loses them again at night, with what a visit wrote meanwhile; nobody else is touched", async () => {
		const { user, client } = await signedIn();
		const other = await makeUser();
		await client.delete(`/api/users/${user.id}`, { password: PASSWORD });
		expect(await deps.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
		await deps.db.insert(users).values(user);
		await makeAssessment(user.id);
		const ordered: unknown[] = [];
		const queue = { send: async (body: unknown) => void ordered.push(body) } as unknown as Queue;
		const night = { ...deps, env: { ...deps.env, DELETIONS: queue } };
		await runScheduled(night, "17 3 * * *");
		// Other tests left people behind who are half there: they are ordered too.
		expect(ordered).toContainEqual({ userId: user.id });
		expect(ordered).not.toContainEqual({ userId: other.id });
		await consumeDeletions(night, [order(user.id)]);
		expect(await deps.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
		expect(await rowsOf(user.id)).toEqual([]);
		expect(await deps.db.select().from(users).where(eq(users.id, other.id))).toHaveLength(1);
		ordered.length = 0;
		await runScheduled(night, "17 3 * * *");
		expect(ordered).not.toContainEqual({ userId: user.id });
	});
});
