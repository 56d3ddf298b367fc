import type { Usage } from "../../models/text-model.ts";

/** Replies by connected models a person may have in a day (UTC). The built-in coach costs nothing and is not counted. */
export const DAILY_REPLIES = 200;

/** Questions for data a day, beside replies: titles, summaries, what stands beside a reply, memory, cards. */
const DAILY_QUESTIONS = 400;

/** Texts read aloud and recordings listened to a day, by the server's own voice. */
const DAILY_SPEECH = 300;

/** So many days of spending are kept. */
const KEPT_DAYS = 35;

/** Whether a reply may be asked for; if not, when the next one may (ms since 1970). */
export type SpendOutcome = { ok: true } | { ok: false; renewsAt: number };

/** Whether one more reply may be asked for today. */
export function checkReplies(sql: SqlStorage, now: number, limit = DAILY_REPLIES): SpendOutcome {
	const day = dayOf(now);
	return spentOn(sql, day).replies < limit ? { ok: true } : { ok: false, renewsAt: Date.parse(day) + DAY_MS };
}

/** Counts a reply as it is asked for, unless the day's budget is spent. */
export function spendReply(sql: SqlStorage, now: number, limit = DAILY_REPLIES): SpendOutcome {
	const outcome = checkReplies(sql, now, limit);
	if (outcome.ok) {
		sql.exec(
			"INSERT INTO spending (day, replies) VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET replies = replies + 1",
			dayOf(now),
		);
	}
	return outcome;
}

/** Counts a question for data as it is asked; false when the day's are spent. */
export function spendQuestion(sql: SqlStorage, now: number, limit = DAILY_QUESTIONS): boolean {
	const day = dayOf(now);
	if (spentOn(sql, day).questions >= limit) {
		return false;
	}
	sql.exec(
		"INSERT INTO spending (day, questions) VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET questions = questions + 1",
		day,
	);
	return true;
}

/** Counts a text that is read aloud, or a recording, as it is asked for; false when the day's are spent. */
export function spendSpeech(sql: SqlStorage, now: number, limit = DAILY_SPEECH): boolean {
	const day = dayOf(now);
	const { rowsWritten } = sql.exec(
		`INSERT INTO spending (day, speech) SELECT ?, 1 WHERE coalesce((SELECT speech FROM spending WHERE day = ?), 0) < ?
			ON CONFLICT (day) DO UPDATE SET speech = speech + 1`,
		day,
		day,
		limit,
	);
	return rowsWritten > 0;
}

function spentOn(sql: SqlStorage, day: string): { replies: number; questions: number } {
	const rows = sql
		.exec<{ replies: number; questions: number }>(
			"SELECT replies, questions FROM spending WHERE day = ?",
			day,
		)
		.toArray();
	return rows[0] ?? { replies: 0, questions: 0 };
}

/** Adds what a reply cost to its day. */
export function recordTokens(sql: SqlStorage, now: number, { inputTokens, outputTokens }: Usage): void {
	sql.exec(
		`INSERT INTO spending (day, input_tokens, output_tokens) VALUES (?, ?, ?) ON CONFLICT (day) DO UPDATE
			SET input_tokens = input_tokens + excluded.input_tokens, output_tokens = output_tokens + excluded.output_tokens`,
		dayOf(now),
		inputTokens,
		outputTokens,
	);
	sql.exec("DELETE FROM spending WHERE day < ?", dayOf(now - KEPT_DAYS * DAY_MS));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
