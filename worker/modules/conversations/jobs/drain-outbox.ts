import type { MetaRow } from "../conversation-rows.ts";
import type { JobContext } from "./job-context.ts";
import { copyToDatabase, isOwnerThere, OUTBOX_BATCH } from "./outbox.ts";

/** How long the outbox rests between two alarms that each have enough to do. */
const NEXT_ROUND_MS = 1_000;

/** How many batches one alarm copies. What is left waits for the next, so that no alarm runs without end. */
const BATCHES_PER_ALARM = 8;

export async function drainOutbox({ store, deps, end }: JobContext): Promise<void> {
	for (let batch = 0; batch < BATCHES_PER_ALARM; batch += 1) {
		const rows = store.sinks.changedAfter(store.sinks.cursor("database"), OUTBOX_BATCH);
		const meta = store.meta();
		if (rows.length === 0 || !meta) {
			store.removeJob("outbox");
			if (meta) {
				await deps.tellLists(meta.owner);
				await noteProgress(meta, deps);
			}
			return;
		}
		const outcome = await copyToDatabase(deps.db, meta, rows, store.newestWords());
		if (outcome === "orphaned" && !(await isOwnerThere(deps.db, meta))) {
			// Opened or written to while its owner was leaving: it goes after them.
			return end();
		}
		// What has no row in D1 any more counts as copied, and is never retried.
		store.sinks.setCursor("database", rows.at(-1)?.change ?? 0);
	}
	store.setJob({ name: "outbox", dueAt: deps.now() + NEXT_ROUND_MS, failures: 0 });
}

/** What may be reached with more messages is looked at after the first turn and then every ten messages. */
const PROGRESS_EVERY = 10;

async function noteProgress(meta: MetaRow, deps: JobContext["deps"]): Promise<void> {
	if (meta.message_count <= 3 || meta.message_count % PROGRESS_EVERY < 2) {
		await deps.noteProgress(meta.owner);
	}
}
