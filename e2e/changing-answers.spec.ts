import { chatOf, openChat, say, storedMessages, untilAnswered } from "./chat.ts";
import { expect, test } from "./people.ts";

test("another answer takes the place of the newest, and the last words can be put otherwise", async ({
	page,
	person,
}) => {
	await openChat(page);
	await say(page, "My flatmate never washes up and I say nothing");
	await untilAnswered(page);
	const { log } = chatOf(page);
	const first = (await storedMessages(page, person.id)).at(-1);
	await log.getByRole("article").last().hover();
	await log.getByRole("button", { name: "Try another reply" }).click();
	await expect
		.poll(async () => (await storedMessages(page, person.id)).at(-1)?.content)
		.not.toBe(first?.content);
	await untilAnswered(page);
	const second = (await storedMessages(page, person.id)).at(-1);
	expect(second?.id).toBe(first?.id);
	await expect(log.getByText(second?.content.slice(0, 20) ?? "")).toBeVisible();
	await log.locator(".user-bubble", { hasText: "My flatmate never washes up" }).hover();
	await log.getByRole("button", { name: "Edit" }).click();
	const box = log.getByRole("textbox");
	await expect(box).toBeFocused();
	await box.fill("My flatmate never washes up and today I said so");
	await box.press("Enter");
	await expect(log.locator(".user-bubble", { hasText: "today I said so" })).toBeVisible();
	await untilAnswered(page);
	const stored = await storedMessages(page, person.id);
	expect(stored.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
	expect(stored[1]?.content).toBe("My flatmate never washes up and today I said so");
	expect(stored[2]?.content).not.toBe(second?.content);
});

test("who asks for another reply by keyboard goes back and forth at once", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await say(page, "My flatmate never washes up and I say nothing");
	await untilAnswered(page);
	const { log } = chatOf(page);
	await log.getByRole("button", { name: "Try another reply" }).focus();
	await page.keyboard.press("Enter");
	await expect(log.getByRole("button", { name: "Earlier reply" })).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(log.getByText("1 of 2")).toBeVisible();
	await expect(log.getByRole("button", { name: "Later reply" })).toBeEnabled();
	await page.keyboard.press("ArrowRight");
	await expect(log.getByText("2 of 2")).toBeVisible();
});

test("a long reply is whole while it is new, cut at a sentence later, and whole again on View more", async ({
	page,
	person,
}) => {
	await openChat(page);
	await say(page, "How long does grief usually last?");
	await untilAnswered(page);
	const { log } = chatOf(page);
	const reply = (await storedMessages(page, person.id)).at(-1)?.content ?? "";
	expect(reply.split(/\s+/).length).toBeGreaterThan(40);
	await expect(log.getByRole("button", { name: "View more" })).toHaveCount(0);
	await page.reload();
	const more = log.getByRole("button", { name: "View more" });
	await expect(more).toHaveAttribute("aria-expanded", "false");
	const short = (await log.getByRole("article").last().textContent()) ?? "";
	await more.click();
	await expect(log.getByRole("button", { name: "View less" })).toHaveAttribute("aria-expanded", "true");
	expect(((await log.getByRole("article").last().textContent()) ?? "").length).toBeGreaterThan(short.length);
});

test("what a message switches is said in a line, and Undo takes it back and keeps it so", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	// Before the code that reads messages is here nothing is switched.
	const reading = page.waitForResponse("**/assets/mode-switches-*.js");
	await openChat(page);
	const deep = page.getByRole("button", { name: "Deep Conversation" });
	const practical = page.getByRole("button", { name: "Practical Help" });
	await expect(deep).toHaveAttribute("aria-pressed", "true");
	await (await reading).finished();
	await say(page, "What are three ways to fall asleep faster?");
	await expect(page.getByText(/^Practical Help is on/)).toBeVisible();
	await expect(practical).toHaveAttribute("aria-pressed", "true");
	await untilAnswered(page);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(deep).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText(/^Practical Help is on/)).toBeHidden();
	await expect(chatOf(page).bar).toBeFocused();
	await say(page, "What are three more?");
	await untilAnswered(page);
	await expect(deep).toHaveAttribute("aria-pressed", "true");
});
