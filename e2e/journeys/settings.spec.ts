import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { openChat, say, untilAnswered } from "../helpers/chat.ts";
import { mailsTo, textOf } from "../helpers/mail.ts";
import { expect, type Person, test } from "../helpers/people.ts";

const NEW_PASSWORD = "another good sentence";

/** The newest link to this page in the emails of an address. */
async function linkTo(page: Page, path: string, address: string): Promise<string> {
	const pattern = new RegExp(`http://\\S+(${path}#[\\w-]+)`);
	for (const mail of (await mailsTo(page.request, address)).reverse()) {
		const found = pattern.exec(await textOf(page.request, mail))?.[1];
		if (found) {
			return found;
		}
	}
	throw new Error(`No link to ${path} was sent to ${address}.`);
}

async function signIn(page: Page, email: string, password: string) {
	await page.goto("/signin");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
}

function openForm(page: Page, name: string) {
	return page.getByRole("button", { name: `Change ${name.toLowerCase()}` }).click();
}

test("a forgotten password is set anew by the link in the email, and every other device is signed out", async ({
	page,
	person,
	browser,
}) => {
	const lost = await browser.newContext();
	const elsewhere = await lost.newPage();
	await elsewhere.goto("/forgot");
	await expectAccessible(elsewhere);
	await elsewhere.getByLabel("Email").fill(person.email);
	await elsewhere.getByRole("button", { name: "Send link" }).click();
	await expect(elsewhere.getByRole("heading", { name: "Check your email" })).toBeVisible();
	await expect.poll(() => mailsTo(page.request, person.email)).toHaveLength(1);
	await elsewhere.goto(await linkTo(page, "/reset", person.email));
	await expect(elsewhere).toHaveURL(/\/reset$/);
	await expectAccessible(elsewhere);
	await page.goto("/settings");
	await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
	await elsewhere.getByLabel("New password").fill(NEW_PASSWORD);
	await elsewhere.getByRole("button", { name: "Change password" }).click();
	await expect(elsewhere).toHaveURL(/\/signin$/);
	// The page that was open hears of it by its socket.
	await expect(page).toHaveURL(/\/signin$/);
	await signIn(elsewhere, person.email, NEW_PASSWORD);
	await lost.close();
});

