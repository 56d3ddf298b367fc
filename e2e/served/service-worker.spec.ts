import type { Page } from "@playwright/test";
import { type Between, standBetween } from "../helpers/between.ts";
import { test as base, expect } from "../helpers/people.ts";

const test = base.extend<{ between: Between }>({
	between: async ({ baseURL }, use) => {
		const between = await standBetween(baseURL ?? "");
		await use(between);
		await between.close();
	},
});

test.use({ serviceWorkers: "allow" });

const HELP = "Talk to a person now";

/** Help is kept, and the worker answers for the next page. */
async function helpIsKept(page: Page, { origin }: Between): Promise<void> {
	await page.goto(`${origin}/help`);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.goto(`${origin}/help`);
	await expect(page.getByRole("heading", { name: HELP })).toBeVisible();
}

/** As it is for whoever uses the app: its shell is kept. */
async function keepShell(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage("keep-app");
	});
	await expect
		.poll(() => page.evaluate(async () => (await caches.match("/forgot")) !== undefined), { timeout: 20_000 })
		.toBe(true);
}

// spec: S.52
test("a slow network brings a visitor the page that was asked for, and not help in its place", async ({
	page,
	between,
}) => {
	await helpIsKept(page, between);
	between.delayMs = 3_600;
	await page.goto(`${between.origin}/privacy`);
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(HELP);
	await page.goto(`${between.origin}/signin`, { waitUntil: "commit", timeout: 30_000 });
	await expect(page.getByRole("heading", { name: HELP })).toHaveCount(0);
	expect(await page.title()).not.toContain("Help");
});

test("whoever uses the app has it from what is kept when the network is slow", async ({ page, between }) => {
	await helpIsKept(page, between);
	await keepShell(page);
	between.delayMs = 6_000;
	const began = Date.now();
	await page.goto(`${between.origin}/dashboard`, { waitUntil: "commit" });
	expect(Date.now() - began).toBeLessThan(5_900);
	await expect(page.locator("#root")).toBeAttached();
});

test("what the app asks of the server doesn't wait for a service worker to start", async ({
	page,
	between,
}) => {
	await helpIsKept(page, between);
	const browser = await page.context().newCDPSession(page);
	const seen: string[] = [];
	browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
		seen.push(...versions.map(({ runningStatus }) => runningStatus));
	});
	await browser.send("ServiceWorker.enable");
	await browser.send("ServiceWorker.stopAllWorkers");
	await expect.poll(() => seen.at(-1)).toBe("stopped");
	expect(await page.evaluate(async () => (await fetch("/api/health")).status)).toBe(200);
	expect(seen.at(-1)).toBe("stopped");
	// A page needs it.
	await page.goto(`${between.origin}/help`);
	await expect.poll(() => seen.at(-1)).toBe("running");
});

// spec: S.52
test("a server that fails is as good as none: help stands, and the app where it is kept", async ({
	page,
	between,
}) => {
	await helpIsKept(page, between);
	between.failsWith = 503;
	await page.goto(`${between.origin}/help`);
	await expect(page.getByRole("heading", { name: HELP })).toBeVisible();
	await page.goto(`${between.origin}/signin`);
	await expect(page.getByRole("heading", { name: HELP })).toBeVisible();
	await expect(page.getByRole("status")).toContainText("We can't load that page right now");
	// It looks again, and does not load itself over and over while the server still fails.
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	await page.waitForTimeout(7_000);
	expect(loads).toBe(0);
	between.failsWith = null;
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible({ timeout: 20_000 });

	await page.goto(`${between.origin}/help`);
	await keepShell(page);
	between.failsWith = 503;
	await page.goto(`${between.origin}/dashboard`);
	await expect(page.locator("#root")).toBeAttached();
});

// spec: S.52
test("after a deploy the help that is kept is whole, with the plan", async ({ page, between, context }) => {
	await helpIsKept(page, between);
	const script = await page.evaluate(
		() => document.querySelector<HTMLScriptElement>("script[src*='/assets/help-']")?.src ?? "",
	);
	const name = new URL(script).pathname;
	const newName = name.replace(/-[\w-]{8}\.js$/, "-NewBuild.js");
	expect(newName).not.toBe(name);
	between.pathOf = (path) => path.replace(newName, name);
	between.rewrite = (text, path) =>
		path === "/sw.js"
			? text.replaceAll(name, newName).replace(/(\{"url":"\/help","revision":")\w+/, "$1another")
			: text.replaceAll(name, newName);
	// Somewhere else, where the browser finds the new worker.
	await page.goto(`${between.origin}/privacy`);
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	const isKept = (path: string) =>
		page.evaluate(async (asked) => (await caches.match(asked, { ignoreSearch: true })) !== undefined, path);
	await expect.poll(() => isKept(newName), { timeout: 20_000 }).toBe(true);
	await expect.poll(() => isKept(name), { timeout: 20_000 }).toBe(false);

	await page.evaluate(() =>
		localStorage.setItem("attune:usr_1:safety-plan", JSON.stringify({ people: "Ana, next door" })),
	);
	between.isGone = true;
	const session = await context.newCDPSession(page);
	await session.send("Network.clearBrowserCache");
	await page.goto(`${between.origin}/help`);
	await expect(page.getByRole("heading", { name: HELP })).toBeVisible();
	const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
	expect(family).toContain("Commissioner");
	await expect(page.getByText("Ana, next door")).toBeVisible();
});
