import type { Usage } from "../../models/text-model.ts";

/** Replies by connected models a person may have in a day (UTC). The built-in coach costs nothing and is not counted. */
export const DAILY_REPLIES = 200;

/** Questions for data a day, beside replies: titles, summaries, what stands beside a reply, memory, cards. */
const DAILY_QUESTIONS = 400;

/**
 * Messages read for danger a second time a day. Twice the replies: someone who writes within the day's replies never runs
 * out, even when every message is in doubt and is sent or edited twice. It only bounds what a script could spend.
 */
export const DAILY_LOOKS = 2 * DAILY_REPLIES;

/** Texts read aloud and recordings listened to a day, by the server's own voice. */
const DAILY_SPEECH = 300;

/** Scenes a day: each costs storage, and with an image model money. */
export const DAILY_SCENES = 30;

/** Test e-mails a day: the address may be somebody else's. */
const DAILY_EMAILS = 5;

/** So many days of spending are kept. */
const KEPT_DAYS = 35;

/** Whether one more may be asked for; if not, when the next one may (ms since 1970). */
export type SpendOutcome = { ok: true } | { ok: false; renewsAt: number };

/** Whether one more reply may be asked for today. */
export function checkReplies(sql: SqlStorage, now: number, limit = DAILY_REPLIES): SpendOutcome {
	const rows = sql
		.exec<{ replies: number }>("SELECT replies FROM spending WHERE day = ?", dayOf(now))
		.toArray();
	return (rows[0]?.replies ?? 0) < limit ? { ok: true } : { ok: false, renewsAt: renewsAt(now) };
}

/** Counts a reply as it is asked for, unless the day's budget is spent. */
export function spendReply(sql: SqlStorage, now: number, limit = DAILY_REPLIES): SpendOutcome {
	return spend(sql, "replies", now, limit) ? { ok: true } : { ok: false, renewsAt: renewsAt(now) };
}

/** Counts a question for data as it is asked; false when the day's are spent. */
export function spendQuestion(sql: SqlStorage, now: number, limit = DAILY_QUESTIONS): boolean {
	return spend(sql, "questions", now, limit);
}

/** Counts a message that is read for danger a second time; false when the day's are spent. */
export function spendLook(sql: SqlStorage, now: number, limit = DAILY_LOOKS): boolean {
	return spend(sql, "looks", now, limit);
}

/** Counts a text that is read aloud, or a recording, as it is asked for; false when the day's are spent. */
export function spendSpeech(sql: SqlStorage, now: number, limit = DAILY_SPEECH): boolean {
	return spend(sql, "speech", now, limit);
}

/** Counts a test e-mail as it is asked for, unless the day's are spent. */
export function spendEmail(sql: SqlStorage, now: number, limit = DAILY_EMAILS): SpendOutcome {
	return spend(sql, "emails", now, limit) ? { ok: true } : { ok: false, renewsAt: renewsAt(now) };
}

/** Counts a scene as it is ordered, unless the day's are spent. */
export function spendScene(sql: SqlStorage, now: number, limit = DAILY_SCENES): SpendOutcome {
	return spend(sql, "scenes", now, limit) ? { ok: true } : { ok: false, renewsAt: renewsAt(now) };
}

/** Counts one more of these today, unless there were that many already; whether it was counted. */
function spend(
	sql: SqlStorage,
	what: "replies" | "questions" | "looks" | "speech" | "scenes" | "emails",
	now: number,
	limit: number,
): boolean {
	const day = dayOf(now);
	const { rowsWritten } = sql.exec(
		`INSERT INTO spending (day, ${what}) SELECT ?, 1 WHERE coalesce((SELECT ${what} FROM spending WHERE day = ?), 0) < ?
			ON CONFLICT (day) DO UPDATE SET ${what} = ${what} + 1`,
		day,
		day,
		limit,
	);
	return rowsWritten > 0;
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

function renewsAt(now: number): number {
	return Date.parse(dayOf(now)) + DAY_MS;
}

function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
