import { describe, expect, it } from "vitest";
import type { AdaptiveTiming, Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { dailyAssessments } from "../../db/tables/assessments.table.ts";
import { notifications } from "../../db/tables/notifications.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { deps, makeUser, signedIn } from "../../test/people/factories.ts";
import { depsAt, makeReader, notesOf, rowOf } from "../../test/people/notes.ts";
import { readError } from "../../test/requests/read-error.ts";
import { adaptiveTiming } from "./notifications.service.ts";
import { planAhead } from "./plan.ts";

const ON = { textNotificationsEnabled: true, notificationPreferences: { reminderFrequency: "daily" } };

describe("the preferences", () => {
	// spec: 7.23
	it("are saved with the switch, and what is left out stays as it is", async () => {
		const { client } = await signedIn();
		const saved = await client.patch("/api/auth/notifications", {
			...ON,
			notificationPreferences: { reminderFrequency: "custom", customDays: [1, 4], reminderTime: "18:45" },
		});
		expect(saved.status).toBe(200);
		await client.patch("/api/auth/notifications", { notificationPreferences: { pinnedHour: "07:30" } });
		const me = await (await client.get("/api/auth/me")).json<User>();
		expect(me.textNotificationsEnabled).toBe(true);
		expect(me.notificationPreferences).toEqual({
			reminderFrequency: "custom",
			customDays: [1, 4],
			reminderTime: "18:45",
			pinnedHour: "07:30",
		});
	});

	it("of two changes at once both stay, and switching off at the same time is not undone", async () => {
		const { user, client } = await signedIn(ON as Partial<UserRow>);
		await Promise.all([
			client.patch("/api/auth/notifications", { notificationPreferences: { enableMotivational: false } }),
			client.patch("/api/auth/notifications", { notificationPreferences: { toneAdaptive: false } }),
			client.patch("/api/auth/notifications", { textNotificationsEnabled: false }),
		]);
		const { notificationPreferences, textNotificationsEnabled } = await rowOf(user.id);
		expect(notificationPreferences).toMatchObject({ enableMotivational: false, toneAdaptive: false });
		expect(textNotificationsEnabled).toBe(false);
		await client.patch("/api/auth/notifications", { notificationPreferences: { pinnedHour: "07:00" } });
		await client.patch("/api/auth/notifications", { notificationPreferences: { pinnedHour: null } });
		expect((await rowOf(user.id)).notificationPreferences).not.toHaveProperty("pinnedHour");
	});

	it.each([
		[{ notificationPreferences: { reminderTime: "25:00" } }, "notificationPreferences.reminderTime"],
		[{ notificationPreferences: { pinnedHour: "09:10" } }, "notificationPreferences.pinnedHour"],
		[
			{ notificationPreferences: { reminderFrequency: "hourly" } },
			"notificationPreferences.reminderFrequency",
		],
		[{ notificationPreferences: { reminderFrequency: "custom" } }, "notificationPreferences.customDays"],
		[{ notificationPreferences: { customDays: [7] } }, "notificationPreferences.customDays.0"],
		[{ notificationPreferences: { customDays: [1, 1] } }, "notificationPreferences.customDays"],
		[{ notificationPreferences: { valueDriven: true } }, "notificationPreferences"],
		[{ textNotificationsEnabled: "yes" }, "textNotificationsEnabled"],
	])("refuse %j and name the field", async (body, path) => {
		const { client } = await signedIn();
		const answer = await client.patch("/api/auth/notifications", body);
		expect(answer.status).toBe(400);
		expect((await readError(answer)).details?.map((detail) => detail.path)).toContain(path);
	});
});

describe("the plan", () => {
	// spec: 7.82
	it("is made by asking for it, tells how many notes it holds, and is the same asked twice", async () => {
		const { user, client } = await signedIn({ timeZone: "Europe/London" });
		await client.patch("/api/auth/notifications", ON);
		const [first, second] = await Promise.all(
			[0, 1].map(async () => (await client.post(`/api/notifications/schedule/${user.id}`, undefined)).json()),
		);
		expect(first).toEqual({ count: expect.any(Number) });
		expect(second).toEqual(first);
		const notes = await notesOf(user.id);
		expect(notes).toHaveLength((first as { count: number }).count);
		expect([7, 8]).toContain(notes.length);
		expect(new Set(notes.map(({ day }) => day)).size).toBe(notes.length);
	});

	it("is empty for somebody who wants no notes, and emptied when they switch them off", async () => {
		const { user, client } = await signedIn();
		const schedule = async () =>
			(await client.post(`/api/notifications/schedule/${user.id}`, undefined)).json();
		expect(await schedule()).toEqual({ count: 0 });
		await client.patch("/api/auth/notifications", ON);
		expect((await notesOf(user.id)).length).toBeGreaterThan(0);
		await client.patch("/api/auth/notifications", { textNotificationsEnabled: false });
		expect(await notesOf(user.id)).toEqual([]);
	});

	it("of insights alone counts and announces only what there is something for", async () => {
		const user = await makeReader({
			timeZone: "UTC",
			notificationPreferences: { reminderFrequency: "daily", enableMotivational: false },
		});
		const now = depsAt("2026-02-22T12:00:00Z");
		const counted = async () => ({
			count: await planAhead(now, user),
			next: (await adaptiveTiming(now, user)).nextSendAt,
		});
		expect(await counted()).toEqual({ count: 0, next: null });
		await deps.db.insert(dailyAssessments).values({
			id: deps.newId("asm"),
			userId: user.id,
			date: "2026-02-12",
			physiologicalScore: 3,
			safetyScore: 3,
			loveScore: 3,
			esteemScore: 3,
			actualizationScore: 3,
			overallMood: 3,
		});
		// It is fresh until the 26th, and an insight comes once a week.
		expect(await counted()).toEqual({ count: 1, next: "2026-02-23T09:00:00.000Z" });
		await getPersonStub(deps.env, user.id).noteSent({
			id: `ntf_${user.id}`,
			at: Date.parse("2026-02-20T09:00:00Z"),
			day: "2026-02-20",
			hour: 9,
			kind: "insight",
		});
		expect(await counted()).toEqual({ count: 0, next: null });
	});

	it("is that of the wish that was saved last, when two are saved at once", async () => {
		for (let time = 0; time < 5; time += 1) {
			const { user, client } = await signedIn({ timeZone: "UTC" });
			await client.patch("/api/auth/notifications", ON);
			await Promise.all(
				["10:00", "15:00", "18:30"].map((reminderTime) =>
					client.patch("/api/auth/notifications", { notificationPreferences: { reminderTime } }),
				),
			);
			const { reminderTime } = (await rowOf(user.id)).notificationPreferences;
			const planned = new Set(
				(await notesOf(user.id)).map((note) => note.scheduledFor.toISOString().slice(11, 16)),
			);
			expect(planned).toEqual(new Set([reminderTime]));
		}
	});

	it("of days of one's own without a day is weekly", async () => {
		const user = await makeReader({ notificationPreferences: { reminderFrequency: "custom" } });
		expect(await planAhead(depsAt("2026-02-22T19:00:00Z"), user)).toBe(1);
	});

	it("may be another one in each hour in which the person was not seen on that day yet", async () => {
		const user = await makeReader();
		const at = Date.now();
		const day = new Date(at).toISOString().slice(0, 10);
		const person = getPersonStub(deps.env, user.id);
		expect(await person.noteVisit({ at, day, hour: 18, fromLink: false })).toBe(true);
		expect(await person.noteVisit({ at, day, hour: 18, fromLink: false })).toBe(false);
		expect(await person.noteVisit({ at, day, hour: 19, fromLink: false })).toBe(true);
	});

	it("moves with the time, and with the person to another time zone, also in the middle of a week", async () => {
		const { user, client } = await signedIn({ timeZone: "Europe/London" });
		await client.patch("/api/auth/notifications", ON);
		const clock = (zone: string) => async () =>
			new Set(
				(await notesOf(user.id)).map(({ scheduledFor }) =>
					scheduledFor.toLocaleTimeString("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }),
				),
			);
		expect(await clock("Europe/London")()).toEqual(new Set(["09:00"]));
		await client.patch("/api/auth/notifications", { notificationPreferences: { pinnedHour: "18:45" } });
		expect(await clock("Europe/London")()).toEqual(new Set(["18:45"]));
		await client.patch(`/api/users/${user.id}`, { timeZone: "Asia/Kathmandu" });
		await expect.poll(clock("Asia/Kathmandu")).toEqual(new Set(["18:45"]));
	});
});

describe("a weekly plan", () => {
	it("keeps seven days between two notes when the person moves to the other side of the world", async () => {
		const user = await makeReader({
			timeZone: "Pacific/Honolulu",
			notificationPreferences: { reminderFrequency: "weekly" },
		});
		// Sunday the 22nd in Honolulu, when it is Monday in Auckland.
		const now = depsAt("2026-02-22T19:00:00Z");
		await getPersonStub(deps.env, user.id).noteSent({
			id: `ntf_${user.id}`,
			at: Date.parse("2026-02-22T19:00:00Z"),
			day: "2026-02-22",
			hour: 9,
			kind: "encouragement",
		});
		const moved = { ...user, timeZone: "Pacific/Auckland" };
		await planAhead(now, moved);
		const days = (await notesOf(user.id)).map(({ day }) => day);
		expect(days[0]).toBe("2026-03-01");
	});

	it.each([
		["America/New_York", "2026-03-05T20:00:00Z", "2026-03-09"],
		["Europe/London", "2026-03-27T20:00:00Z", "2026-03-30"],
		["Europe/London", "2026-10-23T20:00:00Z", "2026-10-26"],
		["Australia/Lord_Howe", "2026-04-03T12:00:00Z", "2026-04-06"],
		["Australia/Lord_Howe", "2026-10-02T12:00:00Z", "2026-10-05"],
	])("of every day in %s from %s on stays at nine while clocks change", async (timeZone, from, past) => {
		const user = await makeReader({ timeZone });
		await planAhead(depsAt(from), user);
		const notes = await notesOf(user.id);
		const clocks = notes.map(({ scheduledFor }) =>
			scheduledFor.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }),
		);
		expect(new Set(clocks)).toEqual(new Set(["09:00"]));
		expect(new Set(notes.map(({ day }) => day)).size).toBe(notes.length);
		expect(notes.map(({ day }) => day)).toContain(past);
	});
});

