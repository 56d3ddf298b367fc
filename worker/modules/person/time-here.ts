import { cadenceIn } from "#shared/duties.ts";
import { type Disclosure, type TimeHere, writesNow } from "#shared/safety/disclosure.ts";

/** Who writes: where, as far as that is known, and whether they are known to be under 18. */
export type Writer = { country: string | null; isMinor: boolean };

/** What somebody who writes now is to be told, once, and how it is kept that they wrote. */
export function noteWriting(
	sql: SqlStorage,
	now: number,
	{ country, isMinor }: Writer,
): { disclosure: Disclosure | null; keep: () => void } {
	const [before] = sql.exec<TimeHere>("SELECT last, told, used FROM time_here").toArray();
	const { here, disclosure } = writesNow(before ?? null, now, cadenceIn(country), isMinor);
	const keep = () => {
		sql.exec(
			"INSERT OR REPLACE INTO time_here (id, last, told, used) VALUES (1, ?, ?, ?)",
			here.last,
			here.told,
			here.used,
		);
	};
	return { disclosure, keep };
}
