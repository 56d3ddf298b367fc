import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { expect, test } from "../helpers/people.ts";

const VISITED = ["/signin", "/signup"];
const PUBLIC_HOME = ["/", "/landing", "/nowhere"];
/** One of each frame that a page can have: the button stands before the routes, whichever of them is open. */
const LIVED_IN = [
	"/dashboard",
	"/coach",
	"/profile",
	"/settings/data",
	"/exercises/wind-down",
	"/assessment",
];

const helpButton = (page: Page) => page.getByRole("button", { name: "Get help now" });
const helpDialog = (page: Page) => page.getByRole("dialog", { name: "Talk to a person now" });
const focusedLink = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");

/** One press opens, and what a second press would call has the focus. */
async function expectHelpWithinTwoPresses(page: Page, path: string): Promise<void> {
	await test.step(path, async () => {
		await page.goto(path);
		await expect(helpButton(page)).toBeInViewport();
		await page.keyboard.press("Alt+h");
		await expect(helpDialog(page)).toBeVisible();
		await expect.poll(() => focusedLink(page)).toMatch(/^tel:\d+$/);
		await page.keyboard.press("Escape");
		await expect(helpDialog(page)).toBeHidden();
	});
}

// spec: S.50
test("a visitor reaches a person's number from every page in two presses", async ({ page }) => {
	for (const path of VISITED) {
		await expectHelpWithinTwoPresses(page, path);
	}
	// The public home needs none of the app: its help is a page, with the numbers on top.
	for (const path of PUBLIC_HOME) {
		await page.goto(path);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Get help now" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/help$/);
		await expect(page.locator('#here-ways a[href^="tel:"]').first()).toBeInViewport();
	}
});

// spec: S.50
test("somebody signed in reaches it from every kind of page, and by Tab it comes first", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	for (const path of LIVED_IN) {
		await expectHelpWithinTwoPresses(page, path);
	}
	await page.goto("/profile");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(helpButton(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect.poll(() => focusedLink(page)).toMatch(/^tel:\d+$/);
	await expect(helpDialog(page).getByRole("heading", { name: "Abuse or violence" })).toBeAttached();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(helpButton(page)).toBeFocused();
});

test("on the help page itself the first stop is a number", async ({ page }) => {
	await page.goto("/help?country=GB");
	await page.keyboard.press("Tab");
	await expect.poll(() => focusedLink(page)).toBe("tel:116123");
});

// spec: S.50
test("a newcomer reaches it before anything was asked of them", async ({ page, newcomer }) => {
	await page.request.post("/api/auth/signup", { data: newcomer });
	await expectHelpWithinTwoPresses(page, "/onboarding");
	await expectHelpWithinTwoPresses(page, "/assessment");
});

// spec: S.50
test("it stays where the app itself cannot find out who is here", async ({ page }) => {
	await page.route("**/api/**", (route) => route.abort());
	// At sign-in the server has said that nobody is here: there is nothing to find out.
	await page.goto("/forgot");
	await expect(page.getByRole("heading", { name: "We can't reach Attune right now" })).toBeVisible();
	await helpButton(page).click();
	await expect(helpDialog(page).getByRole("link", { name: /Find a line anywhere/ })).toBeVisible();
	await helpDialog(page).getByLabel("Help lines for").selectOption({ label: "New Zealand" });
	await expect(helpDialog(page).getByRole("link", { name: /Call 1737/ })).toBeVisible();
});

// spec: S.54
test("a country that was chosen is remembered, here and with the account", async ({ page, person }) => {
	await page.goto("/profile");
	await helpButton(page).click();
	await helpDialog(page).getByLabel("Help lines for").selectOption({ label: "Germany" });
	await expect(helpDialog(page).getByRole("link", { name: /Call 0800 111 0 111/ })).toBeVisible();
	await expect(helpDialog(page).getByRole("link", { name: /Emergency: call 112/ })).toBeVisible();
	await expect.poll(async () => (await (await page.request.get("/api/auth/me")).json()).country).toBe("DE");
	expect(person.id).toMatch(/^usr_/);
	await page.context().clearCookies();
	await page.goto("/help");
	await expect(page.getByRole("heading", { name: "Germany" })).toBeVisible();
	await expect(
		page
			.getByRole("main")
			.getByRole("link", { name: /^Emergency/ })
			.first(),
	).toHaveAttribute("href", "tel:112");
	await page.goto("/help?country=GB");
	await expect(page.getByRole("heading", { name: "United Kingdom" })).toBeVisible();
});

test("help and the quick exit stay in view on a page that is only read", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/privacy");
	await page.evaluate(() => window.scrollTo(0, 3_000));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
	for (const name of ["Get help now", "Quick exit"]) {
		await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
	}
});

