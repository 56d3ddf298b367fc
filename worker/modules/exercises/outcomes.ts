import type { Outcomes } from "#shared/schemas/public/outcomes.ts";
import { exerciseTotals } from "../../db/tables/exercise-totals.table.ts";
import type { Deps } from "../../deps.ts";
import { outcomesOf } from "./outcomes-of.ts";

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
