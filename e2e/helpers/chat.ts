import { expect, type Locator, type Page } from "@playwright/test";

/** The chat as a person sees it. */
export function chatOf(page: Page) {
	const log = page.getByRole("log", { name: "Conversation" });
	return { log, bar: page.getByRole("textbox", { name: "Message" }) };
}

export async function openChat(page: Page): Promise<{ log: Locator; bar: Locator }> {
	await page.goto("/dashboard");
	const chat = chatOf(page);
	await expect(chat.log.getByText("What's on your mind today?")).toBeVisible();
	return chat;
}

/** Sends without waiting for the reply, but until the page has taken it up: what waits for the reply would look too early. */
export async function say(page: Page, text: string): Promise<void> {
	const { bar, log } = chatOf(page);
	await bar.fill(text);
	await bar.press("Enter");
	await expect
		.poll(async () => (await bar.inputValue()) === "" || (await log.getAttribute("aria-busy")) === "true")
		.toBe(true);
}

/** Watches for "Thinking..." in the box, from before one sends: a short reply may be over before a slow machine looks. */
export async function watchForThinking(bar: Locator): Promise<() => Promise<void>> {
	const seen = await bar.evaluateHandle((box: HTMLTextAreaElement) => {
		const until = new Promise<void>((resolve) => {
			const look = () => box.placeholder === "Thinking..." && resolve();
			new MutationObserver(look).observe(box, { attributeFilter: ["placeholder"] });
		});
		return { until };
	});
	return () => seen.evaluate(({ until }) => until);
}

/** Waits until the coach has written its first words, and not yet its last. */
export async function untilWriting(page: Page): Promise<void> {
	await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
	await expect(chatOf(page).log).toHaveAttribute("aria-busy", "true");
}

export async function untilAnswered(page: Page): Promise<void> {
	await expect(chatOf(page).log).toHaveAttribute("aria-busy", "false", { timeout: 30_000 });
	await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
}

type Stored = { id: string; role: string; content: string; status: string; clientMessageId?: string };

/** The transcript as the server holds it. */
export async function storedMessages(page: Page, userId: string): Promise<Stored[]> {
	const answer = await page.request.get(`/api/chat/conversation/${userId}`);
	return ((await answer.json()) as { messages: Stored[] }).messages;
}
