import { expect, test } from "./people.ts";

test("a newcomer signs up, picks a mood, takes the assessment and talks with a coach that knows it", async ({
	page,
	newcomer,
}) => {
	await page.goto("/");
	await page
		.getByRole("link", { name: "Get Started" })
		.or(page.getByRole("button", { name: "Get Started" }))
		.click();

	await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
	await page.getByLabel("First name").fill(newcomer.firstName);
	await page.getByLabel("Username").fill(newcomer.username);
	await page.getByLabel("Email").fill(newcomer.email);
	await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page.getByText("Account created successfully!", { exact: true })).toBeVisible();
	await expect(page.getByText("Welcome, Ana!", { exact: true })).toBeVisible();

	await expect(page).toHaveURL(/\/onboarding$/);
	await expect(page.getByRole("heading", { name: "How would you like to feel today?" })).toBeVisible();
	await expect(page.getByText("This helps us personalize your experience (optional)")).toBeVisible();
	await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
	await page.getByRole("button", { name: /^calm/i }).click();
	await page.getByRole("button", { name: "I want to feel calm" }).click();

	await expect(page).toHaveURL(/\/dashboard$/);
	await expect(
		page.getByText("Hi there! I'm here to chat with you. What's on your mind today?"),
	).toBeVisible();
	await page
		.getByRole("link", { name: /assessment/i })
		.first()
		.click();

	await takeAssessment(page);
	await expect(page).toHaveURL(/\/dashboard$/, { timeout: 8_000 });
	// In a scene of their own by then, without any key.
	await expect(page.locator(".scene-layer img").last()).toHaveAttribute("src", /^\/api\/scenes\/scn_/);
	await expect(page.getByRole("button", { name: "Show default background" })).toBeVisible();

	await expect(page.getByRole("log").getByText("What's on your mind today?")).toBeVisible();
	const bar = page.getByPlaceholder("Share what's on your mind...");
	await bar.fill("My manager keeps moving my deadlines and I've stopped sleeping properly.");
	await bar.press("Enter");
	const log = page.getByRole("log");
	await expect(
		log.locator(".user-bubble", { hasText: "My manager keeps moving my deadlines" }),
	).toBeVisible();
	await expect(page.getByPlaceholder("Thinking...")).toBeVisible();
	await expect(page.getByPlaceholder("Share what's on your mind...")).toBeVisible();
	await expect(log).toHaveAttribute("aria-busy", "false");
	const replies = await page.request.get(`/api/auth/me`);
	expect(await replies.json()).toMatchObject({
		mbtiType: "INFP",
		primaryGoal: "purpose",
		assessmentCompleted: true,
	});
});

async function takeAssessment(page: import("@playwright/test").Page): Promise<void> {
	const next = page.getByRole("button", { name: "Continue" });
	await next.click();
	await expect(page.getByText("Please select your goal", { exact: true })).toBeVisible();
	await expect(page.getByText("Choose your primary focus area to continue.", { exact: true })).toBeVisible();
	await page.getByRole("radio", { name: /Life Purpose/ }).click();
	await next.click();

	for (const option of [/^Quiet/, /^What it could mean/, /^What feels right/, /^One with room/]) {
		await page.getByRole("radio", { name: option }).click();
	}
	await expect(page.getByText("Your personality type: INFP")).toBeVisible();
	await next.click();

	for (const presses of [1, 0, -1, 2, 1]) {
		const slider = page.getByRole("slider");
		await slider.focus();
		for (let press = 0; press < Math.abs(presses); press += 1) {
			await slider.press(presses > 0 ? "ArrowRight" : "ArrowLeft");
		}
		await expect(slider).toHaveAttribute("aria-valuenow", String(3 + presses));
		await next.click();
	}

	await page.getByRole("radio", { name: /Low/ }).last().click();
	await page.getByRole("button", { name: "Complete Assessment" }).click();
	await expect(page.getByText("Assessment Complete!", { exact: true })).toBeVisible();
	await expect(page.getByText("Personalizing chat and profile")).toBeVisible();
}
