import type { ConversationDeps } from "./conversation-deps.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import type { ConversationTurns } from "./conversation-turns.ts";
import { SUMMARY_STEP, WINDOW_MESSAGES } from "./history.ts";
import type { JobName } from "./jobs.ts";
import { copyToDatabase, OUTBOX_BATCH } from "./outbox.ts";

type JobContext = { store: ConversationStorage; deps: ConversationDeps; turns: ConversationTurns };

/** Does one job. It leaves the job in place when there is more to do, and throws when it should be tried later. */
export async function runJob(name: JobName, context: JobContext): Promise<void> {
	switch (name) {
		case "turn-watch":
			context.turns.watch();
			return;
		case "outbox":
			await drainOutbox(context);
			return;
		case "summary":
			extendSummary(context);
			return;
		case "title":
			findTitle(context);
			return;
	}
}

/** How long the outbox rests between two alarms that each have enough to do. */
const NEXT_ROUND_MS = 1_000;

/** How many batches one alarm copies. What is left waits for the next, so that no alarm runs without end. */
const BATCHES_PER_ALARM = 8;

async function drainOutbox({ store, deps }: JobContext): Promise<void> {
	for (let batch = 0; batch < BATCHES_PER_ALARM; batch += 1) {
		const rows = store.toCopy(OUTBOX_BATCH);
		const meta = store.meta();
		if (rows.length === 0 || !meta) {
			store.removeJob("outbox");
			return;
		}
		// An owner who is gone gets nothing more: "orphaned" rows are marked like copied ones, never retried.
		await copyToDatabase(deps.db, meta, rows, store.newestWords());
		store.transaction(() => {
			for (const row of rows) {
				store.markCopied(row);
			}
		});
	}
	store.setJob({ name: "outbox", dueAt: deps.now() + NEXT_ROUND_MS, failures: 0 });
}

/** So many of the first things said may name the talk. After them it keeps the name it was made with. */
const TITLE_FROM = 3;

/** Names the talk after the first thing that says what it is about, and has that copied to the list. */
function findTitle({ store, deps }: JobContext): void {
	store.removeJob("title");
	const title = store.firstWords(TITLE_FROM).map(deps.titleFor).find(Boolean);
	if (title) {
		store.transaction(() => {
			store.setTitle(title);
			store.markNewestForCopy();
			store.setJob({ name: "outbox", dueAt: deps.now(), failures: 0 });
		});
	}
}

/** Takes what has left the window into the running summary, a bounded number of messages at a time. */
function extendSummary({ store, deps }: JobContext): void {
	const meta = store.meta();
	const newest = store.newestMessage();
	store.removeJob("summary");
	if (!meta || !newest) {
		return;
	}
	const windowStart = newest.seq - WINDOW_MESSAGES + 1;
	const messages = store.toSummarise(meta.summary_upto, windowStart, SUMMARY_STEP * 2);
	const last = messages.at(-1);
	if (last) {
		const turns = messages.map(({ role, content }) => ({ role, content }));
		store.setSummary(deps.summarise(turns, meta.summary), last.seq);
	}
}
