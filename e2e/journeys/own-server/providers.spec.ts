import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LLMock } from "@copilotkit/aimock";
import type { Page } from "@playwright/test";
import { OwnServer } from "../../../tools/lib/own-server.ts";
import { portOf } from "../../../tools/lib/ports.ts";
import { expectAccessible } from "../../helpers/accessible.ts";
import { chatOf, openChat, say, untilAnswered } from "../../helpers/chat.ts";
import { expect, test } from "../../helpers/people.ts";

/** A server with both providers configured, whose words come from a simulator of theirs. */
const server = new OwnServer(portOf("providers"));
const mock = new LLMock({ port: 0, logLevel: "silent", chunkSize: 8 });
const PACE = { streamingProfile: { ttft: 20, tps: 60 } };
/** A picture of one pixel. */
const PIXEL =
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const DOWN = { error: { message: "overloaded" }, status: 500 };

test.use({ baseURL: server.origin });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
	mock
		.on({ model: /^claude/, userMessage: "I lost my job" }, DOWN)
		.on({ userMessage: "Is anybody there" }, DOWN)
		.on(
			{ userMessage: "Go slowly with me" },
			{ content: "One thing at a time, and then" },
			{
				truncateAfterChunks: 5,
				...PACE,
			},
		)
		.on({ model: /^claude/ }, { content: "You carried a lot today." }, PACE)
		.on({ model: /^gpt/ }, { content: "Two things may help." }, PACE);
	mock.onImage(/with a little violet/, DOWN as never);
	mock.onImage(/./, { image: { b64Json: PIXEL } });
	const url = await mock.start();
	await server.start(await mkdtemp(join(tmpdir(), "attune-providers-")), {
		ANTHROPIC_API_KEY: "key",
		ANTHROPIC_BASE_URL: url,
		OPENAI_API_KEY: "key",
		OPENAI_BASE_URL: `${url}/v1`,
	});
});

test.afterAll(() => server.kill());

/** What stands under More of the newest reply. */
async function newestWriter(page: Page): Promise<string | null> {
	const replies = chatOf(page)
		.log.getByRole("article")
		.filter({ has: page.locator(".assistant-bubble") });
	await replies.last().getByRole("button", { name: "More" }).click();
	const words = await page.locator(".more-footer").textContent();
	await page.keyboard.press("Escape");
	return words;
}

// spec: 1.14
test("Deep Conversation is answered by Claude, Practical Help by OpenAI, and a failure is not noticed", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	const { log } = chatOf(page);
	// Chosen by hand, so that nothing is switched after the first answer.
	await page.getByRole("button", { name: "Practical Help" }).click();
	await page.getByRole("button", { name: "Deep Conversation" }).click();
	await say(page, "Hello");
	await untilAnswered(page);
	await expect(log.getByText("You carried a lot today.")).toBeVisible();
	expect(await newestWriter(page)).toContain("Written by Claude");
	await say(page, "I lost my job");
	await untilAnswered(page);
	await expect(log.getByText("Two things may help.")).toBeVisible();
	expect(await newestWriter(page)).toContain("Written by OpenAI");
	await page.getByRole("button", { name: "Practical Help" }).click();
	await say(page, "What now?");
	await expect(log.getByText("Two things may help.")).toHaveCount(2);
	await untilAnswered(page);
	expect(await newestWriter(page)).toMatch(/Written by OpenAI.* in Practical Help/);
});

// spec: P.58
test("when no model answers the guide does and says so, and the next message is a model's", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	const { log } = chatOf(page);
	await say(page, "Is anybody there");
	await untilAnswered(page);
	await expect(log.getByText(/can't be reached at the moment. The built-in guide replied\./)).toBeVisible();
	expect(await newestWriter(page)).toContain("Written by the built-in guide");
	await page.getByRole("button", { name: /^Ask (?:Claude|OpenAI) again$/ }).click();
	await untilAnswered(page);
	await expect(log.getByText("Is anybody there", { exact: true })).toBeVisible();
	await expectAccessible(page);
	await say(page, "I feel a little better now");
	await untilAnswered(page);
	await expect(log.getByText(/You carried a lot today|Two things may help/)).toBeVisible();
});

// spec: P.62
test("nothing goes to a company before the person agrees, which they do with one press", async ({
	page,
	person,
}) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { consentedTo: [] } });
	await openChat(page);
	const { log } = chatOf(page);
	await say(page, "I slept badly again");
	await untilAnswered(page);
	const asked = page.getByRole("region", { name: "Who may reply to you" });
	await expect(asked).toContainText("Claude and OpenAI can reply to you here");
	await expectAccessible(page);
	await asked.getByRole("button", { name: "Agree" }).click();
	await untilAnswered(page);
	await expect(log.getByText(/You carried a lot today|Two things may help/)).toBeVisible();
	await expect(asked).toBeHidden();
});

test("Settings says whose words go where, and the built-in guide can be chosen", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await page.goto("/settings/coach");
	await expect(page.getByText("Claude and OpenAI", { exact: true })).toBeVisible();
	const check = page.getByRole("switch", { name: "Check messages that may show danger" });
	await expect(check).toHaveCount(0);
	await page.getByRole("radio", { name: /The built-in guide/ }).check();
	await expect(check).not.toBeChecked();
	await check.click();
	await expect(check).toBeChecked();
	await expect(page.getByText("Only messages that may show danger leave Attune")).toBeVisible();
	await expectAccessible(page);
	await openChat(page);
	await say(page, "I slept badly");
	await untilAnswered(page);
	expect(await newestWriter(page)).toContain("Written by the built-in guide");
});

test("before signing up one reads which companies are asked", async ({ page }) => {
	await page.goto("/signup");
	await expect(page.getByText(/We send what you write to Claude and OpenAI/)).toBeVisible();
});

test("scenes are painted by the image model, and by the built-in painter in its place when it fails, which is said", async ({
	page,
	person,
}) => {
	await page.goto("/scenes");
	const make = page.getByRole("button", { name: "Make new scene (25s)" });
	const scene = page.locator(".scene-layer img").last();
	await make.click();
	await expect(
		page.getByRole("region", { name: "A new scene" }).getByText(/^Your new scene: /),
	).toBeVisible();
	const painted = await scene.getAttribute("src");
	expect((await page.request.get(String(painted))).headers()["content-type"]).toBe("image/png");
	await expect(page.getByRole("button", { name: /painted by an image model$/ })).toBeVisible();

	await page.request.patch(`/api/users/${person.id}`, { data: { currentChatColor: "#9761e4" } });
	await make.click();
	const card = page.getByRole("region", { name: "A new scene" });
	await expect(card.getByText(/so Attune painted this one itself\.$/)).toBeVisible();
	await expect(scene).not.toHaveAttribute("src", String(painted));
	const instead = await scene.getAttribute("src");
	expect((await page.request.get(String(instead))).headers()["content-type"]).toBe("image/svg+xml");
});
