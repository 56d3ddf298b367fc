import type { Page } from "@playwright/test";
import type { Message } from "../../shared/schemas/conversations.ts";
import { chatOf } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

const MESSAGES = 5000;
/** The talk is of today up to its end: on another day its opening would take the view. */
const NOW = Date.now();
const WORDS =
	"I kept thinking about what you said on Friday, that slow is a speed too. It helped when the bus was full and loud. **Still**, I wonder whether I said too much to her, and what she makes of it now that the week is over.";

const TALK: Message[] = Array.from({ length: MESSAGES }, (_, place) => ({
	id: `m${place}`,
	conversationId: "cnv_long",
	role: place % 2 === 0 ? "user" : "assistant",
	content: place % 2 === 0 ? `${place}: and this is mine` : `${place}: ${WORDS}`,
	aiProvider: "builtin",
	metadata: {},
	createdAt: new Date(NOW - (MESSAGES - 1 - place) * 60_000).toISOString(),
	status: "complete",
}));

/** Puts a talk of 5,000 messages before the page, in the server's pages. What the server does with one is its own test. */
async function openLongTalk(page: Page, userId: string): Promise<void> {
	const conversation = { id: "cnv_long", userId, title: "A long talk", kind: "chat", isActive: true };
	const listed = { ...conversation, createdAt: TALK[0]?.createdAt, lastMessageAt: TALK.at(-1)?.createdAt };
	const matches = [{ messageId: "m3", snippet: "that ⟦slow⟧ is a speed too" }];
	await page.routeWebSocket(/\/live/, () => undefined);
	await page.route("**/api/chat/conversation/*", (route) =>
		route.fulfill({ json: { conversation, messages: TALK.slice(-50) } }),
	);
	await page.route(`**/api/chat/conversations/${userId}*`, (route) =>
		route.fulfill({ json: [{ ...listed, messageCount: MESSAGES, preview: "Short words", matches }] }),
	);
	await page.route(/\/messages\?/, (route) => {
		const query = new URL(route.request().url()).searchParams;
		const end = Number(query.get("before")?.slice(1));
		const start = Math.max(0, end - Number(query.get("limit")));
		return route.fulfill({ json: { messages: TALK.slice(start, end), hasMore: start > 0 } });
	});
	await page.goto("/dashboard");
	await expect(chatOf(page).log.getByText("4998: and this is mine")).toBeInViewport();
}

const topOf = (page: Page, text: string) =>
	chatOf(page)
		.log.getByText(text)
		.evaluate((element) => Math.round(element.getBoundingClientRect().top));

// spec: 4.48
test("a talk opens at its end, and older messages come in above without moving what is read", async ({
	page,
	person,
}) => {
	await openLongTalk(page, person.id);
	await page.mouse.move(400, 300);
	await page.mouse.wheel(0, -600);
	const first = "4950: and this is mine";
	await chatOf(page).log.getByText(first).scrollIntoViewIfNeeded();
	await expect(chatOf(page).log.getByText("4900: and this is mine")).toBeAttached();
	const before = await topOf(page, first);
	await page.waitForTimeout(500);
	expect(await topOf(page, first)).toBe(before);
	await expect(chatOf(page).log.getByText(first)).toBeInViewport();
});

test("a search leads to the beginning of 5,000 messages, and the talk stays light", async ({
	page,
	person,
}) => {
	test.setTimeout(120_000);
	await openLongTalk(page, person.id);
	await page.getByRole("button", { name: "Conversations" }).click();
	await page.getByRole("button", { name: "that slow is a speed too" }).click();
	await expect(page.getByText("Finding that message...")).toBeVisible();
	const found = page.locator('[data-message="m3"]');
	await expect(found).toBeInViewport({ timeout: 60_000 });
	await expect(found).toBeFocused();
	await expect(found).toContainText("now that the week is over.");
	// Of 5,000 messages only those near are drawn; what was read and is far rests.
	const drawn = page.locator(".message-block:not([data-far])");
	await expect.poll(() => drawn.count()).toBeLessThan(8);
	expect(await page.locator("[data-message]").count()).toBeLessThan(600);
	await page.getByRole("textbox", { name: "Message" }).fill("I read it again");
	// Far down by the scrollbar: there are words, and they stay where they are.
	await page.locator(".chat-container").evaluate((list) => {
		list.scrollTop = list.scrollHeight / 2;
	});
	const middle = page.locator("[data-message]").filter({ hasText: /2[45]\d\d: and this is mine/ });
	await expect.poll(() => middle.count()).toBeGreaterThan(10);
	await expect.poll(() => drawn.count()).toBeLessThan(8);
	const [words = ""] = /\d+: and this is mine/.exec((await middle.nth(5).textContent()) ?? "") ?? [];
	await chatOf(page).log.getByText(words, { exact: true }).scrollIntoViewIfNeeded();
	await page.waitForTimeout(300);
	const before = await topOf(page, words);
	await page.waitForTimeout(700);
	expect(await topOf(page, words)).toBe(before);
});
