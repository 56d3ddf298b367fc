import { expectAccessible } from "../helpers/accessible.ts";
import { assessTwice } from "../helpers/assess.ts";
import { chatOf, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

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
