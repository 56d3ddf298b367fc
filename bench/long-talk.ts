import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { say, type Talker } from "../tools/lib/people.ts";
import type { FakeModel } from "./lib/fake-model.ts";
import { median } from "./lib/stats.ts";

const TURNS = 20;

/** Fills a talk as if so much had been said in it. Its server must be down: the object's file is written to. */
export async function fillTalk(state: string, { conversationId }: Talker, messages: number): Promise<void> {
	const folder = join(state, "v3", "do", "attune-ConversationObject");
	for (const file of (await readdir(folder)).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))) {
		const database = new DatabaseSync(join(folder, file));
		try {
			const [meta] = database.prepare("SELECT conversation_id AS id FROM meta").all();
			if (meta?.id === conversationId) {
				fill(database, messages);
				return;
			}
		} finally {
			database.close();
		}
	}
	throw new Error(`${folder} has no object of ${conversationId}.`);
}

function fill(database: DatabaseSync, messages: number): void {
	database.exec(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${messages})
		INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at, change)
		SELECT 'msg_filled_' || printf('%06d', i), CASE WHEN i % 2 = 1 THEN 'user' ELSE 'assistant' END, 'text',
			'Message number ' || printf('%06d', i) || ' about my sister Ana and work', 'builtin', '{}', 'complete', i, i + (SELECT max(change) FROM messages) FROM n;
		UPDATE sinks SET cursor = (SELECT max(change) FROM messages);
		UPDATE meta SET summary_upto = (SELECT max(seq) - 64 FROM messages)`,
	);
}

/** A turn in a short talk and in a long one, by turns: time (median, ms) and bytes that the model is sent (mean). */
export async function compareTalks(model: FakeModel, short: Talker, long: Talker) {
	const results = { short: { took: [] as number[], bytes: 0 }, long: { took: [] as number[], bytes: 0 } };
	for (let turn = -3; turn < TURNS; turn += 1) {
		for (const [name, talker] of [
			["short", short],
			["long", long],
		] as const) {
			const before = model.asked.length;
			const sent = performance.now();
			await say(talker, "I keep thinking about the letter from my sister");
			if (turn >= 0) {
				results[name].took.push(performance.now() - sent);
				results[name].bytes += (model.asked[before]?.bytes ?? Number.NaN) / TURNS;
			}
		}
	}
	return {
		short: { took: median(results.short.took), bytes: results.short.bytes },
		long: { took: median(results.long.took), bytes: results.long.bytes },
	};
}
