import { expectAccessible } from "./accessible.ts";
import { assessTwice } from "./assess.ts";
import { chatOf, openChat, say, untilAnswered } from "./chat.ts";
import { expect, test } from "./people.ts";

// spec: 2.12
test("a session is begun from the chat, with a prompt that fits, and answered with steps and questions", async ({
	page,
	person,
}) => {
	await assessTwice(page, person.id);
	await page.goto("/dashboard");
	await page.getByRole("button", { name: "Conversations" }).click();
	await page.getByRole("link", { name: "Coaching sessions" }).click();
	await expect(page.getByText("No sessions yet.")).toBeVisible();
	await expect(page.getByRole("region", { name: "For you today" })).toBeVisible();
	await page.getByRole("button", { name: "Start Coaching Session" }).click();
	await expect(page).toHaveURL(/\/coach\/cnv_\w+$/);
	const ways = page.getByRole("region", { name: "Ideas to get started" }).getByRole("button");
	await expect(ways).toHaveCount(4);
	// The focus is the lowest of what was rated: safety.
	await expect(ways.first()).toHaveText("Money worries follow me around. Help me sort what I can do.");
	await ways.first().click();
	await expect(chatOf(page).log).toHaveAttribute("aria-busy", "true");
	await untilAnswered(page);
	await say(page, "I'm tired: I can't sleep and lie awake until three. I went to bed early today, though.");
	await untilAnswered(page);
	for (const part of ["Suggested actions", "Next steps", "Questions to ask"]) {
		await expect(page.getByRole("heading", { name: part }).last()).toBeVisible();
	}
	await expectAccessible(page);

	// A step that is ticked stays so, and a question is sent as it stands.
	const step = page.getByRole("checkbox").last();
	await step.check();
	await page.reload();
	await expect(page.getByRole("checkbox").last()).toBeChecked();
	const question = page
		.locator("div")
		.filter({ has: page.getByRole("heading", { name: "Questions to ask" }) })
		.last()
		.getByRole("button")
		.first();
	const asked = ((await question.textContent()) ?? "").trim();
	await question.click();
	await untilAnswered(page);
	await expect(chatOf(page).log.locator(".user-bubble").last()).toHaveText(asked);
});

// spec: 2.170
test("a session has a name of its own after its first words, insights, and the same address in another tab", async ({
	page,
	person,
	context,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/coach");
	await page.getByRole("button", { name: "New coaching session" }).click();
	await say(page, "I can't sleep, and I worry about my work.");
	await untilAnswered(page);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).not.toHaveText("New Coaching Session", { timeout: 15_000 });
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(
		chatOf(other).log.getByText("I can't sleep, and I worry about my work.", { exact: true }),
	).toBeVisible();
	await say(other, "My sister says that I should rest more.");
	await untilAnswered(other);
	await expect(
		chatOf(page).log.getByText("My sister says that I should rest more.", { exact: true }),
	).toBeVisible();
	await page.getByText("Progress Insights").click();
	await expect(page.getByText(/^You wrote about/)).toBeVisible();
	await expect(page.getByText("Recommended focus:")).toBeVisible();
	await expect(page.getByText(/^(?:Excellent|Good|Growing)$/)).toBeVisible();
});

test("sessions are searched, renamed and deleted, which can be undone; the chat is left alone", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await say(page, "This is said in the chat");
	await untilAnswered(page);
	await page.goto("/coach");
	await page.getByRole("button", { name: "New coaching session" }).click();
	await say(page, "Let's plan my move to Porto");
	await untilAnswered(page);
	const list = page.getByRole("complementary");
	await page.getByRole("button", { name: /^Rename: / }).click();
	await page.getByRole("textbox", { name: "Conversation name" }).fill("The move");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "The move" })).toBeVisible();
	await page.getByRole("searchbox").fill("Porto");
	await expect(list.locator("mark", { hasText: /porto/i }).first()).toBeVisible();
	await page.getByRole("searchbox").fill("This is said in the chat");
	await expect(page.getByText(/^No results for/)).toBeVisible();
	await page.getByRole("searchbox").fill("");
	await page.getByRole("button", { name: "Delete: The move" }).click();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(page).toHaveURL(/\/coach$/);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "The move" })).toBeVisible();
	await expect(chatOf(page).log.getByText("Let's plan my move to Porto", { exact: true })).toBeVisible();
});

test("words that are sent with no network stay in the session, with another try", async ({
	page,
	person,
	context,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/coach");
	await page.getByRole("button", { name: "New coaching session" }).click();
	await expect(page.getByRole("region", { name: "Ideas to get started" })).toBeVisible();
	await context.setOffline(true);
	await say(page, "Nobody hears this");
	await expect(page.getByText("Waiting to send")).toBeVisible();
	await context.setOffline(false);
	await untilAnswered(page);
	await expect(page.getByText("Waiting to send")).toBeHidden();
	await expect(chatOf(page).log.locator(".user-bubble")).toHaveCount(1);
});

test("on a phone there is one pane: the list, and the session with the way back", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/coach");
	await page.getByRole("button", { name: "Start Coaching Session" }).click();
	await expect(page.getByRole("region", { name: "Ideas to get started" })).toBeVisible();
	await expect(page.getByRole("searchbox")).toBeHidden();
	await page.getByRole("link", { name: "All sessions" }).click();
	await expect(page.getByRole("searchbox")).toBeVisible();
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(wide).toBe(375);
});
