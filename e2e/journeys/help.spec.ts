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

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });

	// spec: S.51
	test("the help page has every number, another country, the minute of breathing and the way out", async ({
		page,
	}) => {
		await page.goto("/help?country=GB");
		await expect(page.getByRole("link", { name: /Call 116 123/ }).first()).toHaveAttribute(
			"href",
			"tel:116123",
		);
		await expect(page.getByRole("link", { name: /Emergency: call 999/ }).first()).toBeVisible();
		await page.getByLabel("Help lines for").selectOption({ label: "France" });
		await page.getByRole("button", { name: "Show" }).click();
		await expect(page).toHaveURL(/country=FR/);
		await expect(page.getByRole("link", { name: /Call 3114/ }).first()).toBeVisible();
		const here = page.locator("#here-groups");
		await expect(here.getByRole("heading", { name: "Abuse or violence" })).toBeVisible();
		await expect(here.getByRole("link", { name: /Call 3919/ })).toHaveAttribute("href", "tel:3919");
		await page.getByText("Breathe with me for a minute").click();
		await expect(page.getByText("Breathe in through your nose for 4")).toBeVisible();
		await expect(page.getByRole("link", { name: "Quick exit" })).toHaveAttribute("href", /^https:/);
		await page.getByText("Brazil", { exact: true }).last().click();
		await expect(page.getByRole("link", { name: /Call 188/ })).toBeVisible();
	});
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
	test.use({ serviceWorkers: "allow" });

	// spec: S.51, S.64
	test("the help page is there, with the plan that this browser keeps, until one signs out", async ({
		page,
		person,
		context,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.goto("/safety-plan");
		await page.getByLabel("People I can ask for help").fill("Ana, next door");
		await expect(page.getByText("Saved", { exact: true })).toBeVisible();
		await page.evaluate(() => navigator.serviceWorker.ready);
		await page.goto("/help?country=FR");
		await context.setOffline(true);
		await page.goto("/help?country=GB");
		await expect(page.getByRole("heading", { name: "Talk to a person now" })).toBeVisible();
		// Another country's page is what was kept: the right numbers stand on it all the same.
		await expect(page.getByRole("heading", { name: "United Kingdom" })).toBeVisible();
		await expect(page.getByRole("link", { name: /Emergency: call 999/ }).first()).toBeVisible();
		const here = page.locator("#here-groups");
		await expect(here.getByRole("heading", { name: "Children and young people" })).toBeVisible();
		await expect(here.getByRole("link", { name: /Call 0800 1111/ })).toBeVisible();
		await expect(here.getByRole("link", { name: /Call 119/ })).toHaveCount(0);
		await expect(page.getByText("Ana, next door")).toBeVisible();
		expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Commissioner");
		await context.setOffline(false);
		await page.goto("/profile");
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page).toHaveURL(/\/(landing|signin)?$/);
		await page.goto("/help");
		await expect(page.getByRole("heading", { name: "Talk to a person now" })).toBeVisible();
		await expect(page.getByText("Ana, next door")).toBeHidden();
	});

	// spec: S.52
	test("in the place of a page that cannot be reached stands help, and the page comes back by itself", async ({
		page,
		person,
		context,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.goto("/help");
		await page.evaluate(() => navigator.serviceWorker.ready);
		await context.setOffline(true);
		await page.goto("/profile");
		await expect(page.getByRole("status")).toContainText("We can't load that page right now");
		await expect(page.getByRole("heading", { name: "Talk to a person now" })).toBeVisible();
		await context.setOffline(false);
		await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
	});

	// spec: S.32
	test("words of danger that cannot be sent bring the panel all the same, and stay", async ({
		page,
		person,
		context,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.goto("/dashboard");
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect(page.getByRole("log").getByText("What's on your mind today?")).toBeVisible();
		await context.setOffline(true);
		await page.getByLabel("Message").fill("I want to kill myself");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { name: "You deserve a person with you now" })).toBeVisible();
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

// spec: S.60, S.68
test("the safety page states the protocol and the published scores, with scripts off as well", async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/safety");
	await expect(page.getByRole("heading", { name: "What happens when your words show danger" })).toBeVisible();
	await expect(page.getByRole("row", { name: /Said outright/i }).first()).toContainText(/\d+ of \d+/);
	await expect(page.getByRole("link", { name: /get help here/ })).toHaveAttribute("href", "/help");
	await expect(page.getByText(/lines for abuse or violence, sexual assault, eating, children/)).toBeVisible();
	await expect(page.getByText(/24 November 2026 \(the others\)/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Childline" }).first()).toHaveAttribute("href", /childline/);
	await context.close();
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
