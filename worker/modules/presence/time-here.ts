import { type Disclosure, type TimeHere, writesNow } from "#shared/safety/disclosure.ts";

/** What somebody who writes now is to be told, once, and how it is kept that they wrote. */
export function noteWriting(
	sql: SqlStorage,
	now: number,
): { disclosure: Disclosure | null; keep: () => void } {
	const [before] = sql.exec<TimeHere>("SELECT since, last, told FROM time_here").toArray();
	const { here, disclosure } = writesNow(before ?? null, now);
	const keep = () => {
		sql.exec(
			"INSERT OR REPLACE INTO time_here (id, since, last, told) VALUES (1, ?, ?, ?)",
			here.since,
			here.last,
			here.told,
		);
	};
	return { disclosure, keep };
}
