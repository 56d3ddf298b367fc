import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { CurrentConversation, Message, MessagePage } from "#shared/schemas/conversations.ts";
import { chatMessages } from "../../db/tables/messages.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import type { JobRunner } from "../../modules/conversations/jobs/job-runner.ts";
import type { JobName } from "../../modules/conversations/jobs/schedule.ts";
import { NEXT_CHANGE } from "../../modules/conversations/jobs/sink-storage.ts";
import type { ConversationDeps } from "../../modules/conversations/object/conversation-deps.ts";
import { deps, signedIn } from "../people/factories.ts";
import type { TestClient } from "../people/test-client.ts";
import { ScriptedCoach } from "./scripted-coach.ts";
import { SocketClient } from "./socket-client.ts";

type Frame<Type extends ConversationFrame["type"]> = Extract<ConversationFrame, { type: Type }>;

export const isDelta = (frame: ConversationFrame): frame is Frame<"delta"> => frame.type === "delta";
export const isSnapshot = (frame: ConversationFrame): frame is Frame<"snapshot"> => frame.type === "snapshot";
export const isEndOfTurn = (frame: ConversationFrame): frame is Frame<"turn"> =>
	frame.type === "turn" && frame.turn === null;

/** The messages that a frame adds or changes; none for a snapshot. */
export function messagesIn(frame: ConversationFrame): Message[] {
	if (frame.type === "message") {
		return [frame.message];
	}
	return frame.type === "turn" ? (frame.messages ?? []) : [];
}

/** A signed-in person in an open chat, whose coach says what the test scripts. */
export async function openChat(fields: Partial<UserRow> = {}) {
	const { user, client } = await signedIn(fields);
	const answer = await client.post("/api/chat/conversation", { userId: user.id });
	const { conversation } = await answer.json<CurrentConversation>();
	if (!conversation) {
		throw new Error(`The chat did not open: ${answer.status}`);
	}
	const coach = new ScriptedCoach();
	await setDeps(conversation.id, { model: coach });
	return { user, client, conversationId: conversation.id, coach };
}

/** Replaces what the conversation's object got from outside. To be done again after the object was evicted. */
export async function setDeps(conversationId: string, replaced: Partial<ConversationDeps>): Promise<void> {
	await runInDurableObject(getConversationStub(env, conversationId), (instance) => {
		const object = instance as unknown as { deps: ConversationDeps };
		object.deps = { ...object.deps, ...replaced };
	});
}

export function openSocket(client: TestClient, conversationId: string) {
	return SocketClient.open<ConversationFrame>(client, `/api/chat/conversations/${conversationId}/live`);
}

/** Sends a message as the chat bar does. Settles when the reply has ended. */
export function sendMessage(
	{ client, user, conversationId }: { client: TestClient; user: { id: string }; conversationId: string },
	message: string,
	more: Record<string, unknown> = {},
): Promise<Response> {
	return client.post("/api/ai/chat", { message, userId: user.id, conversationId, ...more });
}

/** The newest page of a conversation as its person reads it. */
export async function transcript(client: TestClient, conversationId: string): Promise<Message[]> {
	const answer = await client.get(`/api/chat/conversations/${conversationId}/messages`);
	return (await answer.json<MessagePage>()).messages;
}

/** What D1 holds of a conversation. */
export function copiesInDatabase(conversationId: string) {
	return deps.db.select().from(chatMessages).where(eq(chatMessages.conversationId, conversationId));
}

/** Adds messages straight to the object's table, person and coach in turn. `isFollowed`: as if every sink had them. */
export function insertMessages(
	conversationId: string,
	contents: readonly string[],
	{ isFollowed }: { isFollowed: boolean },
): Promise<void> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) => {
		for (const [index, content] of contents.entries()) {
			storage.sql.exec(
				`INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at, change)
					VALUES (?, ?, 'text', ?, 'builtin', '{}', 'complete', ?, ${NEXT_CHANGE})`,
				`${conversationId}_${String(index).padStart(6, "0")}`,
				index % 2 === 0 ? "user" : "assistant",
				content,
				index,
			);
		}
		if (isFollowed) {
			storage.sql.exec("UPDATE sinks SET cursor = (SELECT max(change) FROM messages)");
		}
	});
}

/** Lets a job of the object run at the next alarm, which is not before the test rings it. */
export function makeDue(conversationId: string, job: JobName): Promise<void> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) => {
		storage.sql.exec("INSERT OR REPLACE INTO jobs (name, due_at, failures) VALUES (?, 0, 0)", job);
		return storage.setAlarm(Date.now() + 60_000);
	});
}

/**
 * Ends the object as a crash does: nothing in memory survives and no one is notified. The call itself dies with it.
 */
export async function crash(conversationId: string): Promise<void> {
	await runInDurableObject(getConversationStub(env, conversationId), (_, state) => {
		state.abort("crashed by a test");
	}).catch(() => undefined);
}

/** How often each job that waits in the object, or is at work there, has failed so far, by name. */
export function waitingJobs(conversationId: string): Promise<Map<JobName, number>> {
	return runInDurableObject(getConversationStub(env, conversationId), (instance) => {
		const { jobs } = instance as unknown as { jobs: JobRunner };
		return new Map(jobs.waiting().map(({ name, failures }) => [name, failures]));
	});
}

/**
 * Rings the object's alarm until the check passes. Its own alarm may be ringing already: then ours does
 * nothing, and what it does is not done yet when the call returns.
 */
export function ringUntil(conversationId: string, check: () => unknown): Promise<void> {
	return vi.waitFor(
		async () => {
			await runDurableObjectAlarm(getConversationStub(env, conversationId));
			if (!(await check())) {
				throw new Error(`${conversationId}: not there yet, waiting: ${await waitingNames(conversationId)}`);
			}
		},
		{ timeout: 10_000, interval: 20 },
	);
}

/** Rings the object's alarm until it has no job left. */
export function untilIdle(conversationId: string): Promise<void> {
	return ringUntil(conversationId, async () => (await waitingJobs(conversationId)).size === 0);
}

async function waitingNames(conversationId: string): Promise<string> {
	return [...(await waitingJobs(conversationId)).keys()].join(", ") || "nothing";
}
