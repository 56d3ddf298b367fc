import { chatOf, openChat, say, storedMessages, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

test("on a slow network one reads and types at once, and nothing is doubled", async ({ page, person }) => {
	await openChat(page);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	// A bad phone connection: most of a second each way, 50 KB a second.
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 800,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	const { log } = chatOf(page);
	await say(page, "I missed the last bus again");
	// The words stand there long before the server could have them.
	await expect(log.getByText("I missed the last bus again", { exact: true })).toBeVisible({ timeout: 700 });
	await untilAnswered(page);
	await page.waitForTimeout(1500);
	await expect(log.getByText("I missed the last bus again", { exact: true })).toHaveCount(1);
	expect((await storedMessages(page, person.id)).map(({ role }) => role)).toEqual([
		"assistant",
		"user",
		"assistant",
	]);
});

test("a network that is lost in the middle of a reply loses no word of it", async ({
	page,
	person,
	context,
}) => {
	let drop = () => undefined as unknown;
	await page.routeWebSocket(/\/conversations\/.*\/live/, (socket) => {
		const server = socket.connectToServer();
		drop = () => {
			void server.close();
			return socket.close({ code: 1012 });
		};
	});
	await openChat(page);
	await say(page, "I keep saying yes to everyone at work and then I lie awake");
	await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
	await context.setOffline(true);
	drop();
	await expect(page.getByText(/^You're offline\. /)).toBeVisible();
	// Long enough for the server to have written all of it.
	await expect
		.poll(async () => (await storedMessages(page, person.id)).at(-1)?.status, { timeout: 30_000 })
		.toBe("complete");
	await context.setOffline(false);
	await expect(page.getByText(/^You're offline\. /)).toBeHidden();
	await untilAnswered(page);
	const stored = await storedMessages(page, person.id);
	const { log } = chatOf(page);
	await expect(log.getByText(stored.at(-1)?.content.slice(-24) ?? "")).toBeVisible();
	await expect(log.locator(".user-bubble", { hasText: "I keep saying yes to everyone at work" })).toHaveCount(
		1,
	);
});

test("words that are sent with no network wait in their place, and go once when it is back", async ({
	page,
	person,
	context,
}) => {
	await openChat(page);
	await context.setOffline(true);
	await say(page, "Nobody hears this yet");
	const { log } = chatOf(page);
	await expect(log.getByText("Waiting to send")).toBeVisible();
	await expect(log.getByText("Nobody hears this yet", { exact: true })).toHaveCount(1);
	await context.setOffline(false);
	await untilAnswered(page);
	await expect.poll(async () => (await storedMessages(page, person.id)).length).toBe(3);
	await expect(log.getByText("Nobody hears this yet", { exact: true })).toHaveCount(1);
	await expect(log.getByText("Waiting to send")).toBeHidden();
});
