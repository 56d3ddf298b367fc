import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AdaptiveTiming, Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { deps, makeUser, signedIn, stranger } from "../../test/factories.ts";
import { depsAt, mailbox, makeReader, notesOf } from "../../test/notes.ts";
import { readError } from "../../test/read-error.ts";
import { emailTokens } from "../mail/email-tokens.table.ts";
import { makeToken } from "../mail/email-tokens.ts";
import { personOf } from "../presence/get-person.ts";
import { type UserRow, users } from "../users/users.table.ts";
import { sendTestEmail } from "./notifications.service.ts";
import { notifications } from "./notifications.table.ts";
import { planAhead } from "./plan.ts";

const ON = { textNotificationsEnabled: true, notificationPreferences: { reminderFrequency: "daily" } };

async function rowOf(id: string): Promise<UserRow> {
	const [row] = await deps.db.select().from(users).where(eq(users.id, id));
	if (!row) {
		throw new Error(`Nobody is ${id}.`);
	}
	return row;
}

describe("the preferences", () => {
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
		[{ textNotificationsEnabled: "yes" }, "textNotificationsEnabled"],
	])("refuse %j and name the field", async (body, path) => {
		const { client } = await signedIn();
		const answer = await client.patch("/api/auth/notifications", body);
		expect(answer.status).toBe(400);
		expect((await readError(answer)).details?.map((detail) => detail.path)).toContain(path);
	});
});

