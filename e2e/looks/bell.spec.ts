import { expectAccessible } from "../helpers/accessible.ts";
import { expect, test } from "../helpers/people.ts";

test("the bell opens a sheet on a phone, below help, and a popover at a desk, by keyboard too", async ({
	page,
	person,
}) => {
	const at = new Date(Date.now() - 60_000).toISOString();
	const note = {
		id: "ntf_1",
		userId: person.id,
		title: "Your week in a few lines",
		message: "Four evenings noted, two of them good.",
		type: "insight",
		scheduledFor: at,
		sent: true,
		channel: "app",
		personalizedMessage: null,
		read: false,
		createdAt: at,
	};
	await page.route(`**/api/notifications/${person.id}`, (route) => route.fulfill({ json: [note] }));
	await page.route("**/api/notifications/*/ntf_1", (route) =>
		route.fulfill({ json: { ...note, read: true } }),
	);
	for (const [colorScheme, width] of [
		["light", 320],
		["dark", 375],
		["light", 1440],
		["dark", 1440],
	] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize({ width, height: 812 });
		await page.goto("/profile");
		await page.getByRole("button", { name: "Notifications, 1 unread" }).press("Enter");
		const panel = page.getByRole("dialog", { name: "Notifications" });
		await expect(panel.getByRole("heading", { name: /Your week in a few lines/ })).toBeVisible();
		const box = await panel.boundingBox();
		const help = await page.getByRole("button", { name: "Get help now" }).boundingBox();
		expect(box?.y ?? 0).toBeGreaterThanOrEqual((help?.y ?? 0) + (help?.height ?? 0));
		expect(box?.width ?? 0).toBe(width < 1024 ? width : 416);
		await expectAccessible(page);
		await expect(panel.getByRole("button", { name: "Mark all as read" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
		await expect(page.getByRole("button", { name: /^Notifications/ })).toBeFocused();
	}
	// Read by now: it was in view for a second before the panel closed.
	await page.getByRole("button", { name: /^Notifications/ }).click();
	await page.getByRole("link", { name: "See your week" }).click();
	await expect(page).toHaveURL(/\/progress$/);
	await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();
});
