import type { SpendOutcome } from "./daily-quotas.ts";

const MINUTE_MS = 60 * 1000;

/** How often a person's account allows what must not be tried at will, from the first time on. */
const LIMITS = {
	/** Their password asked for again: the session could be in other hands. */
	password: { times: 10, ms: 15 * MINUTE_MS },
	/** The account's address may belong to another person by now. */
	mail: { times: 5, ms: 60 * MINUTE_MS },
	/** Anyone who knows the address can ask, so this must not use up the owner's limit. */
	reset: { times: 5, ms: 60 * MINUTE_MS },
	/** All that they own, written down. */
	export: { times: 10, ms: 60 * MINUTE_MS },
	search: { times: 30, ms: MINUTE_MS },
} as const;

export type LimitName = keyof typeof LIMITS;

/** How often the person has lately tried what must not be tried at will. */
export class Limits {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** Counts an attempt. When over the limit, returns when the next may be (ms since 1970). */
	checkRateLimit(what: LimitName, now: number): SpendOutcome {
		const { times, ms } = LIMITS[what];
		const [kept] = this.sql
			.exec<{ since: number; tries: number }>("SELECT since, tries FROM limits WHERE what = ?", what)
			.toArray();
		const current = kept && now - kept.since < ms ? kept : { since: now, tries: 0 };
		if (current.tries >= times) {
			return { ok: false, renewsAt: current.since + ms };
		}
		this.sql.exec(
			"INSERT OR REPLACE INTO limits (what, since, tries) VALUES (?, ?, ?)",
			what,
			current.since,
			current.tries + 1,
		);
		return { ok: true };
	}
}
