import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

test.use({ serviceWorkers: "allow" });

// spec: S.51, S.64
test("with no network the help page is there, with the plan that this browser keeps, until one signs out", async ({
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
	// The kept page is another country's, and shows the right numbers all the same.
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
test("with no network, in the place of a page that cannot be reached stands help, and the page comes back by itself", async ({
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

test.describe("where no service worker runs", () => {
	test.use({ serviceWorkers: "block" });

	// spec: S.32
	test("words of danger that can't be sent bring the panel, once the page has been open for some seconds", async ({
		page,
		person,
		context,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		const fetched = page.waitForResponse(/screen-unsent/);
		const { bar } = await openChat(page);
		await (await fetched).finished();
		await context.setOffline(true);
		await bar.fill("I want to kill myself");
		await bar.press("Enter");
		await expect(page.getByRole("heading", { name: "You deserve a person with you now" })).toBeVisible();
	});
});
