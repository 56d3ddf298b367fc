import { env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { TRY_MAX } from "#shared/chat/try-it-limits.ts";
import { NO_DANGER } from "#shared/safety/verdict.ts";
import type { CurrentConversation, Message } from "#shared/schemas/conversations.ts";
import type { KeptWords } from "#shared/schemas/public/try-it.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { createBuiltinCoach } from "../../models/wiring/builtin-coach.ts";
import { crash, openChat, sendMessage, setDeps, transcript } from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";
import { listConversations } from "../conversations/conversations.repository.ts";

const WORDS = ["I dread Mondays. It starts on Sunday afternoon.", "My boss asks why I'm behind."];
const ID = "of-this-browser";

const NEWCOMER = { onboardingCompleted: false };

function keep(client: TestClient, user: UserRow, messages: readonly string[] = WORDS, id = ID) {
	return client.post("/api/try/keep", { userId: user.id, id, messages });
}

async function currentChat(client: TestClient, user: UserRow) {
	return (await client.get(`/api/chat/conversation/${user.id}`)).json<CurrentConversation>();
}

const saidIn = (messages: Message[]) =>
	messages.filter(({ role }) => role === "user").map(({ content }) => content);

describe("words that are kept from the landing page", () => {
	// spec: P.37
	it("are the first conversation, in order, each with a reply of the built-in guide", async () => {
		const { user, client } = await signedIn(NEWCOMER);
		const answer = await keep(client, user);
		expect(answer.status).toBe(201);
		const { conversationId } = await answer.json<KeptWords>();
		const { conversation, messages } = await currentChat(client, user);
		expect(conversation?.id).toBe(conversationId);
		expect(messages.map(({ role, status }) => `${role} ${status}`)).toEqual(
			WORDS.flatMap(() => ["user complete", "assistant complete"]),
		);
		expect(saidIn(messages)).toEqual(WORDS);
		const replies = messages.filter(({ role }) => role === "assistant");
		expect(replies.every(({ content, aiProvider }) => content !== "" && aiProvider === "builtin")).toBe(true);
		// It is said once that this is an AI.
		expect(replies.map(({ metadata }) => metadata.disclosure ?? null)).toEqual(["start", null]);
	});

	it("can be gone on from like any other", async () => {
		const { user, client } = await signedIn();
		const { conversationId } = await (await keep(client, user)).json<KeptWords>();
		expect((await sendMessage({ client, user, conversationId }, "And then he sighs.")).status).toBe(200);
		expect(saidIn(await transcript(client, conversationId))).toEqual([...WORDS, "And then he sighs."]);
	});

	// spec: P.38
	it("are filed once, however often they are sent, one after the other or at once", async () => {
		const { user, client } = await signedIn(NEWCOMER);
		const answers = await Promise.all([keep(client, user), keep(client, user)]);
		answers.push(await keep(client, user));
		const ids = await Promise.all(answers.map((answer) => answer.json<KeptWords>()));
		expect(new Set(ids.map(({ conversationId }) => conversationId)).size).toBe(1);
		expect(saidIn((await currentChat(client, user)).messages)).toEqual(WORDS);
		expect(await listConversations(deps.db, user.id, {})).toHaveLength(1);
	});

	it("are filed once though another chat was begun since", async () => {
		const { user, client } = await signedIn();
		const { conversationId } = await (await keep(client, user)).json<KeptWords>();
		await client.post("/api/chat/conversations", { userId: user.id });
		expect(await (await keep(client, user)).json<KeptWords>()).toEqual({ conversationId });
	});

	// spec: P.38
	it("are all there or none of them when the object dies in the middle, and can be sent again", async () => {
		const { user, client, conversationId } = await openChat(NEWCOMER);
		await setDeps(conversationId, {
			assess: (said) => {
				if (said === WORDS[1]) {
					throw new Error("died here");
				}
				return NO_DANGER;
			},
		});
		const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
		expect((await keep(client, user)).status).toBe(500);
		log.mockRestore();
		await crash(conversationId);
		expect(saidIn(await transcript(client, conversationId))).toEqual([]);
		expect((await keep(client, user)).status).toBe(201);
		await crash(conversationId);
		expect(saidIn(await transcript(client, conversationId))).toEqual(WORDS);
	});

	it("go into a chat that holds a greeting only", async () => {
		const { user, client, conversationId } = await openChat();
		expect(await (await keep(client, user)).json<KeptWords>()).toEqual({ conversationId });
		expect(saidIn(await transcript(client, conversationId))).toEqual(WORDS);
	});

	// spec: P.38
	it("never go into a chat in which something was said: they get one of their own", async () => {
		const { user, client, conversationId } = await openChat();
		await setDeps(conversationId, { model: createBuiltinCoach({ pieceDelayMs: () => 0 }) });
		await sendMessage({ client, user, conversationId }, "Hello there");
		const before = await transcript(client, conversationId);
		const kept = await (await keep(client, user)).json<KeptWords>();
		expect(kept.conversationId).not.toBe(conversationId);
		expect(await transcript(client, conversationId)).toEqual(before);
		expect(saidIn(await transcript(client, kept.conversationId))).toEqual(WORDS);
		expect(await (await keep(client, user)).json<KeptWords>()).toEqual(kept);
	});

	// spec: P.39
	it("that show danger bring help above the reply and the risk state, and those after them are answered with care", async () => {
		const { user, client } = await signedIn({ ...NEWCOMER, country: "GB" });
		await keep(client, user, ["I want to end my life tonight", "ok"]);
		const { messages } = await currentChat(client, user);
		const [first, second] = messages.filter(({ role }) => role === "assistant");
		expect(first?.metadata.safety).toMatchObject({ level: "imminent", emergency: "999" });
		expect(second?.metadata.isCare).toBe(true);
		await vi.waitFor(async () =>
			expect(await getPersonStub(env, user.id).riskState()).toMatchObject({ level: "imminent" }),
		);
	});

	it("that only may mean danger bring the quiet row and no state, and the yes to its question brings help", async () => {
		const { user, client } = await signedIn({ ...NEWCOMER, country: "GB" });
		await keep(client, user, ["I can't do this anymore"]);
		const { messages } = await currentChat(client, user);
		expect(messages[1]?.metadata.safety).toMatchObject({ tier: "row" });
		expect(await getPersonStub(env, user.id).riskState()).toBeNull();
		const other = await signedIn({ ...NEWCOMER, country: "GB" });
		await keep(other.client, other.user, ["I can't do this anymore", "yes"]);
		const talk = (await currentChat(other.client, other.user)).messages;
		expect(talk.at(-1)?.metadata.safety).toMatchObject({ level: "thoughts" });
	});

	// spec: P.39
	it("are read by no model, whoever is connected and agreed to", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const readAgain = vi.fn();
		await setDeps(conversationId, { readAgain });
		await keep(client, user, ["I can't do this anymore", ...WORDS]);
		expect(coach.requests).toEqual([]);
		expect(readAgain).not.toHaveBeenCalled();
	});

	it("of somebody who tells that they are under 18 are answered for them, and pause the account", async () => {
		const { user, client } = await signedIn({ ...NEWCOMER, country: "GB" });
		await keep(client, user, ["I'm 14 and I hate school", "it's loud"]);
		const { messages } = await currentChat(client, user);
		expect(saidIn(messages)).toHaveLength(2);
		await vi.waitFor(async () => {
			const me = await client.get("/api/auth/me");
			expect(await me.json<{ minorSince: string | null }>()).toMatchObject({
				minorSince: expect.any(String),
			});
		});
	});
});

