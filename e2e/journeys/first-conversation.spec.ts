import { takeAssessment } from "../helpers/assess.ts";
import { storedMessages, watchForThinking } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { tabTo } from "../helpers/tab-to.ts";

// spec: A.2, A.3, A.4, A.5, A.8, A.19, A.33, A.35, 1.1, 1.2, 1.3, 1.23, 2.25, 2.26, 2.28, 2.29, 2.31
// spec: 2.32, 2.35, 2.49, 2.50, 2.55, 2.59, 2.60, 2.74, 2.75, 2.76, 2.78, 2.80, 2.82, 2.83, 2.84, 2.85, 2.97
// spec: 2.101, 2.102, 2.105, 2.158, 2.159, 4.61, 4.62, 4.71, 5.10, 5.11, 7.13, 8.41, 8.45
test("a newcomer signs up, picks a mood, takes the assessment and talks with a coach that knows it, by keyboard alone", async ({
	page,
	newcomer,
}) => {
	await page.goto("/");
	await tabTo(page, "link", /^Get Started$/);
	await page.keyboard.press("Enter");

	await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
	await tabTo(page, "textbox", /^First name/);
	await page.keyboard.type(newcomer.firstName);
	await tabTo(page, "textbox", /^Username/);
	await page.keyboard.type(newcomer.username);
	await tabTo(page, "textbox", /^Email/);
	await page.keyboard.type(newcomer.email);
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
	await page.keyboard.type(newcomer.password);
	await tabTo(page, "checkbox", /18 or older/);
	await page.keyboard.press("Space");
	await tabTo(page, "checkbox", /may store/);
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Account created successfully!", { exact: true })).toBeVisible();
	await expect(page.getByText("Welcome, Ana!", { exact: true })).toBeVisible();

	await expect(page).toHaveURL(/\/onboarding$/);
	await expect(page.getByRole("heading", { name: "How would you like to feel today?" })).toBeVisible();
	await expect(page.getByText("This helps us personalize your experience (optional)")).toBeVisible();
	await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
	await tabTo(page, "button", /^calm/i);
	await page.keyboard.press("Space");
	await tabTo(page, "button", /^I want to feel calm$/);
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(/\/dashboard$/);
	await expect(
		page.getByText("Hi there! I'm here to chat with you. What's on your mind today?"),
	).toBeVisible();
	await tabTo(page, "link", /coach get to know you/);
	await page.keyboard.press("Enter");

	await takeAssessment(page);
	await expect(page).toHaveURL(/\/dashboard$/, { timeout: 8_000 });
	// In a scene of their own by then, without any key.
	await expect(page.locator(".scene-layer img").last()).toHaveAttribute("src", /^\/api\/scenes\/scn_/);
	await expect(page.getByRole("button", { name: "Show default background" })).toBeVisible();

	await expect(page.getByRole("log").getByText("What's on your mind today?")).toBeVisible();
	const bar = page.getByPlaceholder("Share what's on your mind...");
	await tabTo(page, "textbox", /^Message$/);
	await page.keyboard.type("My manager keeps moving my deadlines and I've stopped sleeping properly.");
	const untilThinking = await watchForThinking(bar);
	await page.keyboard.press("Enter");
	const log = page.getByRole("log");
	await expect(
		log.locator(".user-bubble", { hasText: "My manager keeps moving my deadlines" }),
	).toBeVisible();
	await untilThinking();
	await expect(page.getByPlaceholder("Share what's on your mind...")).toBeVisible();
	await expect(log).toHaveAttribute("aria-busy", "false");
	const known = await (await page.request.get("/api/auth/me")).json();
	expect(known).toMatchObject({ mbtiType: "INFP", primaryGoal: "purpose", assessmentCompleted: true });
	// The greeting, the insight after the assessment, and then the talk.
	expect((await storedMessages(page, known.id)).map(({ role }) => role)).toEqual([
		"assistant",
		"assistant",
		"user",
		"assistant",
	]);
});