/** Moves the account of the page to another address, by its form and by the email that comes. */
async function moveTo(page: Page, newEmail: string, password: string): Promise<void> {
	await page.goto("/settings/account");
	await openForm(page, "Email");
	await page.getByLabel("New address").fill(newEmail);
	await page.getByLabel("Your password").fill(password);
	await page.getByRole("button", { name: "Send link" }).click();
	await expect(page.getByText(newEmail)).toBeVisible();
	const mail = await page.context().newPage();
	await mail.goto(await linkTo(page, "/confirm", newEmail));
	await mail.getByRole("button", { name: "Yes, it's mine" }).click();
	await expect(mail.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
	await mail.close();
	// The page that was open hears of it.
	await expect(page.getByRole("region", { name: "Email and username" }).getByText(newEmail)).toBeVisible();
}

test("an account that somebody moved away is taken back from the address before", async ({
	page,
	person,
	browser,
}) => {
	const own = `own-${person.email}`;
	await moveTo(page, own, person.password);
	await moveTo(page, `thief-${person.email}`, person.password);
	const home = await browser.newContext();
	const owner = await home.newPage();
	await owner.goto(await linkTo(page, "/reset", own));
	await owner.getByLabel("New password").fill(NEW_PASSWORD);
	await owner.getByRole("button", { name: "Change password" }).click();
	await expect(page).toHaveURL(/\/signin$/);
	await signIn(owner, own, NEW_PASSWORD);
	await home.close();
});

test("another password keeps the page that asked, and its other tab, and signs the phone out", async ({
	page,
	person,
	browser,
}) => {
	const away = await browser.newContext();
	const phone = await away.newPage();
	await signIn(phone, person.email, person.password);
	const chat = await page.context().newPage();
	await openChat(chat);
	await page.goto("/settings/sign-in");
	await openForm(page, "Password");
	await page.getByLabel("Current password").fill(person.password);
	await page.getByLabel("New password").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Save new password" }).click();
	await expect(
		page.getByText("Password changed. We've signed you out on your other devices.").first(),
	).toBeVisible();
	await expect(phone).toHaveURL(/\/signin$/);
	await say(chat, "I am still here");
	await untilAnswered(chat);
	await expect(page.getByText("This device")).toBeVisible();
	await page.reload();
	await expect(page).toHaveURL(/\/settings\/sign-in$/);
	await away.close();
});

test.describe("leaving", () => {
	async function download(page: Page, name: string) {
		const coming = page.waitForEvent("download");
		await page.getByRole("button", { name }).click();
		return readFile(await (await coming).path(), "utf8");
	}

	async function talk(page: Page) {
		await openChat(page);
		await say(page, "Only my sister knows about the letters");
		await untilAnswered(page);
	}

	test("with everything in the bag: a page to read and a file, then the account is gone and its address free", async ({
		page,
		person,
	}) => {
		await talk(page);
		await page.goto("/settings/data");
		const html = await download(page, "Web page (HTML)");
		expect(html).toContain("Only my sister knows about the letters");
		const json = JSON.parse(await download(page, "Data file (JSON)")) as { account: Person };
		expect(json.account.email).toBe(person.email);
		await page.getByRole("button", { name: "Delete account" }).click();
		await expect(page.getByLabel("Your password")).toBeFocused();
		await page.getByLabel("Your password").fill(person.password);
		await expectAccessible(page);
		await page.getByLabel("Your password").press("Enter");
		await expect(page.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible();
		await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Messages");
		await expectAccessible(page);
		expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.id);
		expect((await page.request.get("/api/auth/me")).status()).toBe(401);
		const { username, email, password } = person;
		const again = await page.request.post("/api/auth/signup", { data: { username, email, password } });
		expect(again.status()).toBe(201);
	});

	test("the page that is taken along opens by itself, with nothing that is fetched", async ({
		page,
		person,
		browser,
	}) => {
		expect(person.id).toBeTruthy();
		await talk(page);
		const answer = await page.request.get(`/api/users/${person.id}/export?format=html`);
		const offline = await browser.newContext({ offline: true });
		const paper = await offline.newPage();
		const asked: string[] = [];
		paper.on("request", ({ url }) => asked.push(url()));
		await paper.setContent(await answer.text());
		await expect(paper.getByRole("heading", { name: "Your data" })).toBeVisible();
		await expect(paper.locator(".you", { hasText: "Only my sister knows about the letters" })).toBeVisible();
		await expectAccessible(paper);
		await paper.setViewportSize({ width: 320, height: 640 });
		expect(await paper.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([]);
		await offline.close();
	});
});

const part = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("the settings are gone through by keyboard alone, on a phone and at a desk", async ({
	page,
	person,
}) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/settings");
	await expect(part(page, "Settings")).toBeVisible();
	await page.getByRole("link", { name: /^Account/ }).press("Enter");
	await expect(part(page, "Account")).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("link", { name: "Back to settings" })).toBeFocused();
	await page.getByRole("button", { name: "Change username" }).press("Enter");
	await expect(page.getByLabel("New username")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(`x-${person.username}`);
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("region", { name: "Email and username" }).getByText(`x-${person.username}`),
	).toBeVisible();
	await expect(page.getByRole("button", { name: "Change username" })).toBeFocused();
	await page.goBack();
	await expect(part(page, "Settings")).toBeFocused();
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByRole("link", { name: /^Appearance/ }).press("Enter");
	await expect(part(page, "Appearance")).toBeFocused();
	await expect(page.getByRole("link", { name: /^Appearance/ })).toHaveAttribute("aria-current", "page");
	await page.getByRole("radio", { name: "Dark", exact: true }).check();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("on the pages about privacy and help members find the four places, and visitors don't", async ({
	page,
	person,
	context,
}) => {
	expect(person.id).toBeTruthy();
	const places = page.getByRole("navigation", { name: "Main" });
	await page.goto("/progress");
	await expect(page.getByRole("heading", { name: "Progress" })).toBeVisible();
	for (const path of ["/privacy", "/help", "/safety"]) {
		await page.goto(path);
		await expect(places.getByRole("link", { name: "Talk" })).toBeVisible();
	}
	await places.getByRole("link", { name: "Progress" }).click();
	await expect(page).toHaveURL(/\/progress$/);
	await page.goto("/privacy");
	await context.clearCookies();
	await page.evaluate(() => localStorage.clear());
	await page.reload();
	await expect(page.getByRole("heading", { name: "Privacy, in plain words" })).toBeVisible();
	await expect(places).toBeHidden();
});
