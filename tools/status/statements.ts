/** What `npm run status` asks D1: the counts of this UTC day, and how many notifications are due and unsent, since when (ms). */
export function statementsAt(now: Date): [counts: string, due: string] {
	return [
		`SELECT name, count FROM daily_counts WHERE day = '${now.toISOString().slice(0, 10)}'`,
		`SELECT count(*) AS count, min(scheduled_for) AS since FROM notifications WHERE state IN ('queued', 'sending') OR (state = 'planned' AND scheduled_for < ${now.getTime()})`,
	];
}
