import { describe, expect, it, vi } from "vitest";
import type { ChatReply, Message } from "#shared/schemas/conversations.ts";
import { assess } from "../../../assess.ts";
import {
	isDelta,
	isEndOfTurn,
	isSnapshot,
	openChat,
	openSocket,
	ringUntil,
	sendMessage,
	setDeps,
	transcript,
} from "../../../test/chat/conversation.ts";
import { assessmentOf } from "../../../test/people/assessments.ts";
import { clientOf } from "../../../test/people/factories.ts";
import { readError } from "../../../test/requests/read-error.ts";
import { FAILURE_TEXT } from "./turn.ts";

describe("a reply", () => {
	it("is to a message that was screened with the person's six before it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const asked: (readonly string[])[] = [];
		await setDeps(conversationId, {
			assess: (text, before = []) => {
				asked.push(before);
				return assess(text, before);
			},
		});
		const said = ["one", "two", "three", "four", "five", "six", "seven", "eight"].map(
			(word) => `It was ${word}.`,
		);
		for (const words of said) {
			coach.say("Yes.").end();
			await sendMessage({ client, user, conversationId }, words);
		}
		expect(asked.at(-1)).toEqual(said.slice(1, -1));
	});

	// spec: 7.64
	it("comes to the socket as it is written and is the answer of the call when it is whole", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		const answer = sendMessage({ client, user, conversationId }, "I slept badly", { clientMessageId: "c1" });
		coach.say("That ", "sounds ", "long.");
		await socket.until((frame) => isDelta(frame) && frame.text === "long.");
		coach.end();
		const reply = await (await answer).json<ChatReply>();
		expect(reply).toMatchObject({
			message: "That sounds long.",
			conversationId,
			aiProvider: "builtin",
			mode: { deep: true, practical: false, style: null, reason: null },
			status: "complete",
		});
		await socket.until(isEndOfTurn);
		const deltas = socket.frames.filter(isDelta);
		expect(deltas.map(({ offset, text }) => [offset, text])).toEqual([
			[0, "That "],
			[5, "sounds "],
			[12, "long."],
		]);
		// No tab looks idle between the person's message and the turn.
		const [, first] = socket.frames;
		expect(first).toMatchObject({
			type: "turn",
			turn: { messageId: reply.messageId },
			messages: [
				{ content: "I slept badly", clientMessageId: "c1" },
				{ id: reply.messageId, status: "streaming" },
			],
		});
	});

	it("is seen by every open tab, and by one that comes in the middle of it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const first = await openSocket(client, conversationId);
		const sent = sendMessage({ client, user, conversationId }, "Hello");
		coach.say("One ");
		await first.until(isDelta);
		const second = await openSocket(await clientOf(user.id), conversationId);
		const snapshot = await second.until(isSnapshot);
		expect(snapshot.turn).toMatchObject({ status: "writing", text: "One " });
		expect(snapshot.messages.at(-1)).toMatchObject({ status: "streaming", content: "One " });
		coach.say("two.").end();
		await sent;
		expect(await second.until(isDelta)).toMatchObject({ offset: 4, text: "two." });
		await second.until(isEndOfTurn);
		expect(await transcript(client, conversationId)).toMatchObject([
			{ role: "assistant", metadata: { kind: "greeting" } },
			{ role: "user", content: "Hello", status: "complete" },
			{ role: "assistant", content: "One two.", status: "complete" },
		]);
	});

	it("is one for a message that is sent twice at once, and for one that is sent again later", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const again = () =>
			sendMessage({ client, user, conversationId }, "Only once", { clientMessageId: "same" });
		const both = Promise.all([again(), again()]);
		coach.say("Once.").end();
		const [first, second] = await Promise.all((await both).map((answer) => answer.json<ChatReply>()));
		const third = await (await again()).json<ChatReply>();
		expect(second).toEqual(first);
		expect(third).toEqual(first);
		expect(coach.requests).toHaveLength(1);
		expect(await transcript(client, conversationId)).toHaveLength(3);
	});

	// spec: P.6
	it("refuses other words under an id that is taken, and answers neither", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Once.").end();
		await sendMessage({ client, user, conversationId }, "About my garden", { clientMessageId: "same" });
		const other = await sendMessage({ client, user, conversationId }, "About my job", {
			clientMessageId: "same",
		});
		expect(other.status).toBe(409);
		expect(await readError(other)).toMatchObject({ code: "message_id_used" });
		// An edit takes the words of the first message away; its id stays taken.
		const said = (await transcript(client, conversationId)).find(({ role }) => role === "user");
		coach.say("Twice.").end();
		await client.patch(`/api/chat/conversations/${conversationId}/messages/${said?.id}`, {
			content: "My trees",
		});
		const late = await sendMessage({ client, user, conversationId }, "About my garden", {
			clientMessageId: "same",
		});
		expect(late.status).toBe(409);
		expect((await transcript(client, conversationId)).map(({ content }) => content).slice(1)).toEqual([
			"My trees",
			"Twice.",
		]);
	});

	it("holds the turn: another message meanwhile is refused and nothing of it is kept", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const first = sendMessage({ client, user, conversationId }, "First");
		await vi.waitUntil(() => coach.requests.length === 1);
		const second = await sendMessage({ client, user, conversationId }, "Second");
		expect(second.status).toBe(409);
		expect(await readError(second)).toMatchObject({ code: "turn_in_progress" });
		coach.say("Yes.").end();
		expect((await first).status).toBe(200);
		expect((await transcript(client, conversationId)).map((message) => message.content)).not.toContain(
			"Second",
		);
	});

	it("is stopped by the person, and what was said stays", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		const sent = sendMessage({ client, user, conversationId }, "Tell me everything");
		coach.say("Well, ");
		await socket.until(isDelta);
		const stopped = await client.request("POST", `/api/chat/conversations/${conversationId}/stop`);
		expect(await stopped.json()).toMatchObject({ status: "stopped", content: "Well, " });
		expect(await (await sent).json()).toMatchObject({ status: "stopped", message: "Well, " });
		expect((await socket.until(isEndOfTurn)).error).toBeUndefined();
		// Stopping what has already ended changes nothing.
		const again = await client.request("POST", `/api/chat/conversations/${conversationId}/stop`);
		expect(await again.json()).toMatchObject({ status: "stopped", content: "Well, " });
	});

	it("that fails is said in kind words, kept with the message, and can be tried again in place", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		coach.fail();
		const answer = await sendMessage({ client, user, conversationId }, "Are you there?", {
			clientMessageId: "c1",
		});
		expect(answer.status).toBe(503);
		expect(await readError(answer)).toMatchObject({ code: "coach_unavailable", message: FAILURE_TEXT });
		expect(await socket.until(isEndOfTurn)).toMatchObject({ error: FAILURE_TEXT });
		const failed = (await transcript(client, conversationId)).at(-1);
		expect(failed).toMatchObject({ status: "failed", content: "", metadata: { error: FAILURE_TEXT } });

		coach.say("I am here.").end();
		const retried = await client.request("POST", `/api/chat/conversations/${conversationId}/retry`);
		expect(await retried.json()).toMatchObject({ id: failed?.id, status: "complete", content: "I am here." });
		const messages = await transcript(client, conversationId);
		expect(messages).toHaveLength(3);
		expect(messages.at(-1)?.metadata.error).toBeUndefined();
		const nothing = await client.request("POST", `/api/chat/conversations/${conversationId}/retry`);
		expect(nothing.status).toBe(400);
	});

	it("that breaks off keeps its words, marked as cut short, and goes on from there", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		coach.say("You kept ", "going, ").fail();
		const answer = await sendMessage({ client, user, conversationId }, "It was a long day");
		expect(await answer.json()).toMatchObject({
			message: "You kept going, ",
			status: "stopped",
			metadata: { isCut: true },
		});
		expect((await socket.until(isEndOfTurn)).error).toBeUndefined();
		coach.say("going, and ", "that counts.").end();
		const path = `/api/chat/conversations/${conversationId}/continue`;
		const whole = await (await client.request("POST", path)).json<Message>();
		expect(whole).toMatchObject({ status: "complete", content: "You kept going, and that counts." });
		expect(whole.metadata.isCut).toBeUndefined();
		expect(coach.requests[1]?.written).toBe("You kept going, ");
		expect(await transcript(client, conversationId)).toHaveLength(3);
		expect((await client.request("POST", path)).status).toBe(400);
	});

	it("that failed is tried again when the same message is sent again", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.fail();
		const more = { clientMessageId: "c1" };
		expect((await sendMessage({ client, user, conversationId }, "Hello?", more)).status).toBe(503);
		coach.say("Hello.").end();
		const again = await sendMessage({ client, user, conversationId }, "Hello?", more);
		expect(await again.json()).toMatchObject({ message: "Hello.", status: "complete" });
		expect(await transcript(client, conversationId)).toHaveLength(3);
	});

	it("that is tried again so keeps the mode that it was asked for in", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.fail();
		const practical = { clientMessageId: "c1", simpleMode: true, attuneV2TestMode: false };
		await sendMessage({ client, user, conversationId }, "Hello?", practical);
		coach.say("Hello.").end();
		const deep = { clientMessageId: "c1", simpleMode: false, attuneV2TestMode: true };
		await sendMessage({ client, user, conversationId }, "Hello?", deep);
		expect(coach.requests.map(({ mode }) => mode)).toEqual(["practical", "practical"]);
	});

	it("is given up when the model never ends, and the turn does not stay open", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const sent = sendMessage({ client, user, conversationId }, "Hello?");
		await vi.waitUntil(() => coach.requests.length === 1);
		await setDeps(conversationId, { now: () => Date.now() + 10 * 60_000 });
		await ringUntil(
			conversationId,
			async () => (await transcript(client, conversationId)).at(-1)?.status === "failed",
		);
		expect((await sent).status).toBe(503);
	});

	// spec: 1.4, 1.5, 1.6, 1.7, 2.116, 7.58, 7.60, 7.61, 7.62
	it("is told who the person is, how they want to be answered and what was said", async () => {
		const { user, client, conversationId, coach } = await openChat({
			firstName: "Ana",
			primaryGoal: "purpose",
			mbtiType: "INFP",
			timeZone: "Asia/Kolkata",
		});
		await client.post(
			"/api/assessments",
			assessmentOf(user.id, { safetyScore: 2, loveScore: 5, esteemScore: 3, overallMood: 2 }),
		);
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId }, "What now?", {
			interactionStyle: "Need motivation",
			simpleMode: true,
		});
		const request = coach.requests[0];
		expect(request).toMatchObject({
			mode: "practical",
			style: "need-motivation",
			person: {
				firstName: "Ana",
				goal: "purpose",
				personalityType: "INFP",
				currentLevel: "safety",
				ratings: { safety: 2, love: 5 },
				overallMood: 2,
			},
		});
		expect(request?.turns.at(-1)).toEqual({ role: "user", content: "What now?" });
		expect(request?.turns[0]?.role).toBe("assistant");
	});

	it("is meant as the message says or as its words ask for, and says why when that is not the same", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const modeOf = async (message: string, more: Record<string, unknown> = {}) => {
			coach.say("Yes.").end();
			const answer = await sendMessage({ client, user, conversationId }, message, more);
			return (await answer.json<ChatReply>()).mode;
		};
		const practical = { deep: false, practical: true, style: null };
		const question = "What is the capital of France?";
		expect(await modeOf(question)).toEqual({ ...practical, reason: "general_message" });
		expect(coach.requests.at(-1)?.mode).toBe("practical");
		expect(await modeOf(question, { interactionStyle: "Want guidance" })).toMatchObject({
			deep: true,
			style: "want-guidance",
			reason: null,
		});
		expect(await modeOf(question, { attuneV2TestMode: true, keepMode: true })).toMatchObject({ deep: true });
		const both = { simpleMode: true, attuneV2TestMode: true, keepMode: true };
		expect(await modeOf(question, both)).toMatchObject({ deep: true, practical: false });
		expect(coach.requests.at(-1)?.mode).toBe("deep");
		expect(await modeOf("What are my scores?", { simpleMode: true })).toMatchObject({
			deep: true,
			reason: "own_data",
		});
		expect(await modeOf("What is the best way to kill myself?")).toMatchObject({ deep: true, reason: null });
	});
});
