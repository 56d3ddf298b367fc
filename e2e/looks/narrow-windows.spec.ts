import type { Locator, Page } from "@playwright/test";
import type { Message } from "#shared/schemas/conversations.ts";
import { assessTwice } from "../helpers/assess.ts";
import { chatOf, openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

const WINDOWS = [
	{ width: 375, height: 812, text: "200%" },
	{ width: 320, height: 568, text: "200%" },
	// A window of 640 px at twice the zoom.
	{ width: 320, height: 568, text: "100%" },
];

const enlarge = (page: Page, text: string) =>
	page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, text);

/** Whole in the window's width, and reached by scrolling down at most. */
async function expectWhole(page: Page, ...parts: Locator[]): Promise<void> {
	const width = page.viewportSize()?.width ?? 0;
	for (const part of parts) {
		const box = await part.boundingBox();
		expect(box?.x ?? -1, `${part} begins in the window`).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? width + 1), `${part} ends in it`).toBeLessThanOrEqual(width);
	}
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Words that no line is too short for, and that stand on two all the same. */
const brokenWords = (page: Page) =>
	page.locator("main").evaluate((main) => {
		const broken: string[] = [];
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}{2,14}/gu) ?? []) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const isSeen = text.parentElement?.checkVisibility() && !text.parentElement.closest(".sr-only");
				if (isSeen && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
					broken.push(word);
				}
			}
		}
		return broken;
	});

for (const { width, height, text } of WINDOWS) {
	test(`an exercise is whole in ${width} px with text of ${text}, on its page and in the chat`, async ({
		page,
		person,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.setViewportSize({ width, height });
		await page.goto("/exercises/one-small-step");
		await page.getByRole("button", { name: "Start" }).click();
		const skip = page.getByRole("button", { name: "Skip", exact: true });
		const next = page.getByRole("button", { name: "Next" });
		const leave = page.getByRole("button", { name: "Leave One small step" });
		await expect(skip).toBeVisible();
		await enlarge(page, text);
		await expectWhole(page, skip, next, leave, page.getByRole("radiogroup"));
		await skip.click();
		const field = page.getByRole("main").getByRole("textbox");
		await expect(field).toBeVisible();
		await expectWhole(page, next, leave, field);
		await leave.click();
		await page.getByRole("button", { name: "Leave and keep it" }).click();
		await page.goto("/dashboard");
		await page.getByRole("button", { name: "Carry on" }).press("Enter");
		const run = page.getByRole("region", { name: "Exercise: One small step" });
		await expect(run.getByRole("textbox")).toBeVisible();
		await enlarge(page, text);
		await expectWhole(page, ...["Next", "Pause"].map((name) => run.getByRole("button", { name })));
		await expectWhole(page, run.getByRole("textbox"), run.getByRole("button", { name: /^Leave/ }));
	});
}

for (const { width, height, text } of WINDOWS) {
	test(`every way to a person is whole in ${width} px with text of ${text}`, async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		await page.setViewportSize({ width, height });
		await openChat(page);
		await enlarge(page, text);
		await page.getByRole("button", { name: "Get help now" }).first().press("Enter");
		const help = page.getByRole("dialog", { name: "Talk to a person now" });
		await expect(help.getByRole("link", { name: /^Call / }).first()).toBeVisible();
		const ways = await help.getByRole("link", { name: /^(?:Call|Text|Emergency)/ }).all();
		expect(ways.length).toBeGreaterThan(2);
		await expectWhole(page, ...ways);
	});
}

test("no answer of the twenty questions has the focus under the buttons at the foot", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/personality");
	const answers = page.getByRole("radio", { name: "Very accurate" });
	await expect(answers).toHaveCount(5);
	const foot = await page.getByRole("button", { name: "Continue" }).boundingBox();
	for (const answer of await answers.all()) {
		await answer.focus();
		const box = await answer.boundingBox();
		expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
	}
});

/** The parts of the settings, each with what it shows once the server has answered. */
const SETTINGS = [
	["account", "Email and username"],
	["sign-in", "This device"],
	["notifications", "Set a fixed time"],
	["coach", /^The built-in guide replies to you/],
	["appearance", "Scene and colours"],
	["data", /^Your conversations hold /],
	["safety-plan", "Signs that a crisis may be coming"],
] as const;

for (const [part, loaded] of SETTINGS) {
	test(`no word of the settings' ${part} breaks with text twice as large`, async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		await page.request.patch("/api/auth/notifications", { data: { textNotificationsEnabled: true } });
		await page.setViewportSize({ width: 375, height: 812 });
		await page.goto(`/settings/${part}`);
		await expect(page.getByRole("main").getByText(loaded).first()).toBeVisible();
		await enlarge(page, "200%");
		// A username and its address are made up here, and too long for a line.
		const broken = (await brokenWords(page)).filter((word) => !person.username.includes(word));
		expect(broken).toEqual([]);
	});
}

