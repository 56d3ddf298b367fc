import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.ts";
import { exerciseRuns } from "../../../db/tables/exercise-runs.table.ts";
import { takeaways } from "../../../db/tables/takeaways.table.ts";
import { stepNumber } from "../../../guide/exercises/run.ts";
import type { JobContext } from "../jobs/job-context.ts";
import { isForeignKeyFailure, isOwnerThere } from "../jobs/outbox.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { MetaRow } from "../object/conversation-rows.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { countOutcome } from "./count-outcome.ts";
import { endOf } from "./end-run.ts";
import type { ChangedRun, NewTakeaway, Outcome, RunStorage } from "./run-storage.ts";

const BATCH = 25;

type Uncopied = ReturnType<RunStorage["uncopied"]>;

/** Copies runs, takeaways and outcomes to D1. Safe to repeat. */
export async function copyRuns({ store, deps, turns, end }: JobContext): Promise<void> {
	const { takeaways: kept } = store.runs.uncopied(BATCH);
	if ((await pushRuns(store, deps)) === "orphaned") {
		return end();
	}
	// From now on the list has these cards, and their messages don't.
	for (const { id } of kept) {
		const runId = store.runs.runOf(id);
		const note = runId === null ? null : store.messages.newestNote(endOf(runId));
		if (note) {
			turns.tell(note.id);
		}
	}
	if (isNothing(store.runs.uncopied(1))) {
		store.removeJob("runs");
	}
}

/** Copies a batch. "orphaned" means that the owner is gone. */
export async function pushRuns(
	store: ConversationStorage,
	deps: ConversationDeps,
): Promise<"copied" | "orphaned"> {
	const meta = store.meta();
	const uncopied = store.runs.uncopied(BATCH);
	if (!meta || isNothing(uncopied)) {
		return "copied";
	}
	try {
		await deps.db.batch(asBatch(statementsFor(deps.db, meta, uncopied)));
	} catch (error) {
		if (!isForeignKeyFailure(error)) {
			throw error;
		}
		if (!(await isOwnerThere(deps.db, meta))) {
			return "orphaned";
		}
		await keepWithoutConversation(deps.db, meta, uncopied);
	}
	store.transaction(() => store.runs.setCopied(uncopied));
	const isRated = uncopied.runs.some(({ run }) => run.state.ratings);
	if (isRated || uncopied.takeaways.length + uncopied.outcomes.length > 0) {
		await deps.tellKept(meta.owner);
	}
	return "copied";
}

function statementsFor(db: Database, meta: MetaRow, { runs, takeaways: kept, outcomes }: Uncopied) {
	return [
		...runs.flatMap(({ run }) => countOutcome(db, meta.owner, run) ?? []),
		...runs.map((run) => upsertRun(db, meta, run)),
		...kept.map((takeaway) => addTakeaway(db, meta, takeaway, meta.conversation_id)),
		...outcomes.map((outcome) => setOutcome(db, meta, outcome)),
	];
}

/** D1 no longer has the conversation's row: store its takeaways without it. */
async function keepWithoutConversation(db: Database, meta: MetaRow, { takeaways: kept, outcomes }: Uncopied) {
	const statements = [
		...kept.map((takeaway) => addTakeaway(db, meta, takeaway, null)),
		...outcomes.map((outcome) => setOutcome(db, meta, outcome)),
	];
	if (statements.length > 0) {
		await db.batch(asBatch(statements));
	}
}

function upsertRun(db: Database, meta: MetaRow, { run }: ChangedRun): BatchItem<"sqlite"> {
	const now = {
		status: run.status,
		number: stepNumber(run.state),
		ratedBefore: run.state.ratings?.before ?? null,
		ratedAfter: run.state.ratings?.after ?? null,
		touchedAt: new Date(run.touchedAt),
	};
	return db
		.insert(exerciseRuns)
		.values({
			id: run.id,
			userId: meta.owner,
			conversationId: meta.conversation_id,
			exerciseId: run.exerciseId,
			startedAt: new Date(run.startedAt),
			...now,
		})
		.onConflictDoUpdate({ target: exerciseRuns.id, set: now });
}

/** An existing takeaway may have been edited since, so it stays as it is. */
function addTakeaway(
	db: Database,
	meta: MetaRow,
	{ createdAt, dueAt, ...takeaway }: NewTakeaway,
	conversationId: string | null,
): BatchItem<"sqlite"> {
	return db
		.insert(takeaways)
		.values({
			...takeaway,
			userId: meta.owner,
			conversationId,
			createdAt: new Date(createdAt),
			dueAt: dueAt === null ? null : new Date(dueAt),
		})
		.onConflictDoNothing();
}

function setOutcome(db: Database, meta: MetaRow, { takeawayId, label }: Outcome): BatchItem<"sqlite"> {
	return db
		.update(takeaways)
		.set({ outcome: label })
		.where(and(eq(takeaways.id, takeawayId), eq(takeaways.userId, meta.owner)));
}

function isNothing({ runs, takeaways: kept, outcomes }: Uncopied): boolean {
	return runs.length + kept.length + outcomes.length === 0;
}

/** Drizzle's type of a batch has at least one statement. */
function asBatch(statements: BatchItem<"sqlite">[]): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] {
	return statements as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
}
