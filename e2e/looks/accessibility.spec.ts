import type { Page } from "@playwright/test";
import { MOOD_THEMES } from "../../shared/mood/mood-theme.ts";
import { expectAccessibleInBoth } from "../helpers/accessible.ts";
import { openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

/** axe takes what lies behind glass to be white. Contrast before a scene is measured by pixels in words-on-scenes.spec.ts. */
const BEFORE_SCENE = { skip: ["color-contrast"] };

/** No page may be wider than the narrowest phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const before = page.viewportSize();
	await page.setViewportSize({ width: 320, height: 640 });
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	if (before) {
		await page.setViewportSize(before);
	}
}

for (const path of ["/", "/signin", "/signup", "/outcomes", "/privacy", "/health-data", "/terms"]) {
	test(`axe finds nothing at ${path}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 }).locator("visible=true").first()).toBeVisible();
		await expectAccessibleInBoth(page);
		await expectNoSidewaysScroll(page);
	});
}

test("axe finds nothing on a form that was refused", async ({ page }) => {
	await page.goto("/signup");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
	await expectAccessibleInBoth(page);
});

test("axe finds nothing at onboarding, before and after a mood is picked", async ({ page, newcomer }) => {
	await page.request.post("/api/auth/signup", { data: newcomer });
	await page.goto("/onboarding");
	await expect(page.getByRole("heading", { name: "How would you like to feel today?" })).toBeVisible();
	await expectAccessibleInBoth(page);
	await page.getByRole("button", { name: /^joyful/i }).click();
	await expectAccessibleInBoth(page);
	await expectNoSidewaysScroll(page);
});

// spec: 2.77
test("axe finds nothing on any step of the assessment", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/assessment");
	await page.getByRole("radio", { name: /Productivity/ }).click();
	for (let step = 0; step < 8; step += 1) {
		await expectAccessibleInBoth(page);
		await expectNoSidewaysScroll(page);
		if (step < 7) {
			await page.getByRole("button", { name: "Continue" }).click();
		}
	}
	await expect(page.getByRole("button", { name: "Complete Assessment" })).toBeVisible();
});

test("axe finds nothing in the chat, empty, waiting, answered and failed", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	const { log } = await openChat(page);
	await expectAccessibleInBoth(page);
	await say(page, "I feel behind everyone my age");
	await expect(log).toHaveAttribute("aria-busy", "true");
	await untilAnswered(page);
	await expectAccessibleInBoth(page);
	await page.route("**/api/ai/chat", (route) => route.abort());
	await say(page, "And now?");
	await expect(page.getByRole("button", { name: /retry|try again/i })).toBeVisible();
	await expectAccessibleInBoth(page);
	await expectNoSidewaysScroll(page);
});

test("axe finds nothing before a scene, before the film, nor in the gallery", async ({ page, person }) => {
	// The film plays for who has asked for no less motion.
	await page.emulateMedia({ reducedMotion: "no-preference" });
	for (const _ of ["one", "another"]) {
		await page.request.post(`/api/ai/personalized-portrait/${person.id}`);
	}
	await openChat(page);
	await expect(page.locator(".scene-layer img")).toBeVisible();
	await expectAccessibleInBoth(page, BEFORE_SCENE);
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: "Show default background" }).click();
	await expect(page.getByRole("button", { name: "Pause the background" })).toBeVisible();
	await expectAccessibleInBoth(page, BEFORE_SCENE);
	await expectNoSidewaysScroll(page);
	await page.goto("/scenes");
	await expect(page.getByRole("list", { name: "Your scenes" }).getByRole("listitem")).toHaveCount(3);
	await expectAccessibleInBoth(page);
	await expectNoSidewaysScroll(page);
});

test("axe finds nothing in the colours of any mood", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/scenes");
	await expect(page.getByRole("radio", { name: /^Match my mood/ })).toBeChecked();
	for (const theme of MOOD_THEMES) {
		await page.evaluate((name) => {
			document.documentElement.dataset.moodTheme = name;
		}, theme);
		await expectAccessibleInBoth(page);
	}
});

for (const path of [
	"/profile",
	"/profile/memory",
	"/notifications",
	"/progress",
	"/scenes",
	"/temporary",
	"/personality",
	"/coach",
	"/exercises",
	"/exercises/wind-down",
	"/kept",
	"/nowhere",
]) {
	test(`axe finds nothing at ${path}, signed in`, async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// A card that comes while axe looks is seen in the middle of its fade.
		await page.waitForLoadState("networkidle");
		await expectAccessibleInBoth(page);
		await expectNoSidewaysScroll(page);
	});
}

for (const path of ["/help", "/help?country=US", "/safety"]) {
	test(`axe finds nothing at ${path}, with every line open`, async ({ page }) => {
		// Every line of every country is open at once: axe reads a thousand elements.
		test.slow();
		await page.goto(path);
		for (const summary of await page.locator("summary").all()) {
			await summary.click();
		}
		await expectAccessibleInBoth(page);
	});
}
