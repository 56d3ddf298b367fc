import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OwnServer } from "../../../tools/lib/own-server.ts";
import { portOf } from "../../../tools/lib/ports.ts";
import { chatOf, openChat, say, storedMessages, untilAnswered, untilWriting } from "../../helpers/chat.ts";
import { expect, test } from "../../helpers/people.ts";

/** A coach that writes slowly: what happens in the middle of a reply must not meet its end on a busy machine. */
const server = new OwnServer(portOf("live-chat"));
const PACE = { BUILTIN_COACH_PACE_MS: "500" };

test.use({ baseURL: server.origin });
// One server for all of them, so they take turns.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
	await server.start(await mkdtemp(join(tmpdir(), "attune-live-")), PACE);
});

test.afterAll(() => server.kill());

const WORDS = "I keep saying yes to everyone at work and then I lie awake";

test("a reload in the middle of a reply shows it and goes on; nothing is lost or doubled", async ({
	page,
	person,
}) => {
	await openChat(page);
	await say(page, WORDS);
	await untilWriting(page);
	await page.reload();
	await untilWriting(page);
	const { log } = chatOf(page);
	await expect(log.getByText(WORDS)).toHaveCount(1);
	await untilAnswered(page);
	const stored = await storedMessages(page, person.id);
	expect(stored.map(({ role, status }) => [role, status])).toEqual([
		["assistant", "complete"],
		["user", "complete"],
		["assistant", "complete"],
	]);
	const firstWords = stored.at(-1)?.content.slice(0, 24) ?? "";
	await expect(log.getByText(firstWords)).toHaveCount(1);
});

test("a second tab sees the words and the reply as they come", async ({ page, person, context }) => {
	await openChat(page);
	const second = await context.newPage();
	await openChat(second);
	await say(page, WORDS);
	await expect(chatOf(second).log.getByText(WORDS)).toHaveCount(1);
	await untilWriting(second);
	await untilAnswered(page);
	await untilAnswered(second);
	const reply = (await storedMessages(page, person.id)).at(-1)?.content.slice(0, 24) ?? "";
	await expect(chatOf(page).log.getByText(reply)).toHaveCount(1);
	await expect(chatOf(second).log.getByText(reply)).toHaveCount(1);
});

test("Stop keeps what was said", async ({ page, person }) => {
	await openChat(page);
	await say(page, WORDS);
	await untilWriting(page);
	await page.getByRole("button", { name: "Stop" }).click();
	await untilAnswered(page);
	const last = (await storedMessages(page, person.id)).at(-1);
	expect(last?.status).toBe("stopped");
});
