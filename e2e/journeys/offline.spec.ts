import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { chatOf, openChat, say, storedMessages, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

test.use({ serviceWorkers: "allow" });

const KEPT_NOTICE = "Here's your last conversation, saved on this device.";

/** The names of what the service worker keeps. */
function kept(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const files: string[] = [];
		for (const name of await caches.keys()) {
			for (const { url } of await (await caches.open(name)).keys()) {
				files.push(new URL(url).pathname);
			}
		}
		return files;
	});
}

/** The service worker has the app itself. The shell is what comes last. */
async function untilAppIsKept(page: Page): Promise<void> {
	await expect.poll(() => kept(page)).toContain("/forgot");
}

test("with no network the app opens, in the last conversation; what is written waits and goes when it is back", async ({
	page,
	person,
	context,
}) => {
	await openChat(page);
	await say(page, "The heron was back at the pond this morning");
	await untilAnswered(page);
	await untilAppIsKept(page);
	await context.setOffline(true);
	await page.goto("/");
	const { log } = chatOf(page);
	await expect(log.getByText("The heron was back at the pond this morning", { exact: true })).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: KEPT_NOTICE })).toBeVisible();
	await expectAccessible(page);
	await say(page, "I wanted to tell somebody about it");
	await expect(log.getByText("Waiting to send")).toBeVisible();
	await expect(log.getByText("We'll send this when you're back online.")).toBeVisible();
	await context.setOffline(false);
	await expect(log.getByText("Waiting to send")).toBeHidden({ timeout: 45_000 });
	await expect(page.getByText(KEPT_NOTICE)).toBeHidden();
	await untilAnswered(page);
	const said = async () =>
		(await storedMessages(page, person.id))
			.filter(({ role }) => role === "user")
			.map(({ content }) => content);
	await expect
		.poll(said)
		.toEqual(["The heron was back at the pond this morning", "I wanted to tell somebody about it"]);
	await expect(log.getByText("I wanted to tell somebody about it", { exact: true })).toHaveCount(1);

	// Words that wait are there when the app was closed meanwhile, and go then too.
	await context.setOffline(true);
	await say(page, "And one more thing");
	await expect(log.getByText("Waiting to send")).toBeVisible();
	await page.reload();
	await expect(log.getByText("And one more thing", { exact: true })).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(KEPT_NOTICE)).toBeHidden({ timeout: 30_000 });
	await expect.poll(async () => (await said()).at(-1), { timeout: 45_000 }).toBe("And one more thing");
	await untilAnswered(page);
});

test("nothing of a person is left after signing out, nor shown to who comes next", async ({
	page,
	person,
	newcomer,
	context,
}) => {
	const secret = "Only the heron knows about the letters";
	await openChat(page);
	await say(page, secret);
	await untilAnswered(page);
	await untilAppIsKept(page);
	expect((await kept(page)).filter((path) => /^\/(?:api|u)\//.test(path))).toEqual([]);
	await page.goto("/profile");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/signin$/);
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.id);
	await context.setOffline(true);
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { name: "We can't reach Attune right now" })).toBeVisible();
	await expect(page.getByText(secret)).toBeHidden();
	await expectAccessible(page);
	// Help needs no connection.
	await page.getByRole("link", { name: /^Get help now \(works offline\)/ }).click();
	await expect(page.getByRole("heading", { name: "Talk to a person now" })).toBeVisible();
	await context.setOffline(false);

	const other = { ...newcomer, username: `${newcomer.username}b`, email: `b-${newcomer.email}` };
	const { id } = await (await page.request.post("/api/auth/signup", { data: other })).json();
	await page.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true } });
	await openChat(page);
	await say(page, "It is my first day here");
	await untilAnswered(page);
	await context.setOffline(true);
	await page.goto("/dashboard");
	await expect(chatOf(page).log.getByText("It is my first day here", { exact: true })).toBeVisible();
	await expect(page.getByText(secret)).toBeHidden();
});

test("a session that was ended elsewhere leaves nothing to read once that is known", async ({
	page,
	person,
	context,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await say(page, "The heron again");
	await untilAnswered(page);
	await untilAppIsKept(page);
	await context.setOffline(true);
	await page.goto("/dashboard");
	await expect(chatOf(page).log.getByText("The heron again", { exact: true })).toBeVisible();
	await page.request.post("/api/auth/signout-everywhere", { data: {} });
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/signin$/, { timeout: 30_000 });
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("heron");
});

test("a new version is kept whole before it answers, and the one before goes", async ({ page }) => {
	const names = () =>
		page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("attune-app-")));
	// A page without a service worker, in a browser that keeps the app as it was some time ago.
	await page.goto("/privacy");
	await page.evaluate(async () => {
		const cache = await caches.open("attune-app-before");
		await cache.put("/forgot", new Response("an old shell"));
	});
	await page.goto("/help");
	await page.evaluate(() => navigator.serviceWorker.ready);
	const [now, ...others] = await names();
	expect(others).toEqual([]);
	expect(now).not.toBe("attune-app-before");
	const shell = await page.evaluate(async () => (await caches.match("/forgot"))?.text());
	expect(shell).toContain('<div id="root">');
});

test("nobody who only looks for help has the app fetched", async ({ page }) => {
	await page.goto("/help");
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.waitForTimeout(500);
	expect(await kept(page)).not.toContain("/forgot");
});

test("an open tab takes a new version at the next page one goes to, and not before", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await page.evaluate(() => {
		Object.assign(window, { isOld: true });
		navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
	});
	const isOld = () => page.evaluate(() => "isOld" in window);
	await chatOf(page).bar.fill("half a thought");
	expect(await isOld()).toBe(true);
	await page.getByRole("link", { name: "Profile" }).first().click();
	await expect(page).toHaveURL(/\/profile$/);
	await expect.poll(isOld).toBe(false);
	await page.goBack();
	await expect(chatOf(page).bar).toHaveValue("half a thought");
});

test("the app can be installed: a browser finds nothing that is missing, and icons of the size that is said", async ({
	page,
	request,
}) => {
	for (const path of ["/", "/signin", "/help"]) {
		await page.goto(path);
		// Sign-in names its manifest once the app has loaded.
		await expect(page.locator('link[rel="manifest"]')).toHaveCount(1, { timeout: 20_000 });
		const session = await page.context().newCDPSession(page);
		const { errors, url } = await session.send("Page.getAppManifest");
		expect(errors, path).toEqual([]);
		expect(url, path).toMatch(/\/manifest\.webmanifest$/);
		const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
		// A browser without a window says this of every app.
		const missing = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
		expect(missing, path).toEqual([]);
	}
	const manifest = await (await request.get("/manifest.webmanifest")).json();
	for (const { src, sizes } of [
		...manifest.icons,
		{ src: "/icons/apple-touch-icon.png", sizes: "180x180" },
	] as { src: string; sizes: string }[]) {
		const png = await (await request.get(src)).body();
		expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
		expect(png.length, src).toBeLessThan(30_000);
	}
});
