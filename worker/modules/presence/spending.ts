import type { Usage } from "../../models/text-model.ts";

/** Replies by connected models a person may have in a day (UTC). The built-in coach costs nothing and is not counted. */
export const DAILY_REPLIES = 200;

/** So many days of spending are kept. */
const KEPT_DAYS = 35;

/** Whether a reply may be asked for; if not, when the next one may (ms since 1970). */
export type SpendOutcome = { ok: true } | { ok: false; renewsAt: number };

/** Counts a reply before it is asked for, unless the day's budget is spent. */
export function spendReply(sql: SqlStorage, now: number, limit = DAILY_REPLIES): SpendOutcome {
	const day = dayOf(now);
	const [row] = sql.exec<{ replies: number }>("SELECT replies FROM spending WHERE day = ?", day).toArray();
	if ((row?.replies ?? 0) >= limit) {
		return { ok: false, renewsAt: Date.parse(day) + DAY_MS };
	}
	sql.exec(
		"INSERT INTO spending (day, replies) VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET replies = replies + 1",
		day,
	);
	return { ok: true };
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