// spec: S.62
test("a quick exit clears the screen, and Back shows nothing of what was there", async ({ page }) => {
	await page.route("https://www.wikipedia.org/", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Neutral</title>" }),
	);
	await page.goto("/signin");
	await page.goto("/help");
	await page.getByRole("link", { name: "Quick exit" }).click();
	await expect(page).toHaveURL("https://www.wikipedia.org/");
	await page.goBack();
	await expect(page).toHaveURL(/\/signin$/);
	// What was visited before shows nothing either, until it is asked for.
	await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
	await expect(page.getByRole("textbox")).toHaveCount(0);
	expect(await page.title()).toBe("");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("textbox").first()).toBeVisible();
	await helpButton(page).click();
	await helpDialog(page).getByRole("link", { name: "Quick exit" }).click();
	await expect(page).toHaveURL("https://www.wikipedia.org/");
});

// spec: S.53
test("with motion reduced the breathing circle rests and the words go on", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/help");
	await page.getByText("Breathe with me for a minute").click();
	const durations = await page.evaluate(() =>
		[".breathing-circle", ".breathing-in"].map(
			(each) => getComputedStyle(document.querySelector(each) as Element).animationDuration,
		),
	);
	expect(durations).toEqual(["0.001s", "14s"]);
});

test.describe("with no network", () => {
	// The service worker has the code that reads the words.
	test.use({ serviceWorkers: "allow" });

	// spec: S.32
	test("words of danger that cannot be sent bring the panel all the same, and stay", async ({
		page,
		person,
		context,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.setViewportSize({ width: 375, height: 760 });
		await page.goto("/dashboard");
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect(page.getByRole("log").getByText("What's on your mind today?")).toBeVisible();
		await context.setOffline(true);
		await page.getByLabel("Message").fill("I want to kill myself");
		await page.keyboard.press("Enter");
		const panel = page.getByRole("region", { name: "You deserve a person with you now" });
		await expect(panel).toBeVisible();
		await expect(page.getByText("The lines above work without me.")).toBeVisible();
		await expect(panel.getByRole("link", { name: /Call/ }).first()).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("button", { name: "New reply" })).toHaveCount(0);
		await expect(page.getByText("Waiting to send")).toBeVisible();
		await expect(page.getByText("I want to kill myself")).toBeVisible();
		// An ordinary one brings the one line that stands under every failure.
		await page.getByRole("button", { name: "Discard" }).click();
		await page.getByLabel("Message").fill("The kettle broke again");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("link", { name: "find numbers here" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "You deserve a person with you now" })).toBeHidden();
	});
});

// spec: S.64
test("the plan saves itself, is there after a reload, and prints as text", async ({ page, person }) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { country: "GB" } });
	await page.goto("/safety-plan");
	await expect(page.getByRole("textbox")).toHaveCount(6);
	await page.getByLabel("Signs that a crisis may be coming").fill("I stop answering");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByLabel("Signs that a crisis may be coming")).toHaveValue("I stop answering");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("definition").filter({ hasText: "I stop answering" })).toBeVisible();
	// Paper cannot be pressed: the numbers stand on it.
	await expect(page.getByText(/Emergency: call 999 · Samaritans: call 116 123/)).toBeVisible();
	await expect(page.getByRole("textbox")).toHaveCount(0);
	await expect(helpButton(page)).toBeHidden();
});
