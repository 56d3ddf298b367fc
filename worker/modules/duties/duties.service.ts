import { and, gte, lt, sum } from "drizzle-orm";
import { FEW, FEW_BELOW, type PublicHelpCounts } from "#shared/schemas/public/duties.ts";
import { helpCounts } from "../../db/tables/help-counts.table.ts";
import type { Deps } from "../../deps.ts";

const MONTHS = 12;

/** One isolate reads the counts at most this often. In ms. */
const FRESH_MS = 60 * 60 * 1000;

let last: { at: number; answer: PublicHelpCounts } | null = null;

/**
 * Returns the last twelve whole months, for anyone. Leaves out the current month: hourly reads would reveal when help
 * was shown.
 */
export async function publicHelpCounts({ db, now }: Pick<Deps, "db" | "now">): Promise<PublicHelpCounts> {
	const at = now().getTime();
	if (last && at >= last.at && at - last.at < FRESH_MS) {
		return last.answer;
	}
	const current = monthOf(now(), 0);
	const rows = await db
		.select({ month: helpCounts.month, shown: sum(helpCounts.shown), used: sum(helpCounts.used) })
		.from(helpCounts)
		.where(and(gte(helpCounts.month, monthOf(now(), MONTHS)), lt(helpCounts.month, current)))
		.groupBy(helpCounts.month);
	const answer = { months: monthsOf(rows, now()) };
	last = { at, answer };
	return answer;
}

type Row = { month: string; shown: string | null; used: string | null };

/** From the first month with a count. A missing month is zero. */
function monthsOf(rows: readonly Row[], now: Date): PublicHelpCounts["months"] {
	const first = rows.map(({ month }) => month).sort()[0];
	return Array.from({ length: MONTHS }, (_, back) => monthOf(now, back + 1))
		.filter((month) => first !== undefined && month >= first)
		.map((month) => {
			const row = rows.find((each) => each.month === month);
			return { month, shown: told(row?.shown), used: told(row?.used) };
		});
}

function told(sum: string | null | undefined): number | typeof FEW {
	const count = Number(sum ?? 0);
	return count > 0 && count < FEW_BELOW ? FEW : count;
}

/** YYYY-MM, `back` months ago, in UTC. */
function monthOf(now: Date, back: number): string {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7);
}
