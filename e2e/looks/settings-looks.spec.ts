import type { Page } from "@playwright/test";
import { expectAccessibleInBoth } from "../helpers/accessible.ts";
import { expect, test } from "../helpers/people.ts";

const PARTS = [
	["account", "Account"],
	["sign-in", "Sign-in"],
	["notifications", "Notifications"],
	["coach", "Your coach"],
	["appearance", "Appearance"],
	["data", "Privacy and data"],
	["safety-plan", "Your safety plan"],
] as const;

const part = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const WIDTHS = [320, 375, 768, 1440] as const;

/** A phone's and a desk's layout. What axe reads is the same at the other widths. */
const READ_BY_AXE = [375, 1440];

for (const [slug, name] of [...PARTS, ["", null] as const]) {
	test(`the settings' ${slug || "list"} stands at every width, by day and by night`, async ({
		page,
		person,
	}) => {
		expect(person.id).toBeTruthy();
		await page.request.patch("/api/auth/notifications", { data: { textNotificationsEnabled: true } });
		await page.goto(`/settings/${slug}`, { waitUntil: "networkidle" });
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 812 });
			await expect(part(page, name ?? (width < 1024 ? "Settings" : "Account"))).toBeVisible();
			if (slug) {
				await expect(page.getByRole("navigation", { name: "Settings" })).toHaveCount(width < 1024 ? 0 : 1);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
			if (READ_BY_AXE.includes(width)) {
				await expectAccessibleInBoth(page);
			}
		}
	});
}
