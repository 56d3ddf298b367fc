import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { Job, JobName } from "./schedule.ts";

/** A message whose reply takes longer than this, in ms, can be found before the reply has ended. */
const SEARCH_AFTER_MS = 5_000;

/**
 * Returns the waiting jobs. Those that follow from the conversation are stored nowhere: an open turn is watched (at
 * `watchAt` in ms, or at once), new messages are read for memory, and a sink that is behind is fed. Rows hold other
 * jobs, and those that failed and wait longer.
 */
export function waitingJobs(store: ConversationStorage, watchAt: number | null, now: number): Job[] {
	const rows = store.jobs();
	const isRow = (name: JobName) => rows.some((row) => row.name === name);
	return [...rows, ...impliedJobs(store, watchAt, now).filter(({ name }) => !isRow(name))];
}

function impliedJobs(store: ConversationStorage, watchAt: number | null, now: number): Job[] {
	const turn = store.turn();
	const meta = store.meta();
	const jobs: Job[] = turn ? [{ name: "turn-watch", dueAt: watchAt ?? now, failures: 0 }] : [];
	if (!meta || meta.kind === "temporary") {
		return jobs;
	}
	// First, because it runs beside the others.
	if (!turn && meta.learn_at !== null) {
		jobs.push({ name: "memory", dueAt: meta.learn_at, failures: 0 });
	}
	// D1 gets a message together with its reply.
	if (!turn && store.sinks.isBehind("database")) {
		jobs.push({ name: "outbox", dueAt: now, failures: 0 });
	}
	if (store.sinks.isBehind("search")) {
		jobs.push({ name: "search", dueAt: turn ? turn.startedAt + SEARCH_AFTER_MS : now, failures: 0 });
	}
	return jobs;
}
