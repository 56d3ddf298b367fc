import type { Usage } from "../../models/text-model.ts";

/** Replies by connected models per person and day. The built-in coach costs nothing and isn't counted. */
const REPLIES = 200;

/** How much a person may have of what costs money in a day (UTC). */
export const DAILY_LIMITS = {
	replies: REPLIES,
	/** Questions for data, beside replies: titles, summaries, structures, memory, cards. */
	questions: 400,
	/**
	 * Messages read for danger a second time. Twice the replies: someone who writes within the day's replies never runs
	 * out, even when every message is in doubt and is sent or edited twice. It only bounds what a script could spend.
	 */
	looks: 2 * REPLIES,
	/** Texts read aloud and recordings transcribed by the server's own voice. */
	speech: 300,
	/** Each scene costs storage, and with an image model money. */
	scenes: 30,
	/** Test emails: the address may be another person's. */
	emails: 5,
} as const;

export type Counted = keyof typeof DAILY_LIMITS;

const DAY_MS = 24 * 60 * 60 * 1000;

const KEPT_DAYS = 35;

/** Whether the limit allows one more; if not, when the next is allowed (epoch ms). */
export type SpendOutcome = { ok: true } | { ok: false; renewsAt: number };

/** What the person has had of what costs money, by day. */
export class Spending {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** Whether one more reply may be asked for today. */
	checkReplies(now: number): SpendOutcome {
		const rows = this.sql
			.exec<{ replies: number }>("SELECT replies FROM spending WHERE day = ?", dayOf(now))
			.toArray();
		return outcome((rows[0]?.replies ?? 0) < DAILY_LIMITS.replies, now);
	}

	/** Counts one more before it's requested, unless the daily limit is spent. */
	spend(what: Counted, now: number, limit: number = DAILY_LIMITS[what]): SpendOutcome {
		const day = dayOf(now);
		const { rowsWritten } = this.sql.exec(
			`INSERT INTO spending (day, ${what}) SELECT ?, 1 WHERE coalesce((SELECT ${what} FROM spending WHERE day = ?), 0) < ?
				ON CONFLICT (day) DO UPDATE SET ${what} = ${what} + 1`,
			day,
			day,
			limit,
		);
		return outcome(rowsWritten > 0, now);
	}

	/** Adds what a reply cost to its day. */
	recordTokens({ inputTokens, outputTokens }: Usage, now: number): void {
		this.sql.exec(
			`INSERT INTO spending (day, input_tokens, output_tokens) VALUES (?, ?, ?) ON CONFLICT (day) DO UPDATE
				SET input_tokens = input_tokens + excluded.input_tokens, output_tokens = output_tokens + excluded.output_tokens`,
			dayOf(now),
			inputTokens,
			outputTokens,
		);
		this.sql.exec("DELETE FROM spending WHERE day < ?", dayOf(now - KEPT_DAYS * DAY_MS));
	}
}

function outcome(isOk: boolean, now: number): SpendOutcome {
	return isOk ? { ok: true } : { ok: false, renewsAt: Date.parse(dayOf(now)) + DAY_MS };
}

function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
