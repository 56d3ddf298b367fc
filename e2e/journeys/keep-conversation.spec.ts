import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { expect, type Person, test } from "../helpers/people.ts";

const WORDS = [
	"I dread Mondays. My boss puts me on the spot.",
	"He asks why I'm behind in front of everyone.",
];

/** Says these on the landing page, one after the other, each after the reply to the one before. */
async function say(page: Page, words: readonly string[]): Promise<void> {
	await page.goto("/");
	const box = page.getByRole("textbox", { name: "Write a message" });
	for (const [turn, text] of words.entries()) {
		await box.fill(text);
		await box.press("Enter");
		await expect(page.locator(".try-theirs")).toHaveCount(turn + 1);
	}
}

async function keep(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Keep this conversation" }).click();
	await expect(page.getByRole("heading", { name: "Create Your Account" })).toBeVisible();
}

async function signUp(
	page: Page,
	{ firstName, username, email, password }: Omit<Person, "id">,
): Promise<void> {
	await page.getByLabel(/^First name/).fill(firstName);
	await page.getByLabel(/^Username/).fill(username);
	await page.getByLabel(/^Email/).fill(email);
	await page.getByLabel(/^Password/).fill(password);
	await page.getByRole("checkbox", { name: "I'm 18 or older" }).check();
	await page.getByRole("checkbox", { name: /Attune may store/ }).check();
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page).toHaveURL(/\/onboarding$/);
}

async function skipOnboarding(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Skip - Start chatting" }).click();
	await expect(page).toHaveURL(/\/dashboard$/);
}

const carried = (page: Page) => page.evaluate(() => sessionStorage.getItem("attune-carried-talk"));

// spec: P.37
test("a conversation that is kept is the first one of the new account, with the same words", async ({
	page,
	newcomer,
}) => {
	await say(page, WORDS);
	await expectAccessible(page);
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	await keep(page);
	const kept = page.getByRole("region", { name: "Your conversation so far" });
	await expect(kept).toContainText(WORDS[1] ?? "");
	await expect(kept).toContainText("Comes with you: 4 messages");
	await expectAccessible(page);
	// They survive a reload and the way back, and go nowhere meanwhile.
	await page.reload();
	await expect(kept).toContainText(WORDS[1] ?? "");
	await page.goto("/");
	await expect(page.locator(".try-mine")).toHaveText(WORDS.map((words) => `You: ${words}`));
	expect(sent).toEqual([]);
	await keep(page);
	await signUp(page, newcomer);
	expect(await carried(page)).toBeNull();
	await skipOnboarding(page);
	const log = page.getByRole("log").first();
	await expect(log.locator(".user-bubble")).toHaveText(WORDS);
	await expect(log.locator(".assistant-bubble")).toHaveCount(WORDS.length);
	await page.reload();
	await expect(log.locator(".user-bubble")).toHaveText(WORDS);
});

// spec: P.39
test("words that show danger come with help: on the way, and in the first conversation", async ({
	page,
	newcomer,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await say(page, ["I want to end my life"]);
	await expectAccessible(page);
	await expect(page.getByRole("region", { name: "Try it" }).getByRole("link").first()).toHaveAttribute(
		"href",
		/^tel:/,
	);
	await keep(page);
	const kept = page.getByRole("region", { name: "Your conversation so far" });
	await expect(kept.getByRole("link", { name: "Get help now" })).toHaveAttribute("href", "/help");
	await expectAccessible(page);
	await signUp(page, newcomer);
	await skipOnboarding(page);
	const log = page.getByRole("log").first();
	await expect(log.getByText("I want to end my life")).toBeVisible();
	await expect(log.getByRole("link", { name: /call|988|116/i }).first()).toHaveAttribute("href", /^tel:/);
});

// spec: P.40
test("a quick exit forgets the conversation", async ({ page }) => {
	await page.route("https://www.wikipedia.org/", (route) => route.fulfill({ body: "neutral" }));
	await say(page, ["my husband threatens me"]);
	await keep(page);
	await page.goto("/");
	await page.getByRole("link", { name: /^Quick exit/ }).click();
	await expect(page.getByText("neutral")).toBeVisible();
	await page.goto("/help");
	expect(await carried(page)).toBeNull();
});