describe("the learned hour", () => {
	// spec: 1.17, 7.78
	it("is the preferred one until enough is known, then the one at which the person is here, with its reasons", async () => {
		const { user, client } = await signedIn(ON as Partial<UserRow>);
		const timing = async () =>
			(await (await client.get(`/api/notifications/adaptive/${user.id}`)).json()) as AdaptiveTiming;
		expect(await timing()).toEqual({
			hour: 9,
			time: "09:00",
			hourReason: "learning",
			histogram: Array(24).fill(0),
			confidence: 0,
			timeZone: "UTC",
			pinned: false,
			nextSendAt: null,
			isPaused: false,
			email: "unconfirmed",
		});
		for (let ago = 1; ago <= 12; ago += 1) {
			const at = Date.now() - ago * 86_400_000;
			const day = new Date(at).toISOString().slice(0, 10);
			await getPersonStub(deps.env, user.id).noteVisit({ at, day, hour: 19, fromLink: false });
		}
		await client.post(`/api/notifications/schedule/${user.id}`, undefined);
		const learned = await timing();
		expect(learned).toMatchObject({ hour: 19, time: "19:00", hourReason: "learned", pinned: false });
		expect(learned.histogram[19]).toBeGreaterThan(8);
		expect(learned.confidence).toBeGreaterThan(0.5);
		expect(new Date(learned.nextSendAt ?? "").getUTCHours()).toBe(19);
		await client.patch("/api/auth/notifications", { notificationPreferences: { pinnedHour: "06:15" } });
		expect(await timing()).toMatchObject({ hour: 6, time: "06:15", hourReason: "pinned", pinned: true });
	});

	it("is learnt from what people do in a page", async () => {
		const { user, client } = await signedIn();
		for (const fromLink of [false, false, true]) {
			const answer = await client.post(`/api/notifications/activity/${user.id}`, { fromLink });
			expect(await answer.json()).toEqual({ ok: true });
		}
		const answer = await client.get(`/api/notifications/adaptive/${user.id}`);
		const { histogram } = await answer.json<AdaptiveTiming>();
		expect(histogram.filter((weight) => weight > 0)).toEqual([1]);
		expect((await client.post(`/api/notifications/activity/${user.id}`, {})).status).toBe(400);
	});
});

