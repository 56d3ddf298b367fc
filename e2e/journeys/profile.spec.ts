import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { assessTwice } from "../helpers/assess.ts";
import { expect, test } from "../helpers/people.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the profile reads like a letter, type, needs, traits, and progress has days and milestones", async ({
	page,
	person,
}) => {
	await assessTwice(page, person.id);
	await page.goto("/profile");
	const type = card(page, "Your personality type");
	await expect(type.getByText("Comes easily")).toBeVisible();
	const needs = card(page, "Your needs");
	await expect(needs.getByText("Focus: Safety and stability")).toBeVisible();
	await expect(needs.getByText("What might help")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Progress" }).click();
	await expect(card(page, "Over time").locator(".recharts-surface")).toHaveCount(6);
	await expect(card(page, "Mood calendar").getByText(/ moods?$/)).toBeVisible();
	await expect(card(page, "Milestones").getByText("A first look")).toBeVisible();
	await expectAccessible(page);
});

test("the twenty questions are answered by keyboard alone, and their five traits stand on the profile", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/profile");
	await page.getByRole("link", { name: "Answer the questions" }).click();
	await expect(page.getByRole("heading", { name: "How well does this describe you?" })).toBeVisible();
	await expectAccessible(page);
	for (let screen = 0; screen < 4; screen += 1) {
		await page.getByRole("radio", { name: "Very inaccurate" }).first().focus();
		for (let question = 0; question < 5; question += 1) {
			// Of a group one comes to the first place; the arrows choose.
			await page.keyboard.press("ArrowLeft");
			await page.keyboard.press("Tab");
		}
		const button = page.getByRole("button", { name: /^(?:Continue|See my results)$/ });
		await button.focus();
		await page.keyboard.press("Enter");
	}
	await expect(page).toHaveURL(/\/profile#traits$/);
	await expect(page.getByRole("heading", { name: "Your five traits" })).toBeFocused();
	await expect(page.getByRole("heading", { name: "Your five traits" })).toBeInViewport();
	const traits = card(page, "Your five traits").getByRole("listitem").locator("visible=true");
	await expect(traits).toHaveCount(5);
	await expect(traits.filter({ hasText: "Openness" })).toContainText("25%");
	await expect(traits.filter({ hasText: "Emotional Stability" })).toContainText("50%");
});
