import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

// spec: 2.18, 2.19, 2.20, 2.21, 2.24, 8.40, 9.72
test("signing in again leads to the dashboard with a welcome by name, which F8 reaches", async ({
	page,
	person,
	context,
}) => {
	await context.clearCookies();
	await page.goto("/signin");
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
	await expect(page.getByText("Good to see you again, Ana!", { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/dashboard$/);
	await page.keyboard.press("F8");
	expect(
		await page.evaluate(
			() => document.activeElement?.closest("[role=region][aria-label^=Notifications]") !== null,
		),
	).toBe(true);
	await page.keyboard.press("Escape");
	await expect(page.getByText("Welcome back!", { exact: true })).toBeHidden();
});

test("a wrong password is said in place and what was typed stays", async ({ page, person, context }) => {
	await context.clearCookies();
	await page.goto("/signin");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill("not this one");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("alert")).toContainText("That email and password don't match");
	await expect(page.getByLabel("Email")).toHaveValue(person.email);
});

// spec: 2.199, 2.201, 6.8, 7.22, 8.6, 8.7
test("signing out ends every tab and leaves nothing of the person in the browser", async ({
	page,
	person,
	context,
}) => {
	const { bar } = await openChat(page);
	await bar.fill("a secret draft");
	const second = await context.newPage();
	await openChat(second);
	await page.goto("/profile");
	await expect(page.getByText(person.email)).toBeVisible();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await expect(page.getByText("Signed out successfully", { exact: true })).toBeVisible();
	await expect(page.getByText("See you next time!", { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/signin$/);
	await expect(second.getByRole("log")).toHaveCount(0);
	const kept = await page.evaluate(() => JSON.stringify(localStorage));
	expect(kept).not.toContain("secret draft");
	expect(kept).not.toContain(person.id);
	expect((await page.request.get("/api/auth/me")).status()).toBe(401);
});

test.describe("who may go where", () => {
	// spec: 2.4, 2.5
	test("every address shows a stranger the public home", async ({ page }) => {
		for (const path of ["/", "/landing", "/nowhere", "/dashboard"]) {
			await page.goto(path);
			await expect(page.getByRole("link", { name: "Get Started" }), path).toBeVisible();
		}
	});
});
