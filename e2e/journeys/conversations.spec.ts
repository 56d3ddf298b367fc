import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

/** Says something and waits until it was answered. */
async function talk(page: Page, words: string): Promise<void> {
	await say(page, words);
	await untilAnswered(page);
}

/** What the person wrote: a reply may quote it. */
const said = (page: Page, text: string) => page.locator(".user-bubble", { hasText: text });
const open = (page: Page) => page.getByRole("button", { name: "Conversations", exact: true }).click();

test("a second conversation, the way back to the first, a name, a search, a delete and its undo", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await talk(page, "I planted tulips with my sister");
	await open(page);
	const drawer = page.getByRole("complementary", { name: "Conversations" });
	await drawer.getByRole("button", { name: "New conversation", exact: true }).click();
	await expect(said(page, "I planted tulips with my sister")).toBeHidden();
	// At a desk the list stays beside the talk.
	await talk(page, "The tax letters make me nervous");

	await expectAccessible(page, { within: "aside" });
	await drawer.getByRole("searchbox").fill("tulips");
	const mark = drawer.locator("mark", { hasText: "tulips" }).first();
	await expect(mark).toBeVisible();
	await mark.click();
	await expect(said(page, "I planted tulips with my sister")).toBeVisible();
	await expect(said(page, "The tax letters make me nervous")).toBeHidden();

	await drawer.getByRole("searchbox").fill("");
	const current = drawer.getByRole("listitem").filter({ has: page.locator("[aria-current]") });
	await current.getByRole("button", { name: /^Rename:/ }).click();
	await drawer.getByRole("textbox", { name: "Conversation name" }).fill("The garden");
	await page.keyboard.press("Enter");
	await expect(drawer.getByRole("button", { name: /^The garden/ })).toBeVisible();

	await drawer.getByRole("button", { name: "Delete: The garden" }).click();
	await drawer.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(drawer.getByText("Deleted: The garden")).toBeVisible();
	await expect(drawer.getByRole("button", { name: /^The garden/ })).toBeHidden();
	await drawer.getByRole("button", { name: "Undo" }).click();
	await expect(drawer.getByRole("button", { name: /^The garden/ })).toHaveAttribute("aria-current", "true");
	await drawer.getByRole("button", { name: "Close" }).click();
	await expect(drawer).toBeHidden();
	await expect(said(page, "I planted tulips with my sister")).toBeVisible();
	await page.reload();
	await expect(said(page, "I planted tulips with my sister")).toBeVisible();
});

// spec: P.63
test("each conversation has its address, and Back leads to the one before", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await talk(page, "My bicycle was stolen");
	await open(page);
	await page.getByRole("button", { name: "New conversation", exact: true }).click();
	await expect(page).toHaveURL(/\/c\/cnv_\w+$/);
	const second = page.url();
	await talk(page, "The choir meets on Thursday");
	await page.goBack();
	await expect(said(page, "My bicycle was stolen")).toBeVisible();
	await expect(said(page, "The choir meets on Thursday")).toBeHidden();
	expect(page.url()).not.toBe(second);
	await page.goForward();
	await expect(said(page, "The choir meets on Thursday")).toBeVisible();
	await page.goto(second);
	await expect(said(page, "The choir meets on Thursday")).toBeVisible();
	await page.goto(`${second}x`);
	await expect(page.getByRole("heading", { level: 1, name: "This chat isn't here" })).toBeVisible();
});
