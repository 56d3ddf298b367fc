import type { RunStatus, Takeaway } from "#shared/schemas/exercises.ts";
import type { RunState } from "../../../guide/exercises/run.ts";

/** One run through an exercise. Times in ms. */
export type Run = {
	id: string;
	exerciseId: string;
	/** The message that shows it. */
	messageId: string;
	status: RunStatus;
	state: RunState;
	takeawayId: string | null;
	startedAt: number;
	/** When the person last did something in it. */
	touchedAt: number;
};

/** A run that D1 hasn't seen in this form, and the number of that form. */
export type ChangedRun = { run: Run; revision: number };

/** A card, until D1 has it. Times in ms. */
export type NewTakeaway = Pick<Takeaway, "id" | "kind" | "title" | "body"> & {
	/** Null when it isn't from an exercise. */
	exerciseId: string | null;
	ratings: Record<string, number>;
	createdAt: number;
	dueAt: number | null;
};

export type Outcome = { takeawayId: string; label: string };

/** An idle run loses its answers after this long, in ms. */
export const RUN_MS = 7 * 24 * 60 * 60 * 1000;

type RunRow = {
	id: string;
	exercise_id: string;
	message_id: string;
	status: RunStatus;
	state: string;
	takeaway_id: string | null;
	started_at: number;
	touched_at: number;
	revision: number;
};

type TakeawayRow = {
	id: string;
	kind: NewTakeaway["kind"];
	title: string;
	body: string;
	exercise_id: string | null;
	ratings: string;
	created_at: number;
	due_at: number | null;
};

/** Exercises in the conversation's own database: the runs, and what D1 still misses. */
export class RunStorage {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	find(id: string): Run | null {
		const [row] = this.sql.exec<RunRow>("SELECT * FROM runs WHERE id = ?", id).toArray();
		return row ? toRun(row) : null;
	}

	/** Open and paused runs, the one touched last first. */
	live(): Run[] {
		return this.sql
			.exec<RunRow>("SELECT * FROM runs WHERE status IN ('open', 'paused') ORDER BY touched_at DESC")
			.toArray()
			.map(toRun);
	}

	/** Adds a run, or stores how it is now. */
	save(run: Run): void {
		this.sql.exec(
			`INSERT INTO runs (id, exercise_id, message_id, status, state, takeaway_id, started_at, touched_at)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?)
				ON CONFLICT (id) DO UPDATE SET message_id = excluded.message_id, status = excluded.status,
					state = excluded.state, takeaway_id = excluded.takeaway_id, touched_at = excluded.touched_at,
					revision = revision + 1`,
			run.id,
			run.exerciseId,
			run.messageId,
			run.status,
			JSON.stringify(run.state),
			run.takeawayId,
			run.startedAt,
			run.touchedAt,
		);
	}

	addTakeaway(takeaway: NewTakeaway): void {
		this.sql.exec(
			`INSERT INTO takeaways (id, kind, title, body, exercise_id, ratings, created_at, due_at)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			takeaway.id,
			takeaway.kind,
			takeaway.title,
			takeaway.body,
			takeaway.exerciseId,
			JSON.stringify(takeaway.ratings),
			takeaway.createdAt,
			takeaway.dueAt,
		);
	}

	/** A card, until D1 has it. */
	takeaway(id: string): NewTakeaway | null {
		const [row] = this.sql.exec<TakeawayRow>("SELECT * FROM takeaways WHERE id = ?", id).toArray();
		return row ? toTakeaway(row) : null;
	}

	/** The run that ended with this. */
	runOf(takeawayId: string): string | null {
		const rows = this.sql.exec<{ id: string }>("SELECT id FROM runs WHERE takeaway_id = ?", takeawayId);
		return rows.toArray()[0]?.id ?? null;
	}

	addOutcome({ takeawayId, label }: Outcome): void {
		this.sql.exec("INSERT OR REPLACE INTO outcomes (takeaway_id, label) VALUES (?, ?)", takeawayId, label);
	}

	/** Returns what D1 hasn't received, up to `limit` of each kind. */
	uncopied(limit: number): { runs: ChangedRun[]; takeaways: NewTakeaway[]; outcomes: Outcome[] } {
		const runs = this.sql
			.exec<RunRow>("SELECT * FROM runs WHERE revision > copied LIMIT ?", limit)
			.toArray()
			.map((row) => ({ run: toRun(row), revision: row.revision }));
		const takeaways = this.sql.exec<TakeawayRow>("SELECT * FROM takeaways LIMIT ?", limit).toArray();
		const outcomes = this.sql
			.exec<{ takeaway_id: string; label: string }>("SELECT * FROM outcomes LIMIT ?", limit)
			.toArray();
		return {
			runs,
			takeaways: takeaways.map(toTakeaway),
			outcomes: outcomes.map((row) => ({ takeawayId: row.takeaway_id, label: row.label })),
		};
	}

	/** D1 has these. A run or an outcome that changed meanwhile is copied again. */
	setCopied({ runs, takeaways, outcomes }: ReturnType<RunStorage["uncopied"]>): void {
		for (const { run, revision } of runs) {
			this.sql.exec("UPDATE runs SET copied = ? WHERE id = ?", revision, run.id);
		}
		for (const { id } of takeaways) {
			this.sql.exec("DELETE FROM takeaways WHERE id = ?", id);
		}
		for (const { takeawayId, label } of outcomes) {
			this.sql.exec("DELETE FROM outcomes WHERE takeaway_id = ? AND label = ?", takeawayId, label);
		}
	}
}

function toRun(row: RunRow): Run {
	return {
		id: row.id,
		exerciseId: row.exercise_id,
		messageId: row.message_id,
		status: row.status,
		state: JSON.parse(row.state) as RunState,
		takeawayId: row.takeaway_id,
		startedAt: row.started_at,
		touchedAt: row.touched_at,
	};
}

function toTakeaway({ exercise_id, created_at, due_at, ratings, ...row }: TakeawayRow): NewTakeaway {
	return {
		...row,
		exerciseId: exercise_id,
		ratings: JSON.parse(ratings) as Record<string, number>,
		createdAt: created_at,
		dueAt: due_at,
	};
}
