import { type Disclosure, type TimeHere, writesNow } from "#shared/safety/disclosure.ts";

/** Notes that the person writes now; what they are to be told, once. */
export function noteWriting(sql: SqlStorage, now: number): Disclosure | null {
	const [before] = sql.exec<TimeHere>("SELECT since, last, told FROM time_here").toArray();
	const { here, disclosure } = writesNow(before ?? null, now);
	sql.exec(
		"INSERT OR REPLACE INTO time_here (id, since, last, told) VALUES (1, ?, ?, ?)",
		here.since,
		here.last,
		here.told,
	);
	return disclosure;
}