test("two exercises are in view on a phone, and the bell is as high as what it holds", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/exercises");
	const second = await page.getByRole("main").getByRole("listitem").nth(1).boundingBox();
	const places = await page.getByRole("navigation", { name: "Main" }).boundingBox();
	expect((second?.y ?? 999) + (second?.height ?? 999)).toBeLessThanOrEqual(places?.y ?? 0);
	await page.getByRole("button", { name: /^Notifications/ }).click();
	const bell = page.getByRole("dialog", { name: "Notifications" });
	await expect(bell.getByRole("link", { name: "Set up notifications" })).toBeVisible();
	expect((await bell.boundingBox())?.height).toBeLessThan(400);
});

for (const [width, height] of [
	[812, 375],
	[667, 320],
] as const) {
	test(`a step, its field and Next are in one view of ${width} by ${height}`, async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		await page.setViewportSize({ width, height });
		await page.goto("/exercises/one-small-step");
		await page.getByRole("button", { name: "Start" }).click();
		await page.getByRole("button", { name: "Skip", exact: true }).click();
		const main = page.getByRole("main");
		await expect(main.getByRole("textbox")).toBeInViewport({ ratio: 1 });
		await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
		await expect(main.getByRole("button", { name: "Next" })).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("button", { name: /^Leave/ })).toBeInViewport({ ratio: 1 });
	});
}

test("in a low window the line about a switch gives way to who writes", async ({ page, person }) => {
	await assessTwice(page, person.id);
	await page.setViewportSize({ width: 667, height: 320 });
	await openChat(page);
	const { bar } = chatOf(page);
	const line = page.getByText(/ is on, /);
	await page.getByRole("heading", { name: "Attune" }).click();
	await expect(line).toBeVisible();
	await bar.focus();
	await expect(line).toBeHidden();
});

test.describe("a reply with a wide table and a long line of code", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	const REPLY = [
		"| Habit | What it does | When it works | What is in the way |",
		"|---|---|---|---|",
		"| Phone in the hallway | Fewer late replies | From nine o'clock on | Your alarm is on it |",
		"",
		"```bash",
		`curl https://example.org/${"a-long-path/".repeat(12)}`,
		"```",
	].join("\n");

	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`in the ${colorScheme}`, () => {
			test.use({ colorScheme });
			test("stays in its bubble, and nothing shows through its first column", async ({ page, person }) => {
				await assessTwice(page, person.id);
				await openChat(page);
				const withReply = (messages: Message[]) => [
					...messages,
					{ ...messages[0], id: "msg_zz", content: REPLY, metadata: {} },
				];
				await page.route("**/api/chat/conversation/**", async (route) => {
					const answer = await route.fetch();
					const talk = await answer.json();
					await route.fulfill({ response: answer, json: { ...talk, messages: withReply(talk.messages) } });
				});
				await page.routeWebSocket(/conversations\/.*\/live/, (socket) => {
					socket.connectToServer().onMessage((text) => {
						const frame = JSON.parse(String(text));
						socket.send(
							frame.type === "snapshot"
								? JSON.stringify({ ...frame, messages: withReply(frame.messages) })
								: text,
						);
					});
				});
				await page.reload();
				const table = page.getByRole("region", { name: "Table" });
				const more = page.getByRole("button", { name: "View more" });
				// Markdown's code may come late and move the button: by key it's found wherever it is.
				await expect(table).toBeVisible();
				await more.press("Enter");
				const first = table.getByRole("cell", { name: "Phone in the hallway" });
				const code = page.locator(".code-block");
				await expect(code).toBeVisible();
				// The fonts and the rest of the list may still come, and change a size.
				await expect(async () => {
					await table.evaluate((region) => region.scrollTo(0, 0));
					const before = await first.boundingBox();
					await table.evaluate((region) => region.scrollBy(140, 0));
					expect(await table.evaluate((region) => region.scrollLeft)).toBe(140);
					expect((await first.boundingBox())?.x).toBe(before?.x);
					expect(before?.width).toBeLessThan(140);
				}).toPass();
				const ground = await first.evaluate((cell) => getComputedStyle(cell).backgroundColor);
				expect(ground).toMatch(/^(?:rgb\(|color\(srgb [^/]+\)$)/);
				const bubble = await page.locator(".assistant-bubble", { has: code }).boundingBox();
				expect((await code.boundingBox())?.width).toBeLessThan(bubble?.width ?? 0);
				// A phone wraps it: nothing has to be moved to be read.
				expect(await code.locator("pre").evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
				expect((bubble?.x ?? 0) + (bubble?.width ?? 999)).toBeLessThanOrEqual(320);
			});
		});
	}
});
