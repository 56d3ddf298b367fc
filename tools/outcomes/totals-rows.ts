import type { TotalsRow } from "#worker/modules/exercises/outcomes-of.ts";

/** The columns of `exercise_totals` as they are read, in the order of `WireRow`. */
export const SELECT_TOTALS =
	"SELECT exercise_id, finished, stopped, rated, sum_of_changes, sum_of_squares FROM exercise_totals";

export type WireRow = [string, number, number, number, number, number];

export function toRow([
	exerciseId,
	finished,
	stopped,
	rated,
	sumOfChanges,
	sumOfSquares,
]: WireRow): TotalsRow {
	return { exerciseId, finished, stopped, rated, sumOfChanges, sumOfSquares };
}
