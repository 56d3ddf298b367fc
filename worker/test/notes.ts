import { asc, eq } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import type { Mail, MailOutcome } from "../modules/mail/mailer.ts";
import { type NoteRow, notifications } from "../modules/notifications/notifications.table.ts";
import type { UserRow } from "../modules/users/users.table.ts";
import { deps, makeUser } from "./factories.ts";

/** Takes e-mail as the provider does; each next outcome may be set. */
export function mailbox(...outcomes: MailOutcome[]) {
	const mails: Mail[] = [];
	const mailer = {
		async send(mail: Mail) {
			mails.push(mail);
			return outcomes.shift() ?? "accepted";
		},
	};
	return { mails, mailer };
}

/** What services get, at a moment of a test's own. */
export function depsAt(time: string, changes: Partial<Deps> = {}): Deps {
	return { ...deps, now: () => new Date(time), ...changes };
}

/** Somebody in London who wants a note every day and whose address is confirmed. */
export function makeReader(fields: Partial<UserRow> = {}): Promise<UserRow> {
	return makeUser({
		timeZone: "Europe/London",
		textNotificationsEnabled: true,
		notificationPreferences: { reminderFrequency: "daily" },
		emailConfirmedAt: new Date("2026-01-01T00:00:00Z"),
		...fields,
	});
}

/** All notes of a person, by time. */
export function notesOf(userId: string): Promise<NoteRow[]> {
	return deps.db
		.select()
		.from(notifications)
		.where(eq(notifications.userId, userId))
		.orderBy(asc(notifications.scheduledFor));
}
