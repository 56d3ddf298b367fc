import type { Page } from "@playwright/test";
import { chatOf, openChat, say, untilAnswered } from "../helpers/chat.ts";
import { passADay } from "../helpers/due.ts";
import { expect, test } from "../helpers/people.ts";
import { tabTo } from "../helpers/tab-to.ts";

const STEP = /^Answer step/;
const step = (page: Page) => page.getByRole("region", { name: "Exercise: One small step" });
const asked = (page: Page, question: RegExp) =>
	expect(step(page).getByRole("heading", { name: question })).toBeVisible();

async function begin(page: Page): Promise<void> {
	await say(page, "Can we do the One small step exercise?");
	await asked(page, /How heavy/);
	await untilAnswered(page);
	// As long as a hand's press: the message box that loses the focus must not move the button from under it.
	await step(page).getByRole("button", { name: "Skip" }).click({ delay: 120 });
	await asked(page, /want done/);
}

async function answer(page: Page, text: string): Promise<void> {
	const bar = page.getByRole("textbox", { name: STEP });
	await bar.fill(text);
	await bar.press("Enter");
}

/** By pressing what can be pressed, and typing the rest in the chat. */
async function goThrough(page: Page): Promise<void> {
	await answer(page, "Clear the desk");
	await asked(page, /good about/);
	await answer(page, "how long does this take?");
	await expect(chatOf(page).log.getByText(/about 5 minutes/i)).toBeVisible();
	await untilAnswered(page);
	await answer(page, "skip");
	await asked(page, /in the way/);
	await step(page).getByRole("button", { name: "I put it off" }).click();
	await asked(page, /Start with/);
	await answer(page, "If I put it off, I set a timer for five minutes");
	await step(page).getByRole("button", { name: "Tomorrow" }).click();
	await asked(page, /How sure/);
	await answer(page, "8");
}

/** By keyboard alone. */
async function tabThrough(page: Page): Promise<void> {
	await tabTo(page, "textbox", STEP);
	await page.keyboard.type("Clear the desk");
	await page.keyboard.press("Enter");
	await asked(page, /good about/);
	await tabTo(page, "button", /^Skip$/);
	await page.keyboard.press("Enter");
	await asked(page, /in the way/);
	await tabTo(page, "button", /I'm too tired/);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await asked(page, /Start with/);
	await expect(step(page).getByRole("textbox")).toBeFocused();
	await page.keyboard.type("If I put it off, I set a timer for five minutes");
	await page.keyboard.press("Control+Enter");
	await asked(page, /When will you/);
	await tabTo(page, "textbox", STEP);
	await page.keyboard.type("tomorrow");
	await page.keyboard.press("Enter");
	await asked(page, /How sure/);
	await expect(page.getByRole("textbox", { name: STEP })).toBeEditable();
	await page.keyboard.type("8");
	await page.keyboard.press("Enter");
}

// spec: P.30
test("without a key one gets a plan out of the coach on a phone, and is asked about it the next day", async ({
	page,
	person,
}) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await openChat(page);
	await begin(page);
	await goThrough(page);
	const card = chatOf(page).log.getByRole("article", { name: "One small step" });
	await expect(card.getByText("Clear the desk")).toBeVisible();
	// By key, because what comes below the card moves it from under a pointer.
	await card.getByRole("link", { name: "All your cards" }).press("Enter");
	const kept = page.getByRole("list", { name: "Your cards" });
	await expect(kept.getByText("I put it off", { exact: true })).toBeVisible();

	// The page shows the card before its copy is in D1.
	await expect.poll(() => passADay(person.id)).toBe(1);
	await page.goto("/dashboard");
	const { log } = chatOf(page);
	await expect(log.getByText(/Did you get to your small step\?/)).toBeVisible();
	await page.getByRole("group", { name: "Choices" }).getByRole("button", { name: "Partly" }).click();
	await expect(log.getByText("The rest can be the next step.")).toBeVisible();
	await expect
		.poll(async () => (await (await page.request.get("/api/takeaways")).json()) as unknown)
		.toMatchObject({ takeaways: [{ outcome: "Partly" }] });
});

test("an exercise in the chat is walked by keyboard alone, to its card", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await begin(page);
	await tabThrough(page);
	const card = chatOf(page).log.getByRole("article", { name: "One small step" });
	await expect(card.getByText("Clear the desk")).toBeVisible();
	await expect(card.getByText("I put it off", { exact: true })).toBeVisible();
});
