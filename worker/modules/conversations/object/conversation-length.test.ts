import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { MessagePage } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { insertMessages, openChat, sendMessage, untilIdle } from "../../../test/chat/conversation.ts";

describe("a long conversation", () => {
	function fill(conversationId: string, count: number): Promise<void> {
		const contents = Array.from(
			{ length: count },
			(_, index) => `Message number ${index} about my sister Ana and work`,
		);
		return insertMessages(conversationId, contents, { isFollowed: true });
	}

	async function rowsReadByOneTurn(messages: number): Promise<number> {
		const { user, client, conversationId, coach } = await openChat();
		await fill(conversationId, messages);
		const object = getConversationStub(env, conversationId);
		// The summary catches up first, as it does turn by turn in a real conversation.
		await runInDurableObject(object, (_, state) => {
			state.storage.sql.exec("UPDATE meta SET summary_upto = (SELECT max(seq) - 70 FROM messages)");
		});
		const counted = await runInDurableObject(object, (instance) => {
			let rows = 0;
			const { sql } = (instance as unknown as { store: { sql: SqlStorage } }).store;
			const exec = sql.exec.bind(sql);
			const counting = Object.create(sql) as SqlStorage;
			counting.exec = ((query: string, ...bindings: unknown[]) => {
				const cursor = exec(query, ...bindings);
				return new Proxy(cursor, {
					get: (target, name) => {
						const value = Reflect.get(target, name, target);
						if (name !== "toArray" && name !== "one") {
							return typeof value === "function" ? value.bind(target) : value;
						}
						return () => {
							const result = value.call(target);
							rows += target.rowsRead;
							return result;
						};
					},
				});
			}) as SqlStorage["exec"];
			Object.assign((instance as unknown as { store: object }).store, { sql: counting });
			return () => rows;
		});
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId }, "And now?");
		expect(coach.requests[0]?.turns.length).toBeLessThanOrEqual(64);
		return counted();
	}

	it("costs the same number of rows a turn, at message 5,000 as at message 200", async () => {
		const short = await rowsReadByOneTurn(200);
		const long = await rowsReadByOneTurn(5_000);
		expect(short).toBeGreaterThan(0);
		expect(long).toBeLessThanOrEqual(short * 1.1);
	});

	it("is remembered by a running summary of what has left the window", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await fill(conversationId, 120);
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId }, "And now?");
		await untilIdle(conversationId);
		coach.say("Yes again.").end();
		await sendMessage({ client, user, conversationId }, "And then?");
		expect(coach.requests[0]?.summary).toBe("");
		expect(coach.requests[1]?.summary).toContain("Ana");
	});

	// spec: 4.47, 7.48, 7.85
	it("is read page by page, oldest first, without a gap", async () => {
		const { client, conversationId } = await openChat();
		await fill(conversationId, 120);
		const seen: string[] = [];
		let before = "";
		for (let page = 0; page < 3; page += 1) {
			const query = before === "" ? "" : `?before=${before}`;
			const answer = await client.get(`/api/chat/conversations/${conversationId}/messages${query}`);
			const { messages, hasMore } = await answer.json<MessagePage>();
			seen.unshift(...messages.map((message) => message.id));
			before = messages[0]?.id ?? "";
			expect(hasMore).toBe(page < 2);
		}
		expect(seen).toHaveLength(121);
		expect(new Set(seen).size).toBe(121);
	});
});
