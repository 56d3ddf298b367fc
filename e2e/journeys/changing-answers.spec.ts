import { chatOf, openChat, say, storedMessages, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

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
