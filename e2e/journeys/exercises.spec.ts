import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { chatOf } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

const NEXT = ["Talk about it", "Another exercise", "That's enough for today"];

const form = (page: Page) =>
	page.locator("form", { has: page.getByRole("button", { name: /^(Next|Keep it|Done)$/ }) });

/** Answers steps in whatever way each takes, until there is none. */
async function finish(page: Page): Promise<void> {
	const step = page.locator(".step-form");
	await expect(step.getByRole("heading", { name: "How heavy is it, 0 to 10?" })).toBeHidden();
	await expect(step).toBeVisible();
	for (let steps = 0; steps < 12 && (await step.count()) > 0; steps += 1) {
		const question = await step.getByRole("heading").textContent();
		const figure = step.getByRole("radio", { name: "9" });
		const chip = step.getByRole("group").getByRole("button").first();
		if ((await figure.count()) > 0) {
			await figure.check({ force: true });
			await step.getByRole("button", { name: /^(Next|Keep it|Done)$/ }).click();
		} else if ((await chip.count()) > 0) {
			await chip.click();
		} else {
			await step.getByRole("textbox").fill("Lay my shoes by the door");
			await step.getByRole("button", { name: /^(Next|Keep it|Done)$/ }).click();
		}
		await expect(step.getByRole("heading", { name: question ?? "" })).toBeHidden();
	}
}

// spec: P.27, P.42
test("an exercise is begun in the library, left, carried on in the chat, and kept as a card", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/exercises");
	await page.getByRole("searchbox", { name: "Search" }).fill("small step");
	await page.getByRole("link", { name: "One small step" }).click();
	await page.getByRole("button", { name: "Start" }).click();
	await expect(page.getByRole("radiogroup", { name: "How heavy is it, 0 to 10?" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("radio", { name: "7" }).press("Space");
	await page.getByRole("button", { name: "Next" }).click();
	const field = form(page).getByRole("textbox");
	await field.fill("Go for a run");
	await page.reload();
	await expect(field).toHaveValue("Go for a run");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("img", { name: /^Step 2 of/ })).toBeVisible();
	await page.getByRole("button", { name: "Leave One small step" }).click();
	await page.getByRole("button", { name: "Leave and keep it" }).click();
	await expect(page.getByRole("button", { name: "Carry on with One small step" })).toBeVisible();

	await page.getByRole("link", { name: "Back to chat" }).click();
	await page.getByRole("button", { name: "Carry on" }).press("Enter");
	await finish(page);
	const card = chatOf(page).log.getByRole("article", { name: "One small step" });
	await expect(card.getByText("Go for a run")).toBeVisible();
	await expect(chatOf(page).log.getByText("What would help now?")).toBeVisible();
	await expect(page.getByRole("group", { name: "Choices" }).getByRole("button")).toHaveText(NEXT);
	await expectAccessible(page);

	const remind = card.getByRole("button", { name: "Remind me" });
	await remind.press("Enter");
	await expect(card.getByRole("button", { name: "Tomorrow" })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(card.getByText(/^We'll ask you about it on \w+day/)).toBeVisible();
	await expect(remind).toBeFocused();

	await card.getByRole("link", { name: "All your cards" }).click();
	const kept = page.getByRole("list", { name: "Your cards" });
	await expect(kept.getByText("Go for a run")).toBeVisible();
	await expect(kept.getByText(/^We'll ask you about it on/)).toBeVisible();
	await kept.getByRole("button", { name: "Remind me" }).click();
	await kept.getByRole("button", { name: "No reminder" }).click();
	await expect(kept.getByText(/^We'll ask you about it on/)).toBeHidden();
	await kept.getByRole("button", { name: "Delete" }).click();
	await kept.getByRole("button", { name: "Delete" }).press("Enter");
	await expect(page.getByText("You don't have any cards yet")).toBeVisible();
});

test("an answer that shows danger goes to the chat, with help, and the exercise waits", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/exercises/one-small-step");
	await page.getByRole("button", { name: "Start" }).click();
	await page.getByRole("button", { name: "Skip", exact: true }).click();
	await form(page).getByRole("textbox").fill("I want to die, I have the pills here");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page).toHaveURL(/\/c\/cnv_\w+$/);
	await expect(page.locator('main a[href^="tel:"]').first()).toBeInViewport();
	await expect(page.getByText("One small step, at step 1 of", { exact: false })).toBeAttached();
});
