import type { NotificationKind } from "#shared/schemas/notifications.ts";
import { HALVED_AFTER, isPaused, PAUSED_AFTER } from "./cadence.ts";
import { type Activity, type Send, WINDOW_DAYS } from "./learn-hour.ts";
import { dayAfter } from "./zoned-time.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Activity this soon after a notification counts as an answer. People active this recently get no notification. In
 * ms.
 */
export const ANSWERED_WITHIN_MS = 3 * HOUR_MS;

/** Activity of the person. `day` (YYYY-MM-DD) and `hour` (0 to 23) are on their clock; `at` is epoch ms. */
export type Visit = { at: number; day: string; hour: number; fromLink: boolean };

/** A sent notification. */
export type SentNote = { id: string; at: number; day: string; hour: number; kind: NotificationKind };

/** What we know about when a person is here, and the outcomes of their notifications. */
export type TimingState = {
	/** Visits that didn't begin from a link of ours, of the last 56 days. */
	activity: Activity[];
	/** Notifications of the last 56 days, oldest first. */
	sends: (Send & { day: string; kind: NotificationKind })[];
	/** How many of each kind ever went out. */
	counts: Partial<Record<NotificationKind, number>>;
	/** Unanswered notifications in a row, up to the newest. */
	unanswered: number;
	/** On how many of the last seven days they were here, by a link or not. */
	activeDays: number;
	/** In ms since 1970; null before the first. */
	lastHere: number | null;
	/** The current hour; null before one was learnt. */
	currentHour: number | null;
};

/** The state of a person who was never here. */
export const NO_TIMING: TimingState = {
	activity: [],
	sends: [],
	counts: {},
	unanswered: 0,
	activeDays: 0,
	lastHere: null,
	currentHour: null,
};

type TimingRow = { last_here: number | null; hour: number | null; back_at: number | null };
type SendRow = { at: number; day: string; hour: number; kind: NotificationKind; answered: number };

/** When one person is here, in their own object: hours and outcomes, never what they did. */
export class TimingStore {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/**
	 * Records a visit; true when the plan may change: in an hour in which they weren't seen on that day yet, which may
	 * change the learnt hour, and when they return after a silence.
	 */
	noteVisit({ at, day, hour, fromLink }: Visit): boolean {
		const before = this.unanswered();
		const { rowsWritten } = this.sql.exec(
			"INSERT OR IGNORE INTO activity (day, hour, at, from_link) VALUES (?, ?, ?, ?)",
			day,
			hour,
			at,
			fromLink ? 1 : 0,
		);
		this.sql.exec(
			"INSERT INTO timing (id, last_here) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last_here = excluded.last_here",
			at,
		);
		this.sql.exec(
			"UPDATE note_sends SET answered = 1 WHERE answered = 0 AND at > ? AND at <= ?",
			at - ANSWERED_WITHIN_MS,
			at,
		);
		if (isPaused({ unanswered: before })) {
			// Back after a silence: notifications missed before it are no longer a reason to stay silent.
			this.sql.exec("UPDATE timing SET back_at = ?", at);
		}
		this.forgetOld(day);
		return rowsWritten > 0 || (before >= HALVED_AFTER && this.unanswered() < before);
	}

	noteSent({ id, at, day, hour, kind }: SentNote): void {
		const { rowsWritten } = this.sql.exec(
			"INSERT OR IGNORE INTO note_sends (id, at, day, hour, kind) VALUES (?, ?, ?, ?, ?)",
			id,
			at,
			day,
			hour,
			kind,
		);
		if (rowsWritten > 0) {
			this.sql.exec(
				"INSERT INTO note_counts (kind, sent) VALUES (?, 1) ON CONFLICT (kind) DO UPDATE SET sent = sent + 1",
				kind,
			);
		}
	}

	keepHour(hour: number): void {
		this.sql.exec(
			"INSERT INTO timing (id, hour) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET hour = excluded.hour",
			hour,
		);
	}

	state(today: string): TimingState {
		const timing = this.timing();
		const [{ days = 0 } = {}] = this.sql
			.exec<{ days: number }>(
				"SELECT count(DISTINCT day) AS days FROM activity WHERE day > ?",
				dayAfter(today, -7),
			)
			.toArray();
		return {
			activity: this.sql.exec<Activity>("SELECT at, hour FROM activity WHERE from_link = 0").toArray(),
			sends: this.sends().map((row) => ({ ...row, answered: row.answered === 1 })),
			counts: Object.fromEntries(
				this.sql
					.exec<{ kind: NotificationKind; sent: number }>("SELECT kind, sent FROM note_counts")
					.toArray()
					.map(({ kind, sent }) => [kind, sent]),
			),
			unanswered: this.unanswered(),
			activeDays: days,
			lastHere: timing?.last_here ?? null,
			currentHour: timing?.hour ?? null,
		};
	}

	private unanswered(): number {
		const since = this.timing()?.back_at ?? 0;
		const newest = this.sends()
			.filter(({ at }) => at > since)
			.reverse();
		const answered = newest.findIndex((send) => send.answered === 1);
		return answered < 0 ? newest.length : answered;
	}

	private timing(): TimingRow | undefined {
		return this.sql.exec<TimingRow>("SELECT last_here, hour, back_at FROM timing").toArray()[0];
	}

	private sends(): SendRow[] {
		return this.sql
			.exec<SendRow>("SELECT at, day, hour, kind, answered FROM note_sends ORDER BY at")
			.toArray();
	}

	private forgetOld(today: string): void {
		const oldest = dayAfter(today, -WINDOW_DAYS - 1);
		this.sql.exec("DELETE FROM activity WHERE day < ?", oldest);
		// Keep the newest: they show how many in a row went unanswered, however old they are.
		this.sql.exec(
			"DELETE FROM note_sends WHERE day < ? AND id NOT IN (SELECT id FROM note_sends ORDER BY at DESC LIMIT ?)",
			oldest,
			PAUSED_AFTER,
		);
	}
}
