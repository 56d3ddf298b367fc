import type { SearchBatch, SearchChange } from "../../search/search-contract.ts";
import type { MessageRow } from "../object/conversation-rows.ts";
import type { JobContext } from "./job-context.ts";

const BATCH = 50;

/** Calls per alarm, so that none runs without end. The next alarm sends the rest. */
const BATCHES_PER_ALARM = 8;

/** Pause between two alarms while there's a backlog, in ms. */
const NEXT_ROUND_MS = 1_000;

/**
 * Sends changes to the owner's search index. The index returns its position, and the next batch begins there: after a
 * lost response nothing is indexed twice, and an index that is being rebuilt gets everything.
 */
export async function feedSearch({ store, deps }: JobContext): Promise<void> {
	const meta = store.meta();
	for (let round = 0; meta && meta.kind !== "temporary" && round < BATCHES_PER_ALARM; round += 1) {
		const after = store.sinks.cursor("search");
		const rows = store.sinks.changedAfter(after, BATCH);
		const batch: SearchBatch = {
			conversationId: meta.conversation_id,
			kind: meta.kind,
			after,
			upTo: rows.at(-1)?.change ?? after,
			isWhole: rows.length < BATCH,
			changes: rows.map(toChange),
		};
		// Null when the owner left: nothing more is indexed.
		const cursor = (await deps.search.take(meta.owner, batch)) ?? batch.upTo;
		if (cursor !== after) {
			store.sinks.setCursor("search", cursor);
		}
		const isDone = cursor === batch.upTo && store.sinks.changedAfter(cursor, 1).length === 0;
		if (isDone && batch.isWhole) {
			store.removeJob("search");
			return;
		}
	}
	store.setJob({ name: "search", dueAt: deps.now() + NEXT_ROUND_MS, failures: 0 });
}

function toChange({ seq, id, kind, content, removed, metadata }: MessageRow): SearchChange {
	const isFound = removed === 0 && kind !== "command" && content !== "";
	return {
		seq,
		messageId: id,
		content: isFound ? content : null,
		isCare: (JSON.parse(metadata) as { isCare?: boolean }).isCare ?? false,
	};
}