describe("what is refused", () => {
	it("another person's account", async () => {
		const [{ client }, other] = [await signedIn(), await signedIn()];
		const answer = await keep(client, other.user);
		expect(answer.status).toBe(403);
		expect(await readError(answer)).toMatchObject({ code: "not_yours" });
		expect(await listConversations(deps.db, other.user.id, {})).toEqual([]);
	});

	it.each([
		[{ messages: [] }, "messages"],
		[{ messages: ["  "] }, "messages.0"],
		[{ messages: ["a".repeat(TRY_MAX + 1)] }, "messages.0"],
		[{ messages: Array(21).fill("hi") }, "messages"],
		[{ id: "" }, "id"],
		[{ id: "x'; DROP TABLE users; --" }, "id"],
		[{ replies: ["Words of the coach"] }, ""],
	])("%j", async (wrong, path) => {
		const { user, client } = await signedIn();
		const answer = await client.post("/api/try/keep", { userId: user.id, id: ID, messages: WORDS, ...wrong });
		expect(answer.status).toBe(400);
		expect((await readError(answer)).details?.[0]?.path).toBe(path);
		expect(await listConversations(deps.db, user.id, {})).toEqual([]);
	});

	it("anybody who took back their consent to keep what they tell", async () => {
		const { user, client } = await signedIn({ healthConsentTakenBackAt: new Date() });
		expect(await readError(await keep(client, user))).toMatchObject({ code: "consent_needed" });
	});
});
