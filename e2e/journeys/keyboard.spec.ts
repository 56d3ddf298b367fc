import { chatOf, storedMessages, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { tabTo } from "../helpers/tab-to.ts";

// spec: 2.75, 2.76
test("the whole path from sign-up to a reply is walked by keyboard alone", async ({ page, newcomer }) => {
	await page.goto("/signup");
	await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
	await tabTo(page, "textbox", /^First name/);
	await page.keyboard.type("Ana");
	await tabTo(page, "textbox", /^Username/);
	await page.keyboard.type(newcomer.username);
	await tabTo(page, "textbox", /^Email/);
	await page.keyboard.type(newcomer.email);
	await page.getByLabel("Password", { exact: true }).focus();
	await page.keyboard.type(newcomer.password);
	await tabTo(page, "checkbox", /18 or older/);
	await page.keyboard.press("Space");
	await tabTo(page, "checkbox", /may store/);
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(/\/onboarding$/);
	await tabTo(page, "button", /^focused/i);
	await page.keyboard.press("Space");
	await tabTo(page, "button", /I want to feel focused/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/dashboard$/);
	await tabTo(page, "link", /coach get to know you/);
	await page.keyboard.press("Enter");

	await tabTo(page, "radio", /Personal Wellness/);
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: /Relationships/ })).toBeChecked();
	await tabTo(page, "button", /Continue/);
	await page.keyboard.press("Enter");
	await tabTo(page, "button", /Continue/);
	await page.keyboard.press("Enter");
	for (let area = 0; area < 5; area += 1) {
		await tabTo(page, "slider", /./);
		await page.keyboard.press("End");
		await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", "5");
		await tabTo(page, "button", /Continue/);
		await page.keyboard.press("Enter");
	}
	await tabTo(page, "button", /Complete Assessment/);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Personalizing chat and profile")).toBeVisible();
	await expect(page).toHaveURL(/\/dashboard$/, { timeout: 8_000 });

	await tabTo(page, "textbox", /^Message$/);
	await page.keyboard.type("Hello, I am here");
	await page.keyboard.press("Enter");
	await expect(chatOf(page).log.locator(".user-bubble", { hasText: "Hello, I am here" })).toBeVisible();
	await untilAnswered(page);
	const { id } = (await (await page.request.get("/api/auth/me")).json()) as { id: string };
	// The greeting, the insight after the assessment, and then the talk.
	expect((await storedMessages(page, id)).map(({ role }) => role)).toEqual([
		"assistant",
		"assistant",
		"user",
		"assistant",
	]);
});

// spec: 9.72
test("toasts are reached with F8", async ({ page, person, context }) => {
	await context.clearCookies();
	await page.goto("/signin");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
	await page.keyboard.press("F8");
	const focusInside = () => page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null);
	expect(await focusInside()).toBe(true);
	await page.keyboard.press("Escape");
	await expect(page.getByText("Welcome back!", { exact: true })).toBeHidden();
});
