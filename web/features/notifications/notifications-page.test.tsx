import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { down } from "#web/test/answers.ts";
import { makeUser } from "#web/test/fake-api.ts";
import {
	changes,
	ENABLED,
	openNotifications,
	openSetup,
	PATCH,
	SCHEDULE,
	TIMING,
	toast,
} from "#web/test/notes.tsx";
import { renderAt } from "#web/test/render.tsx";
import { HourCard } from "./components/hour-card.tsx";

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe("the page of the setup", () => {
	it("leads to the settings once notifications are on", async () => {
		const { history } = openSetup(ENABLED);
		await waitFor(() => expect(history.at(-1)).toBe("/settings/notifications"));
	});

	it("is where the settings lead while they are off", async () => {
		openNotifications(makeUser());
		const link = await screen.findByRole("link", { name: /^Set up notifications/ });
		expect(link.getAttribute("href")).toBe("/notifications");
	});
});

describe("the settings", () => {
	it("say the hour in words, why, when the next note comes, and from what it was learnt", async () => {
		openNotifications(ENABLED);
		expect(
			await screen.findByText(
				"We usually send notifications at 7:00 PM, because you tend to visit in the evening.",
			),
		).toBeDefined();
		expect(screen.getByText("Your next notification is on Monday, November 23 at 7:00 PM.")).toBeDefined();
		expect(screen.getByRole("figure").textContent).toContain("mostly around 7:00 PM");
	});

	// spec: 7.24, 8.9
	it("pin a time to the quarter, let go of it, and stop learning", async () => {
		const { requests } = openNotifications(ENABLED);
		fireEvent.click(await screen.findByRole("button", { name: "Set a fixed time" }));
		fireEvent.change(screen.getByLabelText("Send at"), { target: { value: "07:20" } });
		fireEvent.click(screen.getByRole("button", { name: "Save time" }));
		await waitFor(() => expect(screen.queryByRole("button", { name: "Save time" })).toBeNull());
		// What had the focus is gone: it is back where it came from.
		expect(document.activeElement).toBe(
			screen.getByRole("button", { name: /^(?:Set a|Change) fixed time$/ }),
		);
		fireEvent.click(await screen.findByRole("button", { name: "Stop learning my time" }));
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
		openNotifications(ENABLED, {
			"PATCH /api/auth/notifications": () => new Promise<never>(() => undefined),
		});
		const mood = await screen.findByRole<HTMLButtonElement>("switch", { name: "Follow my mood" });
		mood.focus();
		fireEvent.click(mood);
		await waitFor(() => expect(mood.getAttribute("aria-disabled")).toBe("true"));
		expect(mood.disabled).toBe(false);
		expect(document.activeElement).toBe(mood);
	});

	it("let a time be emptied and typed anew, and pin none that is not there", async () => {
		const { requests } = openNotifications(ENABLED);
		fireEvent.click(await screen.findByRole("button", { name: "Set a fixed time" }));
		fireEvent.change(screen.getByLabelText("Send at"), { target: { value: "" } });
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save time" }).disabled).toBe(true);
		fireEvent.change(screen.getByLabelText("Preferred time"), { target: { value: "07:20" } });
		fireEvent.blur(screen.getByLabelText("Preferred time"));
		expect(screen.getByLabelText<HTMLInputElement>("Preferred time").value).toBe("07:15");
		expect(changes(requests)).toEqual([]);
	});

	it("let go of a pinned time", async () => {
		const { requests } = openNotifications(ENABLED, {
			"GET /api/notifications/adaptive/:userId": {
				body: { ...TIMING, hourReason: "pinned", pinned: true, time: "07:15", hour: 7 },
			},
		});
		expect(await screen.findByText("We send notifications at 7:15 AM, the time you set.")).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "Remove fixed time" }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([[PATCH, { notificationPreferences: { pinnedHour: null } }]]),
		);
	});

	it("say that nothing comes while notes are switched off", async () => {
		const { requests } = openNotifications(ENABLED, {
			"PATCH /api/auth/notifications": { body: makeUser({ textNotificationsEnabled: false }) },
		});
		cleanup();
		renderAt("/", <HourCard user={makeUser({ textNotificationsEnabled: false })} />);
		expect(await screen.findByText("Notifications are off.")).toBeDefined();
		expect(changes(requests)).toEqual([]);
	});

	// spec: 8.10
	it("switch everything or a part of it off, and say when that was not saved", async () => {
		const { requests } = openNotifications(ENABLED, { "PATCH /api/auth/notifications": down() });
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

	// spec: 8.42
	it("save how often and plan anew, with how many there are", async () => {
		const { requests } = openNotifications(ENABLED);
		fireEvent.change(screen.getByRole("combobox", { name: "How often" }), { target: { value: "daily" } });
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(await toast().findByText("Notifications Scheduled")).toBeDefined();
		expect(toast().getByText("7 personalized notifications scheduled")).toBeDefined();
		// One press, one word; and the focus is where one goes on.
		expect(toast().queryByText("Preferences updated")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "How often" }));
		expect(changes(requests).map(([key]) => key)).toEqual([PATCH, SCHEDULE]);
	});

	it("of a custom schedule ask for days when one saves without any, and not before", async () => {
		const { requests } = openNotifications(ENABLED);
		fireEvent.change(screen.getByRole("combobox", { name: "How often" }), { target: { value: "custom" } });
		expect(screen.queryByText("Choose at least one day.")).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		expect(screen.getByText("Choose at least one day.")).toBeDefined();
		expect(screen.getByRole("group", { name: "On which days" }).getAttribute("aria-describedby")).toBe(
			screen.getByText("Choose at least one day.").id,
		);
		expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
		expect(changes(requests)).toEqual([]);
		fireEvent.click(screen.getByRole("checkbox", { name: "Monday" }));
		expect(screen.queryByText("Choose at least one day.")).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Save" }));
		await waitFor(() => expect(changes(requests)[0]?.[0]).toBe(PATCH));
	});

	it("say nothing about an address before it is known how it stands", async () => {
		openNotifications(ENABLED, {
			"GET /api/notifications/adaptive/:userId": () => new Promise<never>(() => undefined),
		});
		expect(screen.getByText(ENABLED.email.split("@")[0] ?? "", { exact: false })).toBeDefined();
		expect(screen.queryByText(/notifications by email|email your notifications/)).toBeNull();
	});

	// spec: 8.43
	it("send the test email again, and say when that failed", async () => {
		let fails = false;
		openNotifications(ENABLED, {
			"POST /api/notifications/test-email/:userId": () =>
				fails ? down(502) : { body: { ok: true, provider: "cloudflare" } },
		});
		fireEvent.click(screen.getByRole("button", { name: "Send test email" }));
		expect(await toast().findByText("Test Email Sent")).toBeDefined();
		expect(toast().getByText(/^Check mira/)).toBeDefined();
		fails = true;
		fireEvent.click(await screen.findByRole("button", { name: "Send test email" }));
		expect(await toast().findByText("Email Test Failed")).toBeDefined();
	});

	it("do not claim that the test email was delivered where the server only simulates it", async () => {
		openNotifications(ENABLED, {
			"POST /api/notifications/test-email/:userId": { body: { ok: true, provider: "simulator" } },
		});
		fireEvent.click(screen.getByRole("button", { name: "Send test email" }));
		expect(await toast().findByText(/delivered nothing/)).toBeDefined();
		expect(toast().queryByText(/^Check /)).toBeNull();
	});

	// spec: 8.31
	it("say what could not be fetched, with another try", async () => {
		let fails = true;
		openNotifications(ENABLED, {
			"GET /api/notifications/adaptive/:userId": () => (fails ? down() : { body: TIMING }),
		});
		expect(await screen.findByText("Failed to fetch engagement pattern")).toBeDefined();
		fails = false;
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText(/^We usually send notifications/)).toBeDefined();
	});

	it("tells when the preference alone is off, and one switch brings both back", async () => {
		const { requests } = openNotifications(
			makeUser({
				textNotificationsEnabled: true,
				notificationPreferences: { enableAdaptiveNotifications: false },
			}),
		);
		expect(await screen.findByText("Notifications are off.")).toBeDefined();
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
