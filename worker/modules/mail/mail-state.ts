import { and, eq, inArray, or } from "drizzle-orm";
import type { MailState } from "#shared/schemas/public/health.ts";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import type { Deps } from "../../deps.ts";
import { utcDay } from "../counts/daily-counts.ts";
import { mailProvider } from "./mailer.ts";

/** So many tries in a row without one that the provider took: it is down. */
const FAILING = 3;

/** Of the day's e-mails, the part that notifications leave to resets, confirmations and moves. */
const RESERVED = 0.2;

/** A limit that was met is believed for so many days: the platform raises it by and by. */
const LIMIT_KNOWN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type MailNow = {
	/** "late": e-mail waits until it works again. "none": this copy can send none. */
	state: MailState;
	/** Notifications stay in the app until tomorrow. */
	notesPaused: boolean;
};

type Given = Pick<Deps, "db" | "now" | "settings">;

/** How e-mail is today, by what became of the tries. The same for everybody; reads at most ten rows. */
export async function mailNow({ db, now, settings }: Given): Promise<MailNow> {
	if (mailProvider(settings) === "none") {
		return { state: "none", notesPaused: true };
	}
	const today = utcDay(now());
	const rows = await db
		.select()
		.from(dailyCounts)
		.where(
			or(
				and(
					eq(dailyCounts.day, today),
					inArray(dailyCounts.name, ["mail:account", "mail:note", "mail:failing"]),
				),
				and(
					eq(dailyCounts.name, "mail:limit"),
					// Named one by one: the key begins with the day.
					inArray(dailyCounts.day, limitDays(now())),
				),
			),
		);
	const ofToday = (name: string) => rows.find((row) => row.day === today && row.name === name)?.count;
	const isSpent = ofToday("mail:limit") !== undefined;
	const sent = (ofToday("mail:account") ?? 0) + (ofToday("mail:note") ?? 0);
	// Of none it tells nothing: another copy on the account may have sent the day's.
	const known = Math.max(...rows.filter(({ name }) => name === "mail:limit").map(({ count }) => count));
	const limit = settings.EMAIL_DAILY_LIMIT ?? (known > 0 ? known : undefined);
	return {
		state: isSpent || (ofToday("mail:failing") ?? 0) >= FAILING ? "late" : "up",
		notesPaused: isSpent || (limit !== undefined && sent >= limit * (1 - RESERVED)),
	};
}

/** The days on which a limit that was met still counts, as YYYY-MM-DD. */
function limitDays(today: Date): string[] {
	return Array.from({ length: LIMIT_KNOWN_DAYS + 1 }, (_, ago) =>
		utcDay(new Date(today.getTime() - ago * DAY_MS)),
	);
}
