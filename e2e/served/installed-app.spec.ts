import { chatOf, openChat } from "../helpers/chat.ts";
import { keptFiles } from "../helpers/kept-files.ts";
import { expect, test } from "../helpers/people.ts";

test.use({ serviceWorkers: "allow" });

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

test("the help page alone does not fetch the app", async ({ page }) => {
	await page.goto("/help");
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.waitForTimeout(500);
	expect(await keptFiles(page)).not.toContain("/forgot");
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