describe("the plan", () => {
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
		await personOf(deps.env, user.id).noteSent({
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
			await personOf(deps.env, user.id).noteVisit({ at, day, hour: 19, fromLink: false });
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

describe("the test e-mail", () => {
	it("carries the link that confirms the address, and one press confirms it, signed in or not", async () => {
		const { user, client } = await signedIn({ firstName: "Ana" });
		const { mails, mailer } = mailbox();
		await sendTestEmail({ ...deps, mailer }, await rowOf(user.id));
		expect(mails[0]).toMatchObject({ to: user.email, subject: "Is this the right address?" });
		const [, token] = /https:\/\/attune\.test\/confirm#([\w-]{43})\s/.exec(mails[0]?.text ?? "") ?? [];
		expect(mails[0]?.html).toContain(`https://attune.test/confirm#${token}`);
		const stored = await deps.db.select().from(emailTokens).where(eq(emailTokens.userId, user.id));
		expect(JSON.stringify(stored)).not.toContain(token);
		for (const anyone of [stranger(), client]) {
			expect((await anyone.post("/api/auth/confirm", { token })).status).toBe(200);
		}
		expect((await (await client.get("/api/auth/me")).json<User>()).emailConfirmed).toBe(true);
	});

	it("takes an address that bounced back into use", async () => {
		const user = await makeUser({ emailBouncedAt: new Date() });
		const token = await makeToken(deps, user, "confirm");
		expect((await stranger().post("/api/auth/confirm", { token })).status).toBe(200);
		expect(await rowOf(user.id)).toMatchObject({ emailBouncedAt: null, emailConfirmedAt: expect.any(Date) });
	});

	it("confirms nothing by a link that is wrong, too old, of another purpose, or of an address changed since", async () => {
		const user = await makeUser();
		const old = await makeToken(
			{ ...deps, now: () => new Date(Date.now() - 8 * 86_400_000) },
			user,
			"confirm",
		);
		const other = await makeToken(deps, user, "unsubscribe");
		const changed = await makeToken(deps, { id: user.id, email: "old@example.org" }, "confirm");
		for (const token of ["x", old, other, changed]) {
			const answer = await stranger().post("/api/auth/confirm", { token });
			expect(answer.status).toBe(410);
			expect(await readError(answer)).toMatchObject({ code: "token_expired" });
		}
		expect((await rowOf(user.id)).emailConfirmedAt).toBeNull();
	});

	it("goes out five times a day at the most, for the address may be somebody else's", async () => {
		const user = await makeUser();
		const { mails, mailer } = mailbox();
		for (let time = 0; time < 5; time += 1) {
			await sendTestEmail({ ...deps, mailer }, user);
		}
		await expect(sendTestEmail({ ...deps, mailer }, user)).rejects.toMatchObject({ code: "rate_limited" });
		expect(mails).toHaveLength(5);
	});

	it("goes no more to an address that was unsubscribed before it was confirmed, until its link confirms it", async () => {
		const { client, user } = await signedIn();
		const token = await makeToken(deps, user, "unsubscribe");
		await stranger().post(`/u/${token}`, undefined);
		const path = `/api/notifications/test-email/${user.id}`;
		const refused = await client.post(path, undefined);
		expect(await readError(refused)).toMatchObject({
			code: "email_failed",
			message: expect.stringContaining("unsubscribed"),
		});
		const timing = await client.get(`/api/notifications/adaptive/${user.id}`);
		expect(await timing.json()).toMatchObject({ email: "unsubscribed" });
		await stranger().post("/api/auth/confirm", { token: await makeToken(deps, user, "confirm") });
		expect((await client.post(path, undefined)).status).toBe(200);
	});

	it("that cannot be sent says so with 502", async () => {
		const user = await makeUser();
		for (const outcome of ["refused", "later", "no-such-address"] as const) {
			await expect(sendTestEmail({ ...deps, ...mailbox(outcome) }, user)).rejects.toMatchObject({
				code: "email_failed",
				message: "Failed to send test email. Please check your email settings.",
				status: 502,
			});
		}
	});

	it("goes through the platform's own binding", async () => {
		const { user, client } = await signedIn();
		expect((await client.post(`/api/notifications/test-email/${user.id}`, undefined)).status).toBe(200);
	});
});

describe("unsubscribing by the link of an e-mail", () => {
	async function subscriber() {
		const { user, client } = await signedIn();
		await client.patch("/api/auth/notifications", ON);
		return { user, token: await makeToken(deps, user, "unsubscribe") };
	}
	const isOn = async (user: UserRow) => (await rowOf(user.id)).textNotificationsEnabled;

	/** What a mail program posts by itself (RFC 8058), in either encoding. */
	function oneClick(kind: "a form" | "a multipart form" | "no body"): BodyInit | null {
		const form = kind === "a form" ? new URLSearchParams() : new FormData();
		form.set("List-Unsubscribe", "One-Click");
		return kind === "no body" ? null : form;
	}

	it("changes nothing when the page is only looked at, as mail programs do", async () => {
		const { user, token } = await subscriber();
		const page = await stranger().get(`/u/${token}`);
		expect(page.status).toBe(200);
		expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
		const html = await page.text();
		expect(html).toContain('<form method="post">');
		expect(html).not.toContain("<script");
		expect(await isOn(user)).toBe(true);
	});

	it.each(["a form", "a multipart form", "no body"] as const)(
		"takes a post with %s, without a cookie and without an Origin, and twice",
		async (kind) => {
			const { user, token } = await subscriber();
			for (const time of [1, 2]) {
				const answer = await exports.default.fetch(
					new Request(`https://attune.test/u/${token}`, {
						method: "POST",
						body: oneClick(kind),
						redirect: "manual",
					}),
				);
				expect([time, answer.status]).toEqual([time, 200]);
				expect(await answer.text()).toContain("They have stopped");
			}
			expect(await isOn(user)).toBe(false);
			expect(await notesOf(user.id)).toEqual([]);
		},
	);

	it("says so when the link is wrong or too old, and changes nothing", async () => {
		const { user } = await subscriber();
		const old = await makeToken(
			{ ...deps, now: () => new Date(Date.now() - 91 * 86_400_000) },
			user,
			"unsubscribe",
		);
		for (const token of ["nothing", old, await makeToken(deps, user, "confirm")]) {
			const answer = await stranger().request("POST", `/u/${token}`);
			expect(answer.status).toBe(404);
			expect(await answer.text()).toContain("This link doesn't work any more".replace("'", "&#39;"));
		}
		expect(await isOn(user)).toBe(true);
	});
});
