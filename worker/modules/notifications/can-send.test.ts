import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { deps } from "../../test/people/factories.ts";
import { depsAt, due, ignored, mailbox, noteOf } from "../../test/people/notes.ts";
import { deliverNote } from "./deliver.ts";

describe("a note is dropped", () => {
	async function isDropped(
		prepare: (user: UserRow) => Promise<unknown>,
		time = "2026-02-10T09:00:00Z",
	): Promise<boolean> {
		const { user, id } = await due();
		await prepare(user);
		const { mails, mailer } = mailbox();
		await deliverNote(depsAt(time, { mailer }), id);
		const note = await noteOf(user.id, id);
		expect(mails).toHaveLength(note?.sent ? 1 : 0);
		return note === undefined;
	}

	const visit = (user: UserRow, at: string) =>
		getPersonStub(deps.env, user.id).noteVisit({
			at: Date.parse(at),
			day: at.slice(0, 10),
			hour: 9,
			fromLink: false,
		});

	it("when the person was here in the last three hours, and not when it is longer ago", async () => {
		expect(await isDropped((user) => visit(user, "2026-02-10T06:01:00Z"))).toBe(true);
		expect(await isDropped((user) => visit(user, "2026-02-10T05:59:00Z"))).toBe(false);
	});

	it("when it is more than three hours late", async () => {
		expect(await isDropped(async () => undefined, "2026-02-10T12:00:01Z")).toBe(true);
		expect(await isDropped(async () => undefined, "2026-02-10T11:59:00Z")).toBe(false);
	});

	// spec: S.44
	it("while what they said shows danger, and not after worry for somebody else", async () => {
		// The object goes by its own clock: the state lasts a day from now.
		expect(await isDropped((user) => getPersonStub(deps.env, user.id).noteRisk("wish", 1))).toBe(true);
		expect(await isDropped((user) => getPersonStub(deps.env, user.id).noteRisk("other", 1))).toBe(false);
	});

	it("when notes were switched off meanwhile, by the switch or by the preference", async () => {
		const off = (fields: Partial<UserRow>) => (user: UserRow) =>
			deps.db.update(users).set(fields).where(eq(users.id, user.id));
		expect(await isDropped(off({ textNotificationsEnabled: false }))).toBe(true);
		expect(await isDropped(off({ notificationPreferences: { enableAdaptiveNotifications: false } }))).toBe(
			true,
		);
		expect(
			await isDropped(
				off({
					notificationPreferences: {
						reminderFrequency: "daily",
						enableMotivational: false,
						enableProgress: false,
					},
				}),
			),
		).toBe(true);
	});

	it("when one went out on that day already, or it is not yet time for the next", async () => {
		expect(await isDropped((user) => ignored(user.id, 1, "2026-02-10T08:00:00Z"))).toBe(true);
		expect(await isDropped((user) => ignored(user.id, 2, "2026-02-09T09:00:00Z"))).toBe(false);
		expect(await isDropped((user) => ignored(user.id, 3, "2026-02-09T09:00:00Z"))).toBe(true);
		expect(await isDropped((user) => ignored(user.id, 3, "2026-02-08T09:00:00Z"))).toBe(false);
		expect(await isDropped((user) => ignored(user.id, 8, "2025-12-01T09:00:00Z"))).toBe(true);
	});
});
