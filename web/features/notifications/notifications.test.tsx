import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AdaptiveTiming, Notification } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { adaptiveTimingQuery } from "./api/get-adaptive-timing.ts";
import { notificationsQuery } from "./api/get-notifications.ts";
import { Bell } from "./components/bell.tsx";
import { HourCard } from "./components/hour-card.tsx";
import { ConfirmPage } from "./confirm-page.tsx";
import { comingText, hourSentence } from "./hour-words.ts";
import { NotificationsPage } from "./notifications-page.tsx";

const TIMING: AdaptiveTiming = {
	hour: 19,
	time: "19:00",
	hourReason: "learned",
	histogram: Array.from({ length: 24 }, (_, hour) => (hour === 19 ? 4 : 0)),
	confidence: 0.7,
	timeZone: "UTC",
	pinned: false,
	nextSendAt: "2099-11-23T19:00:00.000Z",
	isPaused: false,
	email: "unconfirmed",
};

const noteOf = (id: string, changes: Partial<Notification> = {}): Notification => ({
	id,
	userId: "usr_1",
	title: `Title of ${id}`,
	message: `Words of ${id}`,
	type: "encouragement",
	scheduledFor: "2026-11-21T19:00:00.000Z",
	sent: true,
	channel: "app",
	personalizedMessage: null,
	read: false,
	createdAt: "2026-11-20T19:00:00.000Z",
	...changes,
});

const PATCH = "PATCH /api/auth/notifications";
const SCHEDULE = "POST /api/notifications/schedule/usr_1";
const TEST_EMAIL = "POST /api/notifications/test-email/usr_1";
const ADAPTIVE = "GET /api/notifications/adaptive/usr_1";
const LIST = "GET /api/notifications/usr_1";
const ENABLED = makeUser({ textNotificationsEnabled: true });

function open(user: User, answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		"GET /api/auth/me": { body: user },
		[PATCH]: { body: { ...user, textNotificationsEnabled: true } },
		[SCHEDULE]: { body: { count: 7 } },
		[TEST_EMAIL]: { body: { ok: true } },
		[ADAPTIVE]: { body: TIMING },
		[LIST]: { body: [] },
		...answers,
	});
	return { requests, history: renderAt("/notifications", <NotificationsPage user={user} />) };
}

const changes = (requests: { key: string; body: unknown }[]) =>
	requests.filter(({ key }) => !key.startsWith("GET")).map(({ key, body }) => [key, body]);
