import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { down } from "#web/test/answers.ts";
import { makeUser } from "#web/test/fake-api.ts";
import { changes, openSetup, PATCH, SCHEDULE, TEST_EMAIL, toast } from "#web/test/notes.tsx";
import { pass } from "#web/test/time.ts";

const enable = () => screen.getByRole<HTMLButtonElement>("button", { name: "Enable Adaptive Notifications" });

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe("setting up", () => {
	// spec: 2.63, 2.64, 2.65, 2.66, 9.6
	it("has a switch; when it is on a frequency, weekly at first, and a time, 09:00 at first", () => {
		openSetup(makeUser());
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

	// spec: 2.70, 2.71
	it("says that a test email is sent, and that all of it can be changed later", () => {
		openSetup(makeUser());
		const text = screen.getByText(/^A test email is sent to/).textContent;
		expect(text).toContain("You can change these settings later.");
		fireEvent.click(screen.getByRole("switch", { name: "Adaptive notifications" }));
		expect(screen.queryByText(/A test email is sent/)).toBeNull();
		expect(screen.getByText("We won't send anything. You can change these settings later.")).toBeDefined();
	});

	it("promises no link to whoever confirmed the address already", () => {
		openSetup(makeUser({ emailConfirmed: true }));
		const text = screen.getByText(/^A test email is sent to/).textContent;
		expect(text).not.toContain("link");
	});

	// spec: 2.68, 2.72, 4.72, 8.44, 9.46
	it("saves, plans and sends the test email, says so, and goes to the dashboard after a second and a half", async () => {
		vi.useFakeTimers();
		const { requests, history } = openSetup(makeUser());
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
						// A time pinned long ago would overrule the one just chosen.
						pinnedHour: null,
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

	it("does not claim that the test email was delivered where the server only simulates it", async () => {
		openSetup(makeUser(), {
			"POST /api/notifications/test-email/:userId": { body: { ok: true, provider: "simulator" } },
		});
		fireEvent.click(enable());
		expect(await toast().findByText("Adaptive Notifications Enabled")).toBeDefined();
		expect(toast().getByText(/delivered nothing/)).toBeDefined();
		expect(toast().queryByText(/We've sent/)).toBeNull();
	});

	// spec: 4.73, 8.33, 8.35, 8.36, 8.37, 9.46
	it.each([
		[PATCH, "Setup Failed", "Failed to enable adaptive notifications"],
		[SCHEDULE, "Scheduling Failed", "Failed to schedule adaptive notifications"],
		[TEST_EMAIL, "Email Test Failed", "Failed to send test email. Please check your email settings."],
	])("tells what failed first, %s, and goes on after a second", async (call, title, description) => {
		vi.useFakeTimers();
		const { history } = openSetup(makeUser(), { [call]: down(502) });
		fireEvent.click(enable());
		await pass(10);
		expect(toast().getByText(title)).toBeDefined();
		expect(toast().getByText(description)).toBeDefined();
		await pass(900);
		expect(history.at(-1)).toBe("/notifications");
		await pass(200);
		expect(history.at(-1)).toBe("/dashboard");
	});

	// spec: 2.69
	it("says that it is at it, and takes no second press meanwhile", async () => {
		const { requests } = openSetup(makeUser(), {
			"PATCH /api/auth/notifications": () => new Promise(() => undefined),
		});
		fireEvent.click(enable());
		fireEvent.click(enable());
		const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Setting up..." });
		expect(button.disabled).toBe(true);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Skip for Now" }).disabled).toBe(true);
		expect(changes(requests)).toHaveLength(1);
	});

	// spec: 2.67, 4.74
	it("can be skipped, which is complete after the same time, and switches nothing on", async () => {
		vi.useFakeTimers();
		const { requests, history } = openSetup(makeUser());
		fireEvent.click(screen.getByRole("button", { name: "Skip for Now" }));
		await pass(1_400);
		expect(changes(requests)).toEqual([[PATCH, { textNotificationsEnabled: false }]]);
		expect(history.at(-1)).toBe("/notifications");
		await pass(200);
		expect(history.at(-1)).toBe("/dashboard");
	});

	it("of a custom schedule asks for days first", async () => {
		const { requests } = openSetup(makeUser());
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
