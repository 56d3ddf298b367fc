import { asc, eq } from "drizzle-orm";
import { type NoteRow, notifications } from "../../db/tables/notifications.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { Mail, MailOutcome } from "../../modules/mail/mailer.ts";
import { planAhead } from "../../modules/notifications/plan.ts";
import { deps, makeUser } from "./factories.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes email like the provider; set each next outcome. With its `env` the queue of account emails is down, so that
 * they're sent at once.
 */
export function mailbox(...outcomes: MailOutcome[]) {
	const mails: Mail[] = [];
	const env = {
		...deps.env,
		ACCOUNT_MAIL: { send: () => Promise.reject(new Error("It is down.")) } as unknown as Queue,
	};
	const mailer = {
		async send(mail: Mail) {
			mails.push(mail);
			return outcomes.shift() ?? "accepted";
		},
	};
	return { mails, mailer, env };
}

/** What services get, at a moment of a test's own. */
export function depsAt(time: string, changes: Partial<Deps> = {}): Deps {
	return { ...deps, now: () => new Date(time), ...changes };
}

/** A person in London with daily notifications and a confirmed address. */
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

/** A person as the database has them now. */
export async function rowOf(id: string): Promise<UserRow> {
	const [row] = await deps.db.select().from(users).where(eq(users.id, id));
	if (!row) {
		throw new Error(`Nobody is ${id}.`);
	}
	return row;
}

/** A person with a plan from the evening of the 9th on, and their note of the 10th claimed. */
export async function due(fields: Partial<UserRow> = {}) {
	const user = await makeReader(fields);
	await planAhead(depsAt("2026-02-09T20:00:00Z"), user);
	const [note] = await notesOf(user.id);
	if (!note) {
		throw new Error("Nothing was planned.");
	}
	await deps.db.update(notifications).set({ state: "queued" }).where(eq(notifications.id, note.id));
	return { user, id: note.id, at: note.scheduledFor };
}

/** One note of a person as it is now. */
export const noteOf = async (userId: string, id: string) =>
	(await notesOf(userId)).find((note) => note.id === id);

/** Records `count` unanswered notifications in a row, one a day up to a day. */
export async function ignored(userId: string, count: number, upTo: string) {
	for (let index = 0; index < count; index += 1) {
		const at = Date.parse(upTo) - index * DAY_MS;
		await getPersonStub(deps.env, userId).noteSent({
			id: `old_${index}`,
			at,
			day: new Date(at).toISOString().slice(0, 10),
			hour: 9,
			kind: "encouragement",
		});
	}
}
