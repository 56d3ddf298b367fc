import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { chatOf, openChat, say, storedMessages, untilAnswered } from "../helpers/chat.ts";
import { keptFiles } from "../helpers/kept-files.ts";
import { expect, test } from "../helpers/people.ts";

test.use({ serviceWorkers: "allow" });

const KEPT_NOTICE = "Here's your last conversation, saved on this device.";

/** The service worker has the app itself. The shell is what comes last. */
async function untilAppIsKept(page: Page): Promise<void> {
	await expect.poll(() => keptFiles(page)).toContain("/forgot");
}

test("with no network the app opens, in the last conversation; what is written waits and goes when it is back", async ({
	page,
	person,
	context,
}) => {
	await openChat(page);
	await say(page, "The heron was back at the pond this morning");
	await untilAnswered(page);
	await untilAppIsKept(page);
	await context.setOffline(true);
	await page.goto("/");
	const { log } = chatOf(page);
	await expect(log.getByText("The heron was back at the pond this morning", { exact: true })).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: KEPT_NOTICE })).toBeVisible();
	await expectAccessible(page);
	await say(page, "I wanted to tell somebody about it");
	await expect(log.getByText("Waiting to send")).toBeVisible();
	await expect(log.getByText("We'll send this when you're back online.")).toBeVisible();
	await context.setOffline(false);
	await expect(log.getByText("Waiting to send")).toBeHidden({ timeout: 45_000 });
	await expect(page.getByText(KEPT_NOTICE)).toBeHidden();
	await untilAnswered(page);
	const said = async () =>
		(await storedMessages(page, person.id))
			.filter(({ role }) => role === "user")
			.map(({ content }) => content);
	await expect
		.poll(said)
		.toEqual(["The heron was back at the pond this morning", "I wanted to tell somebody about it"]);
	await expect(log.getByText("I wanted to tell somebody about it", { exact: true })).toHaveCount(1);

	// Words that wait are there when the app was closed meanwhile, and go then too.
	await context.setOffline(true);
	await say(page, "And one more thing");
	await expect(log.getByText("Waiting to send")).toBeVisible();
	await page.reload();
	await expect(log.getByText("And one more thing", { exact: true })).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(KEPT_NOTICE)).toBeHidden({ timeout: 30_000 });
	await expect.poll(async () => (await said()).at(-1), { timeout: 45_000 }).toBe("And one more thing");
	await untilAnswered(page);
});

test("nothing of a person is left after signing out, nor shown to who comes next", async ({
	page,
	person,
	newcomer,
	context,
}) => {
	const secret = "Only the heron knows about the letters";
	await openChat(page);
	await say(page, secret);
	await untilAnswered(page);
	await untilAppIsKept(page);
	expect((await keptFiles(page)).filter((path) => /^\/(?:api|u)\//.test(path))).toEqual([]);
	await page.goto("/profile");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/signin$/);
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.id);
	await context.setOffline(true);
	await page.goto("/dashboard");
	await expect(page.getByRole("heading", { name: "We can't reach Attune right now" })).toBeVisible();
	await expect(page.getByText(secret)).toBeHidden();
	await expectAccessible(page);
	// Help needs no connection.
	await page.getByRole("link", { name: /^Get help now \(works offline\)/ }).click();
	await expect(page.getByRole("heading", { name: "Talk to a person now" })).toBeVisible();
	await context.setOffline(false);

	const other = { ...newcomer, username: `${newcomer.username}b`, email: `b-${newcomer.email}` };
	const { id } = await (await page.request.post("/api/auth/signup", { data: other })).json();
	await page.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true } });
	await openChat(page);
	await say(page, "It is my first day here");
	await untilAnswered(page);
	await context.setOffline(true);
	await page.goto("/dashboard");
	await expect(chatOf(page).log.getByText("It is my first day here", { exact: true })).toBeVisible();
	await expect(page.getByText(secret)).toBeHidden();
});

test("a session that was ended elsewhere leaves nothing to read once that is known", async ({
	page,
	person,
	context,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	await say(page, "The heron again");
	await untilAnswered(page);
	await untilAppIsKept(page);
	await context.setOffline(true);
	await page.goto("/dashboard");
	await expect(chatOf(page).log.getByText("The heron again", { exact: true })).toBeVisible();
	await page.request.post("/api/auth/signout-everywhere", { data: {} });
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/signin$/, { timeout: 30_000 });
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("heron");
});
