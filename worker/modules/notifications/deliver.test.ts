import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "../../db/tables/notifications.table.ts";
import { users } from "../../db/tables/users.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { deps } from "../../test/people/factories.ts";
import { depsAt, due, ignored, mailbox, makeReader, noteOf, notesOf } from "../../test/people/notes.ts";
import { deliverNote, giveUpNote } from "./deliver.ts";
import { planAhead } from "./plan.ts";

describe("a note that is due", () => {
	// spec: 1.17
	it("goes out once, in the app and by email, at nine on the person's clock, and the next is planned", async () => {
		const { user, id, at } = await due();
		expect(at.toISOString()).toBe("2026-02-10T09:00:00.000Z");
		const { mails, mailer } = mailbox();
		const morning = depsAt("2026-02-10T09:05:00Z", { mailer });
		expect(await deliverNote(morning, id)).toBe("done");
		expect(await deliverNote(morning, id)).toBe("done");
		expect(mails).toHaveLength(1);
		const note = await noteOf(user.id, id);
		expect(note).toMatchObject({ state: "sent", sent: true, channel: "email", type: "encouragement" });
		expect(note?.title).toBe(mails[0]?.subject);
		expect(mails[0]?.to).toBe(user.email);
		expect(mails[0]?.text).toContain(note?.message);
		const { timing } = await getPersonStub(deps.env, user.id).timing("2026-02-10");
		expect(timing.sends).toEqual([
			{
				at: Date.parse("2026-02-10T09:05:00Z"),
				day: "2026-02-10",
				hour: 9,
				kind: "encouragement",
				answered: false,
			},
		]);
		const planned = (await notesOf(user.id)).filter(({ state }) => state === "planned");
		expect(planned.map(({ day }) => day)).toEqual([
			"2026-02-11",
			"2026-02-12",
			"2026-02-13",
			"2026-02-14",
			"2026-02-15",
			"2026-02-16",
			"2026-02-17",
		]);
	});

	it("goes out once when the queue brings it twice at the same moment", async () => {
		const { user, id } = await due();
		const { mails, mailer } = mailbox();
		const morning = depsAt("2026-02-10T09:05:00Z", { mailer });
		const outcomes = await Promise.all([deliverNote(morning, id), deliverNote(morning, id)]);
		expect(outcomes).toContain("done");
		expect(mails).toHaveLength(1);
		// The one that came second may have been told to come again: then it finds nothing left to do.
		await deliverNote(depsAt("2026-02-10T09:15:00Z", { mailer }), id);
		expect(mails).toHaveLength(1);
		expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", channel: "email" });
	});

	it("says something else each time, also when weeks lie between two", async () => {
		const user = await makeReader({ notificationPreferences: { reminderFrequency: "weekly" } });
		await planAhead(depsAt("2026-02-09T20:00:00Z"), user);
		const said = new Set<string>();
		for (let week = 0; week < 5; week += 1) {
			const next = (await notesOf(user.id)).find(({ state }) => state === "planned");
			const at = next?.scheduledFor ?? new Date(Number.NaN);
			await deps.db
				.update(notifications)
				.set({ state: "queued" })
				.where(eq(notifications.id, next?.id ?? ""));
			await deliverNote(depsAt(at.toISOString(), mailbox()), next?.id ?? "");
			// They are here at once, so that notes go on as often as before.
			await getPersonStub(deps.env, user.id).noteVisit({
				at: at.getTime() + 60_000,
				day: at.toISOString().slice(0, 10),
				hour: 9,
				fromLink: true,
			});
			said.add((await noteOf(user.id, next?.id ?? ""))?.message ?? "");
		}
		expect(said.size).toBe(5);
	});

	it("stays in the app for an address that nobody confirmed, or that took no mail", async () => {
		for (const fields of [{ emailConfirmedAt: null }, { emailBouncedAt: new Date() }]) {
			const { user, id } = await due(fields);
			const { mails, mailer } = mailbox();
			await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer }), id);
			expect(mails).toEqual([]);
			expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", channel: "app" });
		}
	});

	it("that bounces pauses the address, and stands in the app", async () => {
		const { user, id } = await due();
		await deliverNote(depsAt("2026-02-10T09:00:00Z", mailbox("no-such-address")), id);
		expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", channel: "app" });
		const [row] = await deps.db.select().from(users).where(eq(users.id, user.id));
		expect(row?.emailBouncedAt).toEqual(new Date("2026-02-10T09:00:00Z"));
	});

	it("is tried again after a limit, with the same words, and is one email in the end", async () => {
		const { user, id } = await due();
		const { mails, mailer } = mailbox("later", "accepted");
		expect(await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer }), id)).toBe("later");
		expect(await noteOf(user.id, id)).toMatchObject({ state: "queued", sent: false });
		expect(await deliverNote(depsAt("2026-02-10T09:01:00Z", { mailer }), id)).toBe("done");
		expect(mails[1]?.subject).toBe(mails[0]?.subject);
		expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", channel: "email" });
	});

	it("is never sent twice when the consumer dies between sending and marking, and the next is planned", async () => {
		const { user, id } = await due({ notificationPreferences: { reminderFrequency: "weekly" } });
		const { mails, mailer } = mailbox();
		const dying = {
			send: async (mail: Parameters<typeof mailer.send>[0]) => {
				await mailer.send(mail);
				throw new Error("the consumer died");
			},
		};
		await expect(deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer: dying }), id)).rejects.toThrow("died");
		expect(await noteOf(user.id, id)).toMatchObject({ state: "sending" });
		// Whoever sends it may still be at it; after five minutes nobody is.
		expect(await deliverNote(depsAt("2026-02-10T09:04:00Z", { mailer }), id)).toBe("later");
		expect(await deliverNote(depsAt("2026-02-10T09:06:00Z", { mailer }), id)).toBe("done");
		expect(mails).toHaveLength(1);
		expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", sent: true });
		// Nothing else was planned for a weekly reader: without a next note there would never be one again.
		expect((await notesOf(user.id)).filter(({ state }) => state === "planned").map(({ day }) => day)).toEqual(
			["2026-02-17"],
		);
	});

	it("leads to the next also when what follows from it fails the first time", async () => {
		const { user, id } = await due({ notificationPreferences: { reminderFrequency: "weekly" } });
		const { mails, mailer } = mailbox();
		const PEOPLE = new Proxy(deps.env.PEOPLE, {
			get: (target, name) =>
				name === "getByName" || name === "get"
					? (...of: [never]) => failingOnce(Reflect.get(target, name).apply(target, of) as object)
					: Reflect.get(target, name),
		});
		let failures = 1;
		function failingOnce(stub: object) {
			return new Proxy(stub, {
				get: (target, name) =>
					name === "noteSent" && failures-- > 0
						? () => Promise.reject(new Error("the object moved"))
						: Reflect.get(target, name),
			});
		}
		const shaky = (time: string) => depsAt(time, { mailer, env: { ...deps.env, PEOPLE } });
		await expect(deliverNote(shaky("2026-02-10T09:00:00Z"), id)).rejects.toThrow("the object moved");
		await deliverNote(shaky("2026-02-10T09:06:00Z"), id);
		expect(mails).toHaveLength(1);
		expect((await noteOf(user.id, id))?.state).toBe("sent");
		expect((await notesOf(user.id)).map(({ day }) => day)).toEqual(["2026-02-10", "2026-02-17"]);
	});

	it("counts for the day that it was planned for, when midnight passes before it goes out", async () => {
		const { user, id } = await due({
			notificationPreferences: { reminderFrequency: "custom", customDays: [2], pinnedHour: "23:45" },
		});
		// The 10th of February 2026 is a Tuesday.
		await deliverNote(depsAt("2026-02-11T00:05:00Z", mailbox()), id);
		expect(await noteOf(user.id, id)).toMatchObject({ state: "sent", day: "2026-02-10" });
		const { timing } = await getPersonStub(deps.env, user.id).timing("2026-02-11");
		expect(timing.sends.map(({ day }) => day)).toEqual(["2026-02-10"]);
	});

	it("that no try could deliver stands in the app if it has its words, else it is dropped", async () => {
		const written = await due();
		await deliverNote(depsAt("2026-02-10T09:00:00Z", mailbox("later")), written.id);
		await giveUpNote(depsAt("2026-02-10T09:20:00Z"), written.id);
		expect(await noteOf(written.user.id, written.id)).toMatchObject({
			state: "sent",
			sent: true,
			channel: "app",
		});
		const empty = await due();
		await giveUpNote(depsAt("2026-02-10T09:20:00Z"), empty.id);
		expect(await noteOf(empty.user.id, empty.id)).toBeUndefined();
		// Counted like any other: the next is no sooner for it, and back-off goes on.
		const { timing } = await getPersonStub(deps.env, written.user.id).timing("2026-02-10");
		expect(timing.sends).toHaveLength(1);
	});

	it("that no try could deliver is dropped when its person switched off or came into danger meanwhile", async () => {
		const refused = async () => {
			const { user, id } = await due();
			await deliverNote(depsAt("2026-02-10T09:00:00Z", mailbox("later")), id);
			return { user, id };
		};
		const off = await refused();
		await deps.db.update(users).set({ textNotificationsEnabled: false }).where(eq(users.id, off.user.id));
		const hurt = await refused();
		await getPersonStub(deps.env, hurt.user.id).noteRisk("wish", 1);
		for (const { user, id } of [off, hurt]) {
			await giveUpNote(depsAt("2026-02-10T09:20:00Z"), id);
			expect(await noteOf(user.id, id)).toBeUndefined();
		}
	});

	it("of somebody who is gone is nothing", async () => {
		const { user, id } = await due();
		await deps.db.delete(users).where(eq(users.id, user.id));
		const { mails, mailer } = mailbox();
		expect(await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer }), id)).toBe("done");
		expect(mails).toEqual([]);
	});
});

