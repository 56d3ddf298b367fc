import { and, eq, gte, inArray, or } from "drizzle-orm";
import type { MailState } from "#shared/schemas/health.ts";
import type { Deps } from "../../deps.ts";
import { dailyCounts } from "../counts/daily-counts.table.ts";
import { utcDay } from "../counts/daily-counts.ts";
import { mailProvider } from "./mailer.ts";

/** So many tries in a row without one that the provider took: it is down. */
const FAILING = 3;

/** Of the day's e-mails, the part that notifications leave to resets, confirmations and moves. */
const RESERVED = 0.2;

/** A limit that was met is believed for so long: the platform raises it by and by. In ms. */
const LIMIT_KNOWN_MS = 7 * 24 * 60 * 60 * 1000;

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
					gte(dailyCounts.day, utcDay(new Date(now().getTime() - LIMIT_KNOWN_MS))),
				),
			),
		);
	const ofToday = (name: string) => rows.find((row) => row.day === today && row.name === name)?.count;
	const isSpent = ofToday("mail:limit") !== undefined;
	const sent = (ofToday("mail:account") ?? 0) + (ofToday("mail:note") ?? 0);
	const known = rows
		.filter(({ name }) => name === "mail:limit")
		.sort((one, other) => (one.day < other.day ? 1 : -1))
		.map(({ count }) => count)[0];
	const limit = settings.EMAIL_DAILY_LIMIT ?? known;
	return {
		state: isSpent || (ofToday("mail:failing") ?? 0) >= FAILING ? "late" : "up",
		notesPaused: isSpent || (limit !== undefined && sent >= limit * (1 - RESERVED)),
	};
}
