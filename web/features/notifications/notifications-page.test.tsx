import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeUser } from "#web/test/fake-api.ts";
import { fakeView } from "#web/test/fake-view.ts";
import {
	ADAPTIVE,
	changes,
	ENABLED,
	LIST,
	noteOf,
	openNotifications,
	PATCH,
	SCHEDULE,
	TEST_EMAIL,
	TIMING,
	toast,
} from "#web/test/notes.tsx";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { HourCard } from "./components/hour-card.tsx";

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe("the settings", () => {
	it("say the hour in words, why, when the next note comes, and from what it was learnt", async () => {
		openNotifications(ENABLED);
		expect(
			await screen.findByText("We usually write at 7:00 PM, because evenings are when you tend to be here."),
		).toBeDefined();
		expect(screen.getByText("The next one comes on Monday, November 23 at 7:00 PM.")).toBeDefined();
		expect(screen.getByRole("figure").textContent).toContain("most around 7:00 PM");
	});

	it("pin a time to the quarter, let go of it, and stop learning", async () => {
		const { requests } = openNotifications(ENABLED);
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
		openNotifications(ENABLED, { [PATCH]: () => new Promise<never>(() => undefined) });
		const mood = await screen.findByRole<HTMLButtonElement>("switch", { name: "Follow my mood" });
		mood.focus();
		fireEvent.click(mood);
		await waitFor(() => expect(mood.getAttribute("aria-disabled")).toBe("true"));
		expect(mood.disabled).toBe(false);
		expect(document.activeElement).toBe(mood);
	});

	it("let a time be emptied and typed anew, and pin none that is not there", async () => {
		const { requests } = openNotifications(ENABLED);
		fireEvent.click(await screen.findByRole("button", { name: "Pin a time" }));
		fireEvent.change(screen.getByLabelText("Always at"), { target: { value: "" } });
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pin it" }).disabled).toBe(true);
		fireEvent.change(screen.getByLabelText("Preferred time"), { target: { value: "07:20" } });
		fireEvent.blur(screen.getByLabelText("Preferred time"));
		expect(screen.getByLabelText<HTMLInputElement>("Preferred time").value).toBe("07:15");
		expect(changes(requests)).toEqual([]);
	});

	it("let go of a pinned time", async () => {
		const { requests } = openNotifications(ENABLED, {
			[ADAPTIVE]: { body: { ...TIMING, hourReason: "pinned", pinned: true, time: "07:15", hour: 7 } },
		});
		expect(await screen.findByText("We write at 7:15 AM, because you pinned it.")).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "Let go of it" }));
		await waitFor(() =>
			expect(changes(requests)).toEqual([[PATCH, { notificationPreferences: { pinnedHour: null } }]]),
		);
	});

	it("say that nothing comes while notes are switched off", async () => {
		const { requests } = openNotifications(ENABLED, {
			[PATCH]: { body: makeUser({ textNotificationsEnabled: false }) },
		});
		cleanup();
		renderAt("/", <HourCard user={makeUser({ textNotificationsEnabled: false })} />);
		expect(await screen.findByText("Nothing comes while notes are switched off.")).toBeDefined();
		expect(changes(requests)).toEqual([]);
	});

	it("switch everything or a part of it off, and say when that was not saved", async () => {
		const { requests } = openNotifications(ENABLED, { [PATCH]: { status: 500, body: {} } });
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
		openNotifications(ENABLED, { [ADAPTIVE]: () => new Promise<never>(() => undefined) });
		expect(screen.getByText(ENABLED.email.split("@")[0] ?? "", { exact: false })).toBeDefined();
		expect(screen.queryByText(/^Notes (?:stay|come)/)).toBeNull();
	});

	it("send the test e-mail again, and say when that failed", async () => {
		let fails = false;
		openNotifications(ENABLED, {
			[TEST_EMAIL]: () =>
				fails ? { status: 502, body: {} } : { body: { ok: true, provider: "cloudflare" } },
		});
		fireEvent.click(screen.getByRole("button", { name: "Send the test e-mail" }));
		expect(await toast().findByText("Test Email Sent")).toBeDefined();
		expect(toast().getByText(/^Look into/)).toBeDefined();
		fails = true;
		fireEvent.click(await screen.findByRole("button", { name: "Send the test e-mail" }));
		expect(await toast().findByText("Email Test Failed")).toBeDefined();
	});

	it("do not claim that the test e-mail was delivered where the server only simulates it", async () => {
		openNotifications(ENABLED, { [TEST_EMAIL]: { body: { ok: true, provider: "simulator" } } });
		fireEvent.click(screen.getByRole("button", { name: "Send the test e-mail" }));
		expect(await toast().findByText(/delivered nothing/)).toBeDefined();
		expect(toast().queryByText(/Look into/)).toBeNull();
	});

	it("say what could not be fetched, each in its place, with another try", async () => {
		openNotifications(ENABLED, { [ADAPTIVE]: { status: 500, body: {} }, [LIST]: { status: 500, body: {} } });
		expect(await screen.findByText("Failed to fetch engagement pattern")).toBeDefined();
		expect(await screen.findByText("Failed to fetch notifications")).toBeDefined();
		expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
	});

	it("list what came in the last seven days, by which way, and take as read what was in view", async () => {
		const show = fakeView();
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const { requests } = openNotifications(ENABLED, {
			"PATCH /api/notifications/usr_1/": { body: {} },
			[LIST]: { body: [noteOf("ntf_2", { channel: "email" }), noteOf("ntf_1")] },
		});
		expect(await screen.findByText("Title of ntf_2")).toBeDefined();
		expect(screen.getByText("Words of ntf_1")).toBeDefined();
		expect(screen.getAllByText("By e-mail too,")).toHaveLength(1);
		show(screen.getByText("Words of ntf_2").closest("li") as HTMLElement);
		await pass(1_100);
		expect(changes(requests).map(([key]) => key)).toEqual(["PATCH /api/notifications/usr_1/ntf_2"]);
	});

	it("tells when the preference alone is off, and one switch brings both back", async () => {
		const { requests } = openNotifications(
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
