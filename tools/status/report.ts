import type { Health } from "#shared/schemas/public/health.ts";

/** A row of `daily_counts`. */
export type CountRow = { day: string; name: string; count: number };

/** What a queue holds; null where the platform doesn't say. */
export type QueueNow = { queue: string; waiting: number | null; oldest: Date | null };

export type StatusNow = {
	/** null: the address doesn't answer. */
	health: Health | null;
	queues: readonly QueueNow[];
	/** Notifications that are due but unsent: how many, and since when the oldest. */
	dueNotes: { count: number; since: Date | null };
	/** Of today. */
	counts: readonly CountRow[];
	now: Date;
};

/** Thresholds of the alerts. docs/operations.md explains them. */
export const ALERTS = { errors: 20, failedTurns: 10, outboxSeconds: 15 * 60 } as const;

/** Returns the lines to print, and the alerts (empty: none). Neither holds personal data. */
export function report(status: StatusNow): { lines: string[]; alerts: string[] } {
	const { health, queues, dueNotes, counts, now } = status;
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
		`due         ${dueNotes.count} notifications${dueNotes.since ? `, oldest ${inWords(ageOf(dueNotes.since, now))}` : ""}`,
		`outbox      the oldest work that waits, or waited today: ${inWords(oldest)}`,
		`sent today  ${count("mail:account")} about accounts, ${count("mail:note")} notifications`,
		`failures    ${count("http:500")} responses of status 500, ${count("turn:failed")} turns without a reply`,
		`models      ${models.map((row) => `${row.name.slice("model:".length)} failed ${row.count} times`).join(", ") || "none failed"}`,
	];
	const alerts = [
		...(health?.ok ? [] : [`health: ${healthText(health)}`]),
		...(health?.mail.state === "late" ? ["email: the provider refuses it"] : []),
		...(count("http:500") >= ALERTS.errors
			? [`errors: ${count("http:500")} responses of status 500 today`]
			: []),
		...(count("turn:failed") >= ALERTS.failedTurns ? [`turn failures: ${count("turn:failed")} today`] : []),
		...(oldest >= ALERTS.outboxSeconds ? [`outbox age: ${inWords(oldest)}`] : []),
	];
	return { lines, alerts };
}

function healthText(health: Health | null): string {
	if (!health) {
		return "doesn't answer";
	}
	const down = Object.entries(health.parts).flatMap(([part, isUp]) => (isUp ? [] : [part]));
	return down.length === 0 ? "every part answers" : `down: ${down.join(", ")}`;
}

function mailText(health: Health | null): string {
	if (!health) {
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