const enable = () => screen.getByRole<HTMLButtonElement>("button", { name: "Enable Adaptive Notifications" });
const toast = () => within(screen.getByRole("region", { name: /^Notifications \(/ }));

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe("setting up", () => {
	it("has a switch; when it is on a frequency, weekly at first, and a time, 09:00 at first", () => {
		open(makeUser());
		const often = screen.getByRole<HTMLSelectElement>("combobox", { name: "How often" });
		expect([...often.options].map(({ value, text }) => [value, text])).toEqual([
			["daily", "Daily"],
			["weekly", "Weekly"],
			["custom", "Custom schedule"],
		]);
		expect(screen.getByLabelText<HTMLInputElement>("Preferred time").value).toBe("09:00");
		fireEvent.click(screen.getByRole("switch", { name: "Adaptive notifications" }));
		expect(screen.queryByRole("combobox", { name: "How often" })).toBeNull();
		expect(screen.queryByLabelText("Preferred time")).toBeNull();
		expect(enable().disabled).toBe(true);
	});

	it("says that a test email is sent, and that all of it can be changed later", () => {
		open(makeUser());
		const text = screen.getByText(/^A test email is sent to/).textContent;
		expect(text).toContain("You can change these settings later.");
	});

	it("saves, plans and sends the test e-mail, says so, and goes to the dashboard after a second and a half", async () => {
		vi.useFakeTimers();
		const { requests, history } = open(makeUser());
		fireEvent.change(screen.getByRole("combobox", { name: "How often" }), { target: { value: "daily" } });
		fireEvent.change(screen.getByLabelText("Preferred time"), { target: { value: "18:30" } });
		fireEvent.click(enable());
		await pass(10);
		expect(changes(requests)).toEqual([
			[
				PATCH,
				{
					textNotificationsEnabled: true,
					notificationPreferences: {
						reminderFrequency: "daily",
						reminderTime: "18:30",
						customDays: [],
						enableAdaptiveNotifications: true,
						adaptiveTiming: true,
					},
				},
			],
			[SCHEDULE, undefined],
			[TEST_EMAIL, undefined],
		]);
		expect(toast().getByText("Adaptive Notifications Enabled")).toBeDefined();
		expect(requests.filter(({ key }) => key === "GET /api/auth/me").length).toBeLessThan(3);
		await pass(1_400);
		expect(history.at(-1)).toBe("/notifications");
		await pass(200);
		expect(history.at(-1)).toBe("/dashboard");
	});

	it.each([
		[PATCH, "Setup Failed", "Failed to enable adaptive notifications"],
		[SCHEDULE, "Scheduling Failed", "Failed to schedule adaptive notifications"],
		[TEST_EMAIL, "Email Test Failed", "Failed to send test email. Please check your email settings."],
	])("tells what failed first, %s, and goes on after a second", async (call, title, description) => {
		vi.useFakeTimers();
		const { history } = open(makeUser(), { [call]: { status: 502, body: {} } });
		fireEvent.click(enable());
		await pass(10);
		expect(toast().getByText(title)).toBeDefined();
		expect(toast().getByText(description)).toBeDefined();
		await pass(900);
		expect(history.at(-1)).toBe("/notifications");
		await pass(200);
		expect(history.at(-1)).toBe("/dashboard");
	});

	it("says that it is at it, and takes no second press meanwhile", async () => {
		const { requests } = open(makeUser(), { [PATCH]: () => new Promise(() => undefined) });
		fireEvent.click(enable());
		fireEvent.click(enable());
		const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Setting up..." });
		expect(button.disabled).toBe(true);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Skip for Now" }).disabled).toBe(true);
		expect(changes(requests)).toHaveLength(1);
	});

	it("can be skipped, which is complete after the same time, and switches nothing on", async () => {
		vi.useFakeTimers();
		const { requests, history } = open(makeUser());
		fireEvent.click(screen.getByRole("button", { name: "Skip for Now" }));
		await pass(1_400);
		expect(changes(requests)).toEqual([[PATCH, { textNotificationsEnabled: false }]]);
		expect(history.at(-1)).toBe("/notifications");
		await pass(200);
		expect(history.at(-1)).toBe("/dashboard");
	});

	it("of a custom schedule asks for days first", async () => {
		const { requests } = open(makeUser());
		fireEvent.change(screen.getByRole("combobox", { name: "How often" }), { target: { value: "custom" } });
		fireEvent.click(enable());
		expect(screen.getByRole("alert").textContent).toBe("Choose at least one day.");
		expect(changes(requests)).toEqual([]);
		fireEvent.click(screen.getByRole("checkbox", { name: "Monday" }));
		fireEvent.click(screen.getByRole("checkbox", { name: "Sunday" }));
		fireEvent.click(enable());
		await waitFor(() =>
			expect(changes(requests)[0]?.[1]).toMatchObject({
				notificationPreferences: { reminderFrequency: "custom", customDays: [1, 0] },
			}),
		);
	});
});

describe("the settings", () => {
	it("say the hour in words, why, when the next note comes, and from what it was learnt", async () => {
		open(ENABLED);
		expect(
			await screen.findByText("We usually write at 7:00 PM, because evenings are when you tend to be here."),
		).toBeDefined();
		expect(screen.getByText("The next one comes on Monday, November 23 at 7:00 PM.")).toBeDefined();
		expect(screen.getByRole("figure").textContent).toContain("most around 7:00 PM");
	});

	it("pin a time to the quarter, let go of it, and stop learning", async () => {
		const { requests } = open(ENABLED);
		fireEvent.click(await screen.findByRole("button", { name: "Pin a time" }));
		fireEvent.change(screen.getByLabelText("Always at"), { target: { value: "07:20" } });
		fireEvent.click(screen.getByRole("button", { name: "Pin it" }));
		await waitFor(() => expect(screen.queryByRole("button", { name: "Pin it" })).toBeNull());
		// What had the focus is gone: it is back where it came from.
		expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Pin a(?:nother)? time$/ }));
		fireEvent.click(await screen.findByRole("button", { name: "Stop learning" }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([
				[PATCH, { notificationPreferences: { pinnedHour: "07:15" } }],
				[PATCH, { notificationPreferences: { adaptiveTiming: false } }],
			]),
		);
		expect(toast().getByText("Preferences updated")).toBeDefined();
		expect(toast().getByText("Your notification preferences have been saved.")).toBeDefined();
	});

	it("keep the focus on a switch that is being saved", async () => {
		open(ENABLED, { [PATCH]: () => new Promise<never>(() => undefined) });
		const mood = await screen.findByRole<HTMLButtonElement>("switch", { name: "Follow my mood" });
		mood.focus();
		fireEvent.click(mood);
		await waitFor(() => expect(mood.getAttribute("aria-disabled")).toBe("true"));
		expect(mood.disabled).toBe(false);
		expect(document.activeElement).toBe(mood);
	});

	it("let a time be emptied and typed anew, and pin none that is not there", async () => {
		const { requests } = open(ENABLED);
		fireEvent.click(await screen.findByRole("button", { name: "Pin a time" }));
		fireEvent.change(screen.getByLabelText("Always at"), { target: { value: "" } });
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pin it" }).disabled).toBe(true);
		fireEvent.change(screen.getByLabelText("Preferred time"), { target: { value: "07:20" } });
		fireEvent.blur(screen.getByLabelText("Preferred time"));
		expect(screen.getByLabelText<HTMLInputElement>("Preferred time").value).toBe("07:15");
		expect(changes(requests)).toEqual([]);
	});

	it("let go of a pinned time", async () => {
		const { requests } = open(ENABLED, {
			[ADAPTIVE]: { body: { ...TIMING, hourReason: "pinned", pinned: true, time: "07:15", hour: 7 } },
		});
		expect(await screen.findByText("We write at 7:15 AM, because you pinned it.")).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "Let go of it" }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([[PATCH, { notificationPreferences: { pinnedHour: null } }]]),
		);
	});

	it("say that nothing comes while notes are switched off", async () => {
		const { requests } = open(ENABLED, { [PATCH]: { body: makeUser({ textNotificationsEnabled: false }) } });
		cleanup();
		renderAt("/", <HourCard user={makeUser({ textNotificationsEnabled: false })} />);
		expect(await screen.findByText("Nothing comes while notes are switched off.")).toBeDefined();
		expect(changes(requests)).toEqual([]);
	});

	it("switch everything or a part of it off, and say when that was not saved", async () => {
		const { requests } = open(ENABLED, { [PATCH]: { status: 500, body: {} } });
		fireEvent.click(screen.getByRole("switch", { name: "Follow my mood" }));
		expect(await toast().findByText("Update failed")).toBeDefined();
		expect(toast().getByText("Failed to update preferences")).toBeDefined();
		await waitFor(() =>
			expect(screen.getByRole<HTMLButtonElement>("switch", { name: "Adaptive notifications" }).disabled).toBe(
				false,
			),
		);
		fireEvent.click(screen.getByRole("switch", { name: "Adaptive notifications" }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([
				[PATCH, { notificationPreferences: { toneAdaptive: false } }],
				[PATCH, { textNotificationsEnabled: false }],
			]),
		);
	});

	it("save how often and plan anew, with how many there are", async () => {
		const { requests } = open(ENABLED);
		fireEvent.change(screen.getByRole("combobox", { name: "How often" }), { target: { value: "daily" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(await toast().findByText("Notifications Scheduled")).toBeDefined();
		expect(toast().getByText("7 personalized notifications scheduled")).toBeDefined();
		expect(changes(requests).map(([key]) => key)).toEqual([PATCH, SCHEDULE]);
	});

	it("send the test e-mail again, and say when that failed", async () => {
		let fails = false;
		open(ENABLED, { [TEST_EMAIL]: () => (fails ? { status: 502, body: {} } : { body: { ok: true } }) });
		fireEvent.click(screen.getByRole("button", { name: "Send the test e-mail" }));
		expect(await toast().findByText("Test Email Sent")).toBeDefined();
		fails = true;
		fireEvent.click(await screen.findByRole("button", { name: "Send the test e-mail" }));
		expect(await toast().findByText("Email Test Failed")).toBeDefined();
	});

	it("say what could not be fetched, each in its place, with another try", async () => {
		open(ENABLED, { [ADAPTIVE]: { status: 500, body: {} }, [LIST]: { status: 500, body: {} } });
		expect(await screen.findByText("Failed to fetch engagement pattern")).toBeDefined();
		expect(await screen.findByText("Failed to fetch notifications")).toBeDefined();
		expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
	});

	it("list what came in the last seven days, by which way, and take it as read", async () => {
		const { requests } = open(ENABLED, {
			"PATCH /api/notifications/usr_1/": { body: {} },
			[LIST]: { body: [noteOf("ntf_2", { channel: "email" }), noteOf("ntf_1")] },
		});
		expect(await screen.findByText("Title of ntf_2")).toBeDefined();
		expect(screen.getByText("Words of ntf_1")).toBeDefined();
		expect(screen.getAllByText("By e-mail too,")).toHaveLength(1);
		await waitFor(() =>
			expect(changes(requests).map(([key]) => key)).toEqual([
				"PATCH /api/notifications/usr_1/ntf_2",
				"PATCH /api/notifications/usr_1/ntf_1",
			]),
		);
	});
});

describe("the hour in words", () => {
	it.each([
		[
			{ hourReason: "learning", time: "09:00", confidence: 0.2 },
			/^We write at 9:00 AM to begin with, until it shows/,
		],
		[
			{ hourReason: "learning", time: "09:00", confidence: 0.6 },
			/^We write at 9:00 AM for now: the hours when you are here differ, or lie outside our day\.$/,
		],
		[{ hourReason: "preferred", time: "10:30" }, /^We write at 10:30 AM, the time you prefer\.$/],
		[{ hour: 12, time: "12:00" }, /because the middle of the day is when you tend to be here\.$/],
		[{ hour: 8, time: "08:00" }, /because mornings are when you tend to be here\.$/],
	] as [Partial<AdaptiveTiming>, RegExp][])("%j", (part, words) => {
		expect(hourSentence({ ...TIMING, ...part })).toMatch(words);
	});
});

describe("whether a note comes, in words", () => {
	const off = { enableMotivational: false };
	it.each([
		[{}, {}, /^The next one comes on Monday, November 23/],
		[{}, { nextSendAt: "2026-01-01T09:00:00.000Z" }, /^The next one is on its way/],
		[{}, { nextSendAt: null }, /^None is planned yet\.$/],
		[{}, { isPaused: true }, /^A few notes in a row found you elsewhere/],
		[{ notificationPreferences: { ...off, enableProgress: false } }, {}, /^Nothing comes while both kinds/],
		[{ notificationPreferences: off, assessmentCompleted: false }, {}, /^Insights begin after your first/],
	] as [Partial<User>, Partial<AdaptiveTiming>, RegExp][])("for %j with %j", (person, part, words) => {
		expect(comingText(makeUser(person), { ...TIMING, ...part })).toMatch(words);
	});

	it("tells when the preference alone is off, and one switch brings both back", async () => {
		const { requests } = open(
			makeUser({
				textNotificationsEnabled: true,
				notificationPreferences: { enableAdaptiveNotifications: false },
			}),
		);
		expect(await screen.findByText("Nothing comes while notes are switched off.")).toBeDefined();
		const main = screen.getByRole("switch", { name: "Adaptive notifications" });
		expect(main.getAttribute("aria-checked")).toBe("false");
		fireEvent.click(main);
		await waitFor(() =>
			expect(changes(requests)).toEqual([
				[
					PATCH,
					{
						textNotificationsEnabled: true,
						notificationPreferences: { enableAdaptiveNotifications: true },
					},
				],
			]),
		);
	});
});

describe("the bell", () => {
	function ring(notes: Notification[]) {
		const requests = fakeApi({ [LIST]: { body: notes }, "PATCH /api/notifications/usr_1/": { body: {} } });
		renderAt("/dashboard", <Bell user={ENABLED} />);
		return requests;
	}

	it("tells how many notes are unread", async () => {
		ring([noteOf("ntf_2"), noteOf("ntf_1"), noteOf("ntf_0", { read: true })]);
		expect((await screen.findByRole("button", { name: "Notes, 2 unread" })).textContent).toBe("2");
	});

	it("takes as read what was seen in its open list, once it closes", async () => {
		const requests = ring([noteOf("ntf_2"), noteOf("ntf_1", { read: true })]);
		await screen.findByRole("button", { name: "Notes, 1 unread" });
		const list = screen.getByRole("navigation", { name: "Notes", hidden: true });
		const toggle = (newState: string) =>
			act(() => {
				fireEvent(list, Object.assign(new Event("toggle"), { newState }));
			});
		toggle("open");
		expect(changes(requests)).toEqual([]);
		toggle("closed");
		await waitFor(() =>
			expect(changes(requests)).toEqual([["PATCH /api/notifications/usr_1/ntf_2", { read: true }]]),
		);
		expect(screen.getByRole("button", { name: "Notes" })).toBeDefined();
	});

	it("says when the notes could not be fetched, instead of none", async () => {
		fakeApi({ [LIST]: { status: 500, body: {} } });
		renderAt("/dashboard", <Bell user={ENABLED} />);
		expect(await screen.findByText("Failed to fetch notifications")).toBeDefined();
		expect(screen.queryByText("No note in the last seven days.")).toBeNull();
	});

	it("with nothing in it leads to the settings", async () => {
		ring([]);
		expect(await screen.findByText("No note in the last seven days.")).toBeDefined();
		const link = screen.getByRole("link", { name: "All notes and settings", hidden: true });
		expect(link.getAttribute("href")).toBe("/notifications");
	});
});

describe("the page that confirms an address", () => {
	const CONFIRM = "POST /api/auth/confirm";

	function come(hash: string, answer: { status?: number; body: unknown } = { body: { ok: true } }) {
		window.history.replaceState(null, "", `/confirm${hash}`);
		const requests = fakeApi({ [CONFIRM]: answer });
		renderAt("/confirm", <ConfirmPage />);
		return requests;
	}

	it("asks first, then confirms by a press, and keeps the key out of the address", async () => {
		const requests = come("#key");
		expect(window.location.hash).toBe("");
		expect(requests).toEqual([]);
		fireEvent.click(screen.getByRole("button", { name: "Yes, it is mine" }));
		expect(await screen.findByText("Thank you, that's settled")).toBeDefined();
		expect(changes(requests)).toEqual([[CONFIRM, { token: "key" }]]);
	});

	it("says when the link works no more, or is not whole", async () => {
		const message = "This link no longer works. Ask for a new e-mail in your settings.";
		come("#old", { status: 410, body: { error: { code: "token_expired", message, requestId: "r" } } });
		fireEvent.click(screen.getByRole("button", { name: "Yes, it is mine" }));
		expect(await screen.findByText(message)).toBeDefined();
	});

	it("has nothing to press without a key", () => {
		come("");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes, it is mine" }).disabled).toBe(true);
		expect(screen.getByText(/^The link is not whole/)).toBeDefined();
	});
});

describe("what was fetched", () => {
	it.each([
		["the hour", "5 minutes", adaptiveTimingQuery("usr_1"), 5],
		["the list", "1 minute", notificationsQuery("usr_1"), 1],
	] as const)("%s is good for %s", async (_, __, options, minutes) => {
		vi.useFakeTimers();
		const requests = fakeApi({ [ADAPTIVE]: { body: TIMING }, [LIST]: { body: [] } });
		const client = new QueryClient();
		const ask = () => client.fetchQuery<unknown>(options as never);
		await ask();
		vi.advanceTimersByTime(minutes * 60_000 - 1_000);
		await ask();
		expect(requests).toHaveLength(1);
		vi.advanceTimersByTime(2_000);
		await ask();
		expect(requests).toHaveLength(2);
	});
});