describe("the list of notes", () => {
	async function sent(userId: string, daysAgo: number, fields: { sent?: boolean } = {}) {
		const id = deps.newId("ntf");
		const scheduledFor = new Date(Date.now() - daysAgo * 86_400_000);
		await deps.db.insert(notifications).values({
			id,
			userId,
			title: "One thing",
			message: "A thought.",
			type: "encouragement",
			scheduledFor,
			day: scheduledFor.toISOString().slice(0, 10),
			sent: true,
			state: "sent",
			...fields,
		});
		return id;
	}

	// spec: 7.80, 9.44
	it("has what went out within seven days, the newest first, and can be read and unread", async () => {
		const { user, client } = await signedIn();
		const [old, older, newer] = [await sent(user.id, 8), await sent(user.id, 6), await sent(user.id, 1)];
		await sent(user.id, 2, { sent: false });
		const list = async () => (await client.get(`/api/notifications/${user.id}`)).json<Notification[]>();
		expect((await list()).map(({ id, read }) => [id, read])).toEqual([
			[newer, false],
			[older, false],
		]);
		const read = await client.patch(`/api/notifications/${user.id}/${newer}`, { read: true });
		expect(await read.json()).toMatchObject({ id: newer, read: true, type: "encouragement", channel: "app" });
		expect((await list())[0]?.read).toBe(true);
		await client.patch(`/api/notifications/${user.id}/${newer}`, { read: false });
		expect((await list())[0]?.read).toBe(false);
		expect(old).toBeDefined();
	});

	it("is one's own: another person's note is not there", async () => {
		const { client, user } = await signedIn();
		const note = await sent((await makeUser()).id, 1);
		const answer = await client.patch(`/api/notifications/${user.id}/${note}`, { read: true });
		expect(answer.status).toBe(404);
	});
});
