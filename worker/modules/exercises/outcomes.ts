import { meanInterval } from "#shared/mean-interval.ts";
import { type Outcome, type Outcomes, TOO_FEW, TOO_FEW_BELOW } from "#shared/schemas/outcomes.ts";
import type { Deps } from "../../deps.ts";
import { listExercises } from "../../guide/index.ts";
import { ratedQuestion } from "../conversations/runs/ratings.ts";
import { exerciseTotals } from "./exercise-totals.table.ts";

export type TotalsRow = typeof exerciseTotals.$inferSelect;

/** One isolate reads the totals at most this often. In ms. */
const FRESH_MS = 60 * 60 * 1000;

let last: { at: number; answer: Outcomes } | null = null;

/** What exercises did for those who let it be counted, for anyone. */
export async function publicOutcomes({ db, now }: Pick<Deps, "db" | "now">): Promise<Outcomes> {
	const at = now().getTime();
	if (last && at >= last.at && at - last.at < FRESH_MS) {
		return last.answer;
	}
	const answer = outcomesOf(await db.select().from(exerciseTotals));
	last = { at, answer };
	return answer;
}

/** Totals as they are told, in the order of the library. */
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
