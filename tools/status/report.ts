import type { Health } from "#shared/schemas/public/health.ts";

/** A row of `daily_counts`, of today. */
export type CountRow = { name: string; count: number };

/** What a queue holds; null where the platform doesn't say. */
export type QueueNow = { queue: string; waiting: number | null; oldest: Date | null };

export type DatabaseNow = {
	/** Notifications that are due but unsent: how many, and since when the oldest. */
	dueNotes: { count: number; since: Date | null };
	counts: readonly CountRow[];
};

export type StatusNow = {
	/** In words: why it isn't known. */
	health: Health | string;
	queues: readonly QueueNow[];
	/** null: D1 can't be asked. */
	database: DatabaseNow | null;
	now: Date;
};

/** Thresholds of the alerts. docs/operations.md explains them. */
export const ALERTS = { errors: 20, failedTurns: 10, outboxSeconds: 15 * 60 } as const;

/** Returns the lines to print, and the alerts (empty: none). Neither holds personal data. */
export function report(status: StatusNow): { lines: string[]; alerts: string[] } {
	const { health, queues, database, now } = status;
	const { dueNotes, counts } = database ?? { dueNotes: { count: 0, since: null }, counts: [] };
	const known = typeof health === "string" ? null : health;
	const count = (name: string) => counts.find((row) => row.name === name)?.count ?? 0;
	const models = counts.filter(({ name }) => name.startsWith("model:"));
	const ages = [
		...queues.map(({ oldest }) => ageOf(oldest, now)),
		ageOf(dueNotes.since, now),
		count("outbox:waited"),
	];
	const oldest = Math.max(...ages);
	const lines = [
		`health      ${healthText(health)}`,
		`email       ${mailText(health)}`,
		...queues.map(
			({ queue, waiting, oldest: since }) =>
				`queue       ${queue}: ${waiting ?? "unknown"}${since ? `, oldest ${inWords(ageOf(since, now))}` : ""}`,
		),
		...(database ? databaseLines() : ["database    unknown: D1 can't be asked"]),
	];
	const unread = queues.filter(({ waiting }) => waiting === null).map(({ queue }) => queue);
	const alerts = [
		...(known?.ok ? [] : [`health: ${healthText(health)}`]),
		...(known?.mail.state === "late" ? ["email: the provider refuses it"] : []),
		...(database ? [] : ["database: D1 can't be asked"]),
		...(unread.length > 0 ? [`queues: Cloudflare doesn't say how long ${unread.join(", ")} are`] : []),
		...(count("http:500") >= ALERTS.errors
			? [`errors: ${count("http:500")} responses of status 500 today`]
			: []),
		...(count("turn:failed") >= ALERTS.failedTurns ? [`turn failures: ${count("turn:failed")} today`] : []),
		...(oldest >= ALERTS.outboxSeconds ? [`outbox age: ${inWords(oldest)}`] : []),
	];
	return { lines, alerts };

	function databaseLines(): string[] {
		const failed = models.map((row) => `${row.name.slice("model:".length)} failed ${row.count} times`);
		return [
			`due         ${dueNotes.count} notifications${dueNotes.since ? `, oldest ${inWords(ageOf(dueNotes.since, now))}` : ""}`,
			`outbox      the oldest work that waits, or waited today: ${inWords(oldest)}`,
			`sent today  ${count("mail:account")} about accounts, ${count("mail:note")} notifications`,
			`failures    ${count("http:500")} responses of status 500, ${count("turn:failed")} turns without a reply`,
			`models      ${failed.join(", ") || "none failed"}`,
		];
	}
}

function healthText(health: Health | string): string {
	if (typeof health === "string") {
		return health;
	}
	const down = Object.entries(health.parts).flatMap(([part, isUp]) => (isUp ? [] : [part]));
	return down.length === 0 ? "every part answers" : `down: ${down.join(", ")}`;
}

function mailText(health: Health | string): string {
	if (typeof health === "string") {
		return "unknown";
	}
	const { state, notesPaused } = health.mail;
	const states = {
		up: "the provider accepts it",
		late: "the provider refuses it; emails wait",
		none: "no sender is set",
	};
	return (
		states[state] +
		(notesPaused && state !== "none" ? "; notifications by email are paused until tomorrow" : "")
	);
}

function ageOf(since: Date | null, now: Date): number {
	return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;
}

function inWords(seconds: number): string {
	return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
