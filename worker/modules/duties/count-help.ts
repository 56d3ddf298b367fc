import { and, eq, gt, sql } from "drizzle-orm";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { Database } from "../../db/client.ts";
import { helpCounts } from "../../db/tables/help-counts.table.ts";

type Beside = Pick<SafetyPanel, "tier" | "level"> | null | undefined;
type Shown = { level: RiskLevel; by: 1 | -1 };
type Counter = { db: Database; country: string | null; now: Date };

/**
 * Returns the changes in the counts when the help beside a reply changes. The help of one reply counts once: a panel
 * at its first level, a quiet line as "none". A line that the second look removes, or replaces with a panel, no
 * longer counts.
 */
export function shownBy(before: Beside, after: Beside): Shown[] {
	if (before?.tier === "panel") {
		return [];
	}
	const isSame = before?.tier === after?.tier;
	return [
		...(before && !isSame ? [{ level: before.level, by: -1 } as const] : []),
		...(after && !isSame ? [{ level: after.level, by: 1 } as const] : []),
	];
}

/** Counts help that was shown. Nothing of the person is written, and no time but the month. */
export async function countShown({ db, country, now }: Counter, shown: readonly Shown[]): Promise<void> {
	const [first, ...rest] = shown.map(({ level, by }) => {
		const cell = cellOf(country, now, level);
		return by === 1
			? db
					.insert(helpCounts)
					.values({ ...cell, shown: 1 })
					.onConflictDoUpdate({ target: KEY, set: { shown: sql`${helpCounts.shown} + 1` } })
			: db
					.update(helpCounts)
					.set({ shown: sql`${helpCounts.shown} - 1` })
					.where(
						and(
							eq(helpCounts.month, cell.month),
							eq(helpCounts.country, cell.country),
							eq(helpCounts.level, level),
							gt(helpCounts.shown, 0),
						),
					);
	});
	if (first) {
		await db.batch([first, ...rest]);
	}
}

/** Counts that a person opened help, or called, texted or opened one of its lines. */
export async function countUsed({ db, country, now }: Counter, level: RiskLevel): Promise<void> {
	await db
		.insert(helpCounts)
		.values({ ...cellOf(country, now, level), used: 1 })
		.onConflictDoUpdate({ target: KEY, set: { used: sql`${helpCounts.used} + 1` } });
}

const KEY = [helpCounts.month, helpCounts.country, helpCounts.level];

function cellOf(country: string | null, now: Date, level: RiskLevel) {
	return { month: now.toISOString().slice(0, 7), country: country ?? "--", level };
}
