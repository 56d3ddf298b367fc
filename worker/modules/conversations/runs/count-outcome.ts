import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.ts";
import { exerciseRuns } from "../../../db/tables/exercise-runs.table.ts";
import { exerciseTotals } from "../../../db/tables/exercise-totals.table.ts";
import { users } from "../../../db/tables/users.table.ts";
import type { Run } from "./run-storage.ts";

const SUMS = ["finished", "stopped", "rated", "sumOfChanges", "sumOfSquares"] as const;

/**
 * Returns the statement that adds a finished run to its exercise's totals; null for a run in progress. It adds
 * nothing for a person who didn't choose to be counted, whose account is paused, or who hasn't been asked for
 * consent, nor for a run that D1 already has as finished. Run it in one batch with the run's own row, and before it,
 * so that each run counts once however often it's copied.
 */
export function countOutcome(
	db: Database,
	owner: string,
	{ id, exerciseId, status, state }: Pick<Run, "id" | "exerciseId" | "status" | "state">,
): BatchItem<"sqlite"> | null {
	if (status !== "ended" && status !== "left") {
		return null;
	}
	const isFinished = status === "ended" && state.end === null;
	const change = state.ratings ? state.ratings.after - state.ratings.before : 0;
	const [finished, stopped, rated] = [isFinished, !isFinished, state.ratings !== undefined].map(Number);
	const { id: userId, sharesTotals, adultConfirmedAt, healthConsentAt, minorSince, deletingAt } = users;
	return db
		.insert(exerciseTotals)
		.select(
			sql`SELECT ${exerciseId}, ${finished}, ${stopped}, ${rated}, ${change}, ${change ** 2} FROM ${users}
				WHERE ${userId} = ${owner} AND ${sharesTotals} = 1 AND ${minorSince} IS NULL
					AND ${adultConfirmedAt} IS NOT NULL AND ${healthConsentAt} IS NOT NULL AND ${deletingAt} IS NULL
					AND NOT EXISTS (SELECT 1 FROM ${exerciseRuns}
						WHERE ${exerciseRuns.id} = ${id} AND ${exerciseRuns.status} IN ('ended', 'left'))`,
		)
		.onConflictDoUpdate({
			target: exerciseTotals.exerciseId,
			set: Object.fromEntries(
				SUMS.map((sum) => {
					const column = exerciseTotals[sum];
					return [sum, sql`${column} + excluded.${sql.identifier(column.name)}`];
				}),
			),
		});
}
