import { and, eq, inArray, or } from "drizzle-orm";
import type { MailState } from "#shared/schemas/public/health.ts";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import type { Deps } from "../../deps.ts";
import { utcDay } from "../counts/daily-counts.ts";
import { mailProvider } from "./mailer.ts";

/** After this many consecutive failures the provider counts as down. */
const FAILING = 3;

/** Share of the day's emails that notifications leave to resets, confirmations and moves. */
const RESERVED = 0.2;

/** Days to assume a limit we hit: the platform raises it over time. */
const LIMIT_KNOWN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type MailNow = {
	/** "late": emails wait until the provider works again. "none": this deployment can't send any. */
	state: MailState;
	/** Notifications stay in the app until tomorrow. */
	notesPaused: boolean;
};

type Given = Pick<Deps, "db" | "now" | "settings">;

/** Returns the state of email from the outcomes of tries. The same for everyone; reads at most twelve rows. */
export async function mailNow({ db, now, settings }: Given): Promise<MailNow> {
	if (mailProvider(settings) === "none") {
		return { state: "none", notesPaused: true };
	}
	const today = utcDay(now());
	const yesterday = utcDay(new Date(now().getTime() - DAY_MS));
	const rows = await db
		.select()
		.from(dailyCounts)
		.where(
			or(
				and(
					eq(dailyCounts.day, today),
					inArray(dailyCounts.name, ["mail:account", "mail:note", "mail:failing"]),
				),
				and(eq(dailyCounts.day, yesterday), eq(dailyCounts.name, "mail:failing")),
				and(
					eq(dailyCounts.name, "mail:limit"),
					// One by one, because the key starts with the day.
					inArray(dailyCounts.day, limitDays(now())),
				),
			),
		);
	const countOf = (day: string, name: string) =>
		rows.find((row) => row.day === day && row.name === name)?.count;
	const isSpent = countOf(today, "mail:limit") !== undefined;
	const sent = (countOf(today, "mail:account") ?? 0) + (countOf(today, "mail:note") ?? 0);
	// What failed until midnight counts until the day's first email that the provider takes.
	const before = sent === 0 ? (countOf(yesterday, "mail:failing") ?? 0) : 0;
	const failing = before + (countOf(today, "mail:failing") ?? 0);
	// A count of zero says nothing: another deployment on the account may have used up the limit.
	const known = Math.max(...rows.filter(({ name }) => name === "mail:limit").map(({ count }) => count));
	const limit = settings.EMAIL_DAILY_LIMIT ?? (known > 0 ? known : undefined);
	return {
		state: isSpent || failing >= FAILING ? "late" : "up",
		notesPaused: isSpent || (limit !== undefined && sent >= limit * (1 - RESERVED)),
	};
}

/** The days on which a limit that was met still counts, as YYYY-MM-DD. */
function limitDays(today: Date): string[] {
	return Array.from({ length: LIMIT_KNOWN_DAYS + 1 }, (_, ago) =>
		utcDay(new Date(today.getTime() - ago * DAY_MS)),
	);
}