describe("somebody who left notes unanswered", () => {
	it("is written to again, and as often as before, once they are back", async () => {
		const { user } = await due();
		await ignored(user.id, 8, "2026-02-09T09:00:00Z");
		await planAhead(depsAt("2026-02-10T18:00:00Z"), user);
		const planned = async () => (await notesOf(user.id)).filter(({ state }) => state === "planned");
		expect(await planned()).toEqual([]);
		const back = await getPersonStub(deps.env, user.id).noteVisit({
			at: Date.parse("2026-02-20T19:00:00Z"),
			day: "2026-02-20",
			hour: 19,
			fromLink: false,
		});
		expect(back).toBe(true);
		await planAhead(depsAt("2026-02-20T19:00:00Z"), user);
		expect((await planned())[0]?.day).toBe("2026-02-21");
	});

	it("answers a note by being here within three hours of it, by our own link too", async () => {
		const { user } = await due();
		await ignored(user.id, 3, "2026-02-09T09:00:00Z");
		const person = getPersonStub(deps.env, user.id);
		const late = { at: Date.parse("2026-02-09T12:00:00Z"), day: "2026-02-09", hour: 12, fromLink: true };
		// The first of a day may always change the plan.
		expect(await person.noteVisit(late)).toBe(true);
		expect(await person.noteVisit(late)).toBe(false);
		expect(await person.noteVisit({ ...late, at: late.at - 1 })).toBe(true);
		const { timing } = await person.timing("2026-02-09");
		expect(timing.unanswered).toBe(0);
		// A visit that began from our link says nothing about when they tend to be here.
		expect(timing.activity).toEqual([]);
		expect(timing.activeDays).toBe(1);
	});
});
