const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day relative to today (UTC), as YYYY-MM-DD: 0 is today, -1 yesterday. */
export function day(offset: number): string {
	return new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
}
