import { env, runInDurableObject } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { openChat, sendMessage, setDeps, untilIdle, waitingJobs } from "../../../test/chat/conversation.ts";

/** Rows that the object writes from now on, by what was done to which table. An alarm that is set is billed as one. */
function countRows(conversationId: string): Promise<Map<string, number>> {
	return runInDurableObject(getConversationStub(env, conversationId), (instance, state) => {
		const rows = new Map<string, number>();
		const add = (cause: string, count: number) => rows.set(cause, (rows.get(cause) ?? 0) + count);
		const { store } = instance as unknown as { store: object };
		const parts = [store, ...Object.values(store)].filter(
			(part): part is { sql: SqlStorage } => "sql" in part,
		);
		const real = (store as { sql: SqlStorage }).sql;
		const exec = (query: string, ...bindings: unknown[]) => {
			const cursor = real.exec(query, ...bindings);
			const [, verb = "", table = ""] =
				/^\s*(INSERT|UPDATE|DELETE)(?: OR \w+)?(?: INTO| FROM)? (\w+)/.exec(query) ?? [];
			if (cursor.rowsWritten > 0) {
				add(`${verb} ${table}`, cursor.rowsWritten);
			}
			return cursor;
		};
		for (const part of parts.filter(({ sql }) => sql === real)) {
			Object.assign(part, { sql: { exec } });
		}
		const setAlarm = state.storage.setAlarm.bind(state.storage);
		Object.assign(state.storage, {
			setAlarm: (at: number) => {
				add("alarm", 1);
				return setAlarm(at);
			},
		});
		return rows;
	});
}

/** What `docs/scale.md` says of an ordinary turn. The search index is in another object, and not counted. */
const ROWS = {
	// Each message with its id, and with the table's own count of numbers; the person's with the id their browser gave it.
	"INSERT messages": 7,
	// The whole reply.
	"UPDATE messages": 1,
	"INSERT turn": 1,
	"DELETE turn": 1,
	// The number of messages and when they are read for memory; then that they were.
	"UPDATE meta": 2,
	// D1, and the search index.
	"UPDATE sinks": 2,
};

/** Who reads the turn for memory, until the rest is done or not at all. */
function reader(isQuick: boolean) {
	let isRestDone = isQuick;
	return {
		async learn() {
			while (!isRestDone) {
				await scheduler.wait(5);
			}
		},
		goOn() {
			isRestDone = true;
		},
	};
}

it.each([
	// For the turn, and for what comes after it.
	[2, "is over before the rest", true],
	// Once more, to begin the reading again should the object die.
	[3, "takes longer than the rest", false],
])(
	"writes 14 rows and sets %i alarms for an ordinary turn whose reading for memory %s",
	async (alarms, _, isQuick) => {
		const { client, user, conversationId, coach } = await openChat();
		const say = (content: string) => {
			coach.say("I hear you. ", "Tell me more.").end();
			return sendMessage({ client, user, conversationId }, content, { clientMessageId: content });
		};
		for (const words of ["First", "Second", "Third", "Fourth"]) {
			await say(words);
			await untilIdle(conversationId);
		}
		const { learn, goOn } = reader(isQuick);
		await setDeps(conversationId, { learn });
		const rows = await countRows(conversationId);
		await say("My sister rang again");
		// By its own alarms: nobody rings here.
		const waitingNames = async () => [...(await waitingJobs(conversationId)).keys()].join();
		const left = isQuick ? "" : "memory";
		await vi.waitUntil(async () => (await waitingNames()) === left, { timeout: 10_000 });
		goOn();
		await vi.waitUntil(async () => (await waitingNames()) === "", { timeout: 10_000 });
		const { alarm, ...tables } = Object.fromEntries(rows);
		expect(tables).toEqual(ROWS);
		expect(alarm).toBe(alarms);
	},
);
