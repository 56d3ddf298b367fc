import type { MetaRow } from "../object/conversation-rows.ts";
import type { JobContext } from "./job-context.ts";
import { copyToDatabase, isOwnerThere, OUTBOX_BATCH } from "./outbox.ts";

/** Pause between two alarms while there's a backlog. */
const NEXT_ROUND_MS = 1_000;

/** Batches copied per alarm, so that none runs without end. The next alarm copies the rest. */
const BATCHES_PER_ALARM = 8;

export async function drainOutbox({ store, deps, end }: JobContext): Promise<void> {
	for (let batch = 0; batch < BATCHES_PER_ALARM; batch += 1) {
		const rows = store.sinks.changedAfter(store.sinks.cursor("database"), OUTBOX_BATCH);
		const meta = store.meta();
		if (!meta) {
			return store.removeJob("outbox");
		}
		const last = rows.at(-1);
		const outcome = last ? await copyToDatabase(deps.db, meta, rows, store.messages.newestWords()) : "copied";
		if (outcome === "orphaned" && !(await isOwnerThere(deps.db, meta))) {
			// Opened or written to while its owner was leaving: delete it too.
			return end();
		}
		const isAll = rows.length < OUTBOX_BATCH;
		if (isAll) {
			// Before the cursor: after a crash in between, both run again.
			await deps.tellLists(meta.owner);
			await noteProgress(meta, deps);
		}
		if (last) {
			// A conversation without a row in D1 counts as copied, so it's never retried.
			store.sinks.setCursor("database", last.change);
		}
		if (isAll) {
			return store.removeJob("outbox");
		}
	}
	store.setJob({ name: "outbox", dueAt: deps.now() + NEXT_ROUND_MS, failures: 0 });
}

/** Checks message milestones after the first turn and then every ten messages. */
const PROGRESS_EVERY = 10;

async function noteProgress(meta: MetaRow, deps: JobContext["deps"]): Promise<void> {
	if (meta.message_count <= 3 || meta.message_count % PROGRESS_EVERY < 2) {
		await deps.noteProgress(meta.owner);
	}
}
