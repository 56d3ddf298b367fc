import { meanInterval } from "#shared/math/mean-interval.ts";
import { type Outcome, type Outcomes, TOO_FEW, TOO_FEW_BELOW } from "#shared/schemas/public/outcomes.ts";
import type { exerciseTotals } from "../../db/tables/exercise-totals.table.ts";
import { listExercises } from "../../guide/index.ts";
import { ratedQuestion } from "../conversations/runs/ratings.ts";

export type TotalsRow = typeof exerciseTotals.$inferSelect;

/** Returns the totals as the API sends them, in the order of the library. */
export function outcomesOf(rows: readonly TotalsRow[]): Outcomes {
	const exercises = listExercises().flatMap((exercise): Outcome[] => {
		const row = rows.find(({ exerciseId }) => exerciseId === exercise.id);
		return row
			? [
					{
						exerciseId: exercise.id,
						title: exercise.title,
						question: ratedQuestion(exercise),
						...figuresOf(row),
					},
				]
			: [];
	});
	return { exercises };
}

function figuresOf({ finished, stopped, rated, sumOfChanges, sumOfSquares }: TotalsRow) {
	const begun = finished + stopped;
	const isFew = begun < TOO_FEW_BELOW;
	const isFewRated = rated < TOO_FEW_BELOW;
	return {
		begun: isFew ? TOO_FEW : begun,
		stopped: isFew ? TOO_FEW : stopped,
		rated: isFewRated ? TOO_FEW : rated,
		change: isFewRated ? null : meanInterval(rated, sumOfChanges, sumOfSquares),
	} satisfies Partial<Outcome>;
}
