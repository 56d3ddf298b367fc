import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { assessTwice } from "./assess.ts";
import { expect, test } from "./people.ts";

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

test("a letter that is wrong is put right, and stays so", async ({ page, person }) => {
	await assessTwice(page, person.id);
	await page.goto("/profile");
	const type = card(page, "Your personality type");
	await type.getByRole("button", { name: "Correct a letter" }).click();
	const dialog = page.getByRole("dialog", { name: "Correct a letter" });
	await expect(dialog.getByText(/Chosen both times$/).first()).toBeVisible();
	await dialog.getByRole("radio", { name: /^E · Outward/ }).check();
	await expect(dialog.getByText(/Your own choice$/)).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(card(page, "Account").getByText("ENFP", { exact: true })).toBeVisible();
});

test("the twenty questions are answered by keyboard alone, and their five traits stand on the profile", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/profile");
	await page.getByRole("link", { name: "Answer the questions" }).click();
	await expect(page.getByRole("heading", { name: "How well does this describe you?" })).toBeVisible();
	for (let screen = 0; screen < 4; screen += 1) {
		await expectAccessible(page);
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

test("the assessment is reset and taken again; what was answered before is kept", async ({
	page,
	person,
}) => {
	await assessTwice(page, person.id);
	await page.goto("/profile");
	await page.getByRole("button", { name: "Retake the assessment" }).click();
	await expect(page).toHaveURL(/\/assessment$/);
	await expect(page.getByText("Assessment Reset", { exact: true })).toBeVisible();
	await page.goto("/profile");
	await expect(card(page, "Account")).toBeVisible();
	await expect(card(page, "Your needs")).toHaveCount(0);
	await expect(card(page, "Your personality type")).toHaveCount(0);
	await page.goto("/progress");
	await expect(card(page, "Over time").locator(".recharts-surface")).toHaveCount(6);
	const kept = await page.request.get(`/api/assessments/${person.id}`);
	expect(await kept.json()).toHaveLength(2);
});

test("name, phone, time zone and country are changed in the settings", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/settings/account");
	const details = card(page, "Your details");
	await details.getByRole("button", { name: "Change details" }).click();
	await page.getByLabel(/^First name/).fill("Anabel");
	await page.getByLabel(/^Phone number/).fill("+351 21 123 45 67");
	await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
	await page.getByLabel("Country").selectOption("NL");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(details.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	for (const text of ["Anabel", "+351 21 123 45 67", "Tokyo, Asia", "Netherlands"]) {
		await expect(details.getByText(text, { exact: true })).toBeVisible();
	}
	await page.goto("/profile");
	await expect(page.getByRole("heading", { level: 1, name: "Anabel" })).toBeVisible();
});

// spec: 2.185, 2.187, 2.198, 2.200, 4.76
test("the profile shows the account and leads to the assessment", async ({ page, person }) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { mbtiType: "INFP" } });
	await page.goto("/profile");
	const main = page.getByRole("main");
	for (const text of [person.username, person.email, "INFP"]) {
		await expect(main.getByText(text, { exact: true })).toBeVisible();
	}
	await page.getByRole("link", { name: "Take the assessment" }).click();
	await expect(page).toHaveURL(/\/assessment$/);
});
