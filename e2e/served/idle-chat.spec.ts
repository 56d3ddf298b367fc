import { PONG } from "#shared/conversation-protocol.ts";
import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

/** A while after the chat, the page fetches the code of the others. This one comes last. */
const LAST_CODE = /\/assets\/not-found-page-/;

test("an idle open chat asks the server for nothing", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	// Every timer of the page is ours: eleven minutes of it pass here, in which each poll would have come round.
	await page.clock.install();
	let unanswered = 0;
	page.on("websocket", (socket) => {
		socket.on("framesent", () => {
			unanswered += 1;
		});
		socket.on("framereceived", ({ payload }) => {
			unanswered -= payload === PONG ? 1 : 0;
		});
	});
	let isLoaded = false;
	page.on("requestfinished", (request) => {
		isLoaded ||= LAST_CODE.test(request.url());
	});
	await openChat(page);
	await expect
		.poll(async () => {
			await page.clock.runFor(2_000);
			return isLoaded;
		})
		.toBe(true);
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	let pings = 0;
	// In steps, so that the server's answer to a ping is there before it is given up, also on a busy machine.
	for (let passed = 0; passed < 11 * 60_000; passed += 4_000) {
		await page.clock.runFor(4_000);
		pings += unanswered;
		await expect.poll(() => unanswered, { intervals: [20, 50, 200] }).toBe(0);
	}
	expect(pings).toBeGreaterThan(0);
	expect(asked).toEqual([]);
});
