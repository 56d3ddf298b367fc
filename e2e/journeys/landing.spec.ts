import { expect, test } from "../helpers/people.ts";

// spec: 2.44
test("each button to the sign-up loads that page anew", async ({ page }) => {
	for (const name of ["Get Started", "Create Your Custom AI Coach", "Keep this conversation"]) {
		await page.goto("/");
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));
		if (name.startsWith("Keep")) {
			await page.getByRole("button", { name: "I dread Mondays" }).click();
		}
		await page.getByRole("link", { name }).click();
		await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
		expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
	}
});

test("a stranger says one thing and gets one answer, by keyboard alone, and nothing is kept", async ({
	page,
	context,
}) => {
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	await box.focus();
	await page.keyboard.type("I had a fight with my sister and I can't stop thinking about it.");
	await page.keyboard.press("Enter");
	const talk = page.getByRole("log", { name: "Your conversation" });
	await expect(talk.getByText("I had a fight with my sister")).toBeVisible();
	await expect(talk.getByRole("paragraph").nth(1)).toContainText("?");
	await expect(box).toHaveValue("");
	await expect(page.getByText("You have 3 more replies without an account.")).toBeVisible();
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("sister");
});

test("words that show danger are met with ways to a person, above the answer", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("textbox", { name: "Write a message" }).fill("I want to end my life tonight");
	await page.getByRole("button", { name: "Send" }).click();
	const help = page.getByRole("region", { name: "Please call now" });
	await expect(help.getByRole("link").first()).toHaveAttribute("href", /^tel:/);
	await expect(help.getByRole("link").first()).toBeInViewport();
	await expect(help.getByRole("link", { name: /^Quick exit/ })).toBeVisible();
	// Beside a number to call nothing is advertised.
	const welcome = page.getByRole("region", { name: "Try it" });
	await expect(welcome.getByText("You can keep writing here.")).toBeVisible();
	await expect(welcome.getByText("It's free")).toHaveCount(0);
	const keep = await welcome.getByRole("link", { name: "Keep this conversation" }).boundingBox();
	const panel = await help.boundingBox();
	expect(keep?.y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0));
});

test("what the coach asks can be answered, and the answer is heard", async ({ page }) => {
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	const talk = page.getByRole("log", { name: "Your conversation" });
	await box.fill("I can't do this anymore");
	await box.press("Enter");
	await expect(talk.getByRole("paragraph")).toHaveCount(2);
	await expect(page.getByRole("region", { name: "Try it" })).not.toContainText("It's free");
	await box.fill("yes");
	await box.press("Enter");
	await expect(page.getByRole("region", { name: "You deserve a person with you now" })).toBeVisible();
	await expect(talk.getByText("I can't do this anymore")).toBeVisible();
});

test("what is answered is in sight, however long the talk has become", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 667 });
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	const talk = page.getByRole("log", { name: "Your conversation" });
	const words = [
		"I got fired today and I can't tell my wife",
		"I just sat in the car",
		"I don't want to go home",
	];
	for (const [turn, text] of words.entries()) {
		await box.fill(text);
		await box.press("Enter");
		await expect(talk.getByRole("paragraph")).toHaveCount(2 * turn + 2);
		await expect(talk.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
		await expect(talk.getByRole("paragraph").last()).toBeInViewport({ ratio: 1 });
	}
	await page.route("**/api/try", (route) => route.abort());
	await box.fill("Is anybody there?");
	await box.press("Enter");
	await expect(page.getByText(/^We didn't get that/)).toBeInViewport({ ratio: 1 });
});

// spec: P.32
test("a choice under an answer is said by pressing it, and goes with the next words", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	const talk = page.getByRole("log", { name: "Your conversation" });
	const choices = page.getByRole("group", { name: "Choices" }).getByRole("button");
	await box.fill("I haven't slept properly in weeks");
	await box.press("Enter");
	await expect(choices.first()).toBeInViewport({ ratio: 1 });
	expect((await choices.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
	const label = (await choices.first().textContent()) ?? "";
	await box.fill("half a thought");
	await choices.first().press("Enter");
	await expect(talk.getByText(label, { exact: true }).and(talk.getByRole("paragraph"))).toBeVisible();
	await expect(talk.getByRole("paragraph")).toHaveCount(4);
	await expect(box).toHaveValue("half a thought");
	await expect(page.getByRole("group", { name: "Choices" })).toHaveCount(1);
	await box.fill("I want to die");
	await box.press("Enter");
	await expect(talk.getByRole("link").first()).toBeVisible();
	await expect(choices).toHaveCount(0);
});

test("more than may be said at once is not cut, and says by how much", async ({ page }) => {
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	await box.fill("a ".repeat(650));
	await expect(page.getByText("Use at most 1,000 characters. You have 1,300.")).toBeVisible();
	await box.press("Enter");
	await expect(box).toHaveValue("a ".repeat(650));
	await box.fill("a ".repeat(475));
	await expect(page.getByText("50 characters left.")).toBeVisible();
});

test("what did not reach us stays in the box, and says so", async ({ page }) => {
	await page.goto("/");
	await page.route("**/api/try", (route) => route.abort());
	const box = page.getByRole("textbox", { name: "Write a message" });
	await box.fill("Is anybody there?");
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^We didn't get that/)).toBeVisible();
	await expect(box).toHaveValue("Is anybody there?");
	// Who needs a person now is not left with that.
	await expect(page.getByRole("link", { name: "help is here" })).toHaveAttribute("href", "/help");
});

test("without a connection the message stays in the box, and says so", async ({ page, context }) => {
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	await box.fill("I dread Mondays");
	await context.setOffline(true);
	await box.press("Enter");
	await expect(page.getByText(/^You're offline/)).toBeVisible();
	await expect(box).toHaveValue("I dread Mondays");
	await context.setOffline(false);
	await box.press("Enter");
	await expect(page.getByRole("log").getByRole("paragraph")).toHaveCount(2);
});

// spec: P.35
test("four messages are answered without an account, and more where danger is near", async ({ page }) => {
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	const talk = page.getByRole("log", { name: "Your conversation" });
	const words = [
		"I dread Mondays",
		"My boss asks why I'm behind",
		"In front of everyone",
		"Every single week",
	];
	for (const [turn, text] of words.entries()) {
		await box.fill(text);
		await box.press("Enter");
		await expect(talk.getByRole("paragraph")).toHaveCount(2 * turn + 2);
	}
	await expect(page.getByText("To go on, you need an account.")).toBeVisible();
	await box.fill("So what now?");
	await box.press("Enter");
	await expect(page.getByText(/^You've sent 4 messages here\. To go on, keep/)).toBeVisible();
	await expect(box).toHaveValue("So what now?");
	await box.fill("I want to end my life");
	await box.press("Enter");
	await expect(talk.getByRole("link").first()).toHaveAttribute("href", /^tel:/);
});

test("by keyboard one is past the top with one press", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

// spec: 2.45, 2.46, 2.47, 2.48
test("who comes with a session that has ended finds the shorter home, whose button leads to signing up", async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([{ name: "attune_session", value: "ended", url: baseURL ?? "" }]);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1, name: "Attune" })).toBeVisible();
	await expect(page.getByText("An AI companion that meets you where you are.")).toBeVisible();
	await page.getByRole("link", { name: "Get Started" }).click();
	await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
});
