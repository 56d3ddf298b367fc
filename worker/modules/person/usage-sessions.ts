import { cadenceIn } from "#shared/duties.ts";
import { type Disclosure, type TimeHere, writesNow } from "#shared/safety/disclosure.ts";

/** Who writes: where, as far as that is known, and whether they're known to be under 18. */
export type Writer = { country: string | null; isMinor: boolean };

/** How long the person has been writing, to tell them in time that this is an AI. */
export class UsageSessions {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** Returns what to tell a person who writes now, once; `keep` stores that they wrote. */
	noteWriting(
		{ country, isMinor }: Writer,
		now: number,
	): { disclosure: Disclosure | null; keep: () => void } {
		const [before] = this.sql.exec<TimeHere>("SELECT last, told, used FROM time_here").toArray();
		const { here, disclosure } = writesNow(before ?? null, now, cadenceIn(country), isMinor);
		const keep = () => {
			this.sql.exec(
				"INSERT OR REPLACE INTO time_here (id, last, told, used) VALUES (1, ?, ?, ?)",
				here.last,
				here.told,
				here.used,
			);
		};
		return { disclosure, keep };
	}
}
