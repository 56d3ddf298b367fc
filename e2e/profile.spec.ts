import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { assessTwice } from "./assess.ts";
import { boxOf } from "./box-of.ts";
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

test("without a personality type the cards stand in pairs on a desk", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/profile");
	// Cards move while others load.
	await expect(async () => {
		const assessment = await boxOf(card(page, "Personalization assessment"));
		const questions = await boxOf(card(page, "Twenty short questions"));
		const account = await boxOf(card(page, "Account"));
		expect(questions.y).toBe(assessment.y);
		expect(questions.x).toBeGreaterThan(assessment.x);
		expect(account.y).toBe((await boxOf(card(page, "What your coach knows"))).y);
		expect(account.x).toBe(questions.x);
		expect((await boxOf(card(page, "Sign Out"))).width).toBeGreaterThan(2 * account.width);
	}).toPass();
});

/** As high as the design lets the profile be on a phone, in CSS pixels. */
const MOST_HEIGHT = 2_600;

test("the profile of a full account is at most 2,600 px high on a phone, with no chart, calendar or form", async ({
	page,
	person,
}) => {
	// The type with the longest texts.
	await assessTwice(page, person.id, "INTP");
	const answers = Array.from({ length: 20 }, (_, index) => 1 + ((index * 7) % 5));
	await page.request.post(`/api/personality/${person.id}`, { data: { answers } });
	for (let number = 1; number <= 12; number += 1) {
		const fact = `My neighbour number ${number} plays the cello on Sundays and I like to listen`;
		expect((await page.request.post(`/api/memory/${person.id}`, { data: { fact } })).status()).toBe(201);
	}
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/profile");
	await expect(card(page, "Your needs")).toBeVisible();
	await expect(card(page, "Your five traits").getByText("Openness", { exact: true })).toBeVisible();
	const all = card(page, "What your coach knows").getByRole("link", { name: "See all 12, edit or delete" });
	await expect(all).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_HEIGHT);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	await expect(page.locator("main").locator("form, table, input, select, .recharts-surface")).toHaveCount(0);
	await expectAccessible(page);
	await all.click();
	await expect(page).toHaveURL(/\/profile\/memory$/);
	await expect(page.getByRole("list", { name: "What your coach knows" }).getByRole("listitem")).toHaveCount(
		12,
	);
	await expectAccessible(page);
});

for (const days of [0, 1, 2, 400]) {
	test(`the charts of ${days} days are drawn for what they are, on a phone too`, async ({ page, person }) => {
		const dates = Array.from({ length: days }, (_, index) =>
			new Date(Date.now() - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
		);
		const needs = dates.map((date, index) => ({
			date,
			physiological: 20 + (index % 5) * 20,
			safety: 40,
			love: 60,
			esteem: 80,
			actualization: 100,
		}));
		const mood = dates.map((date, index) => ({ date, mood: (index % 5) + 1 }));
		await page.route(`**/api/progress/${person.id}**`, (route) => route.fulfill({ json: { needs, mood } }));
		await page.setViewportSize({ width: 375, height: 812 });
		await page.goto("/progress");
		const over = card(page, "Over time");
		await over.scrollIntoViewIfNeeded();
		const says = { 0: /^No check-ins/, 1: /^One check-in so far/, 2: /^Two check-ins so far/ }[days];
		if (says) {
			await expect(over.getByText(says)).toBeVisible();
		}
		await expect(over.locator(".recharts-surface")).toHaveCount(days < 2 ? 0 : 6);
		if (days > 0) {
			await over.getByText(days === 1 ? "Details for that day" : "View as a table").click();
			await expect(over.getByRole("row")).toHaveCount(Math.min(days, 30) + 1);
		}
		if (days > 1) {
			// By keyboard the chart is gone through day by day.
			const chart = over.locator("svg.recharts-surface").first();
			await chart.focus();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("ArrowLeft");
			await expect(over.locator(".recharts-tooltip-wrapper").first()).toContainText(/2025|2026/);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
		await expectAccessible(page, { within: "main" });
	});
}
