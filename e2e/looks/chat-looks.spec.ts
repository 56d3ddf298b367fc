import type { Locator, Page } from "@playwright/test";
import { chatOf, openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

/** What the browser made of the styles: what the specification asks of the chat's looks. */
function styleOf(element: Locator, ...names: string[]): Promise<string[]> {
	return element.evaluate(
		(node, wanted) => wanted.map((name) => getComputedStyle(node).getPropertyValue(name)),
		names,
	);
}

async function talk(page: Page): Promise<{ mine: Locator; theirs: Locator }> {
	const { log } = await openChat(page);
	await say(page, "A word from me");
	await untilAnswered(page);
	return { mine: log.locator(".user-bubble").last(), theirs: log.locator(".assistant-bubble").last() };
}

// spec: 2.119, 2.120, 2.142, 2.143, 2.144, 2.145, 2.146
test("bubbles stand and look as specified", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	const { mine, theirs } = await talk(page);
	expect(await styleOf(theirs, "background-color", "border-top-left-radius", "color")).toEqual([
		"rgba(0, 0, 0, 0.6)",
		"18px",
		"rgb(255, 255, 255)",
	]);
	expect(Number((await styleOf(theirs, "font-weight"))[0])).toBeGreaterThanOrEqual(600);
	expect((await styleOf(theirs, "backdrop-filter"))[0]).toContain("blur(24px)");
	expect(await styleOf(mine, "border-top-left-radius", "color")).toEqual(["18px", "rgb(255, 255, 255)"]);
	const [left, right] = [await theirs.boundingBox(), await mine.boundingBox()];
	expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0);
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan((right?.x ?? 0) + (right?.width ?? 0));
});

// spec: 2.150
test("colours come from the person's chat colour", async ({ page, person }) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { currentChatColor: "#8b5cf6" } });
	const { mine, theirs } = await talk(page);
	expect(await styleOf(theirs, "border-left-width")).toEqual(["3px"]);
	const violet = [
		...(await styleOf(mine, "background-color")),
		...(await styleOf(theirs, "border-left-color")),
	];
	await page.request.patch(`/api/users/${person.id}`, { data: { currentChatColor: "#f97316" } });
	await expect.poll(async () => (await styleOf(theirs, "border-left-color"))[0]).not.toBe(violet[1]);
	expect((await styleOf(mine, "background-color"))[0]).not.toBe(violet[0]);
});

test.describe("in light", () => {
	test.use({ colorScheme: "light" });
	// spec: 2.138, 2.139
	test("with no image the chat is white and as tall as the window", async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		await openChat(page);
		const container = page.locator(".chat-container");
		expect(await styleOf(container, "background-color")).toEqual(["rgb(255, 255, 255)"]);
		const box = await container.boundingBox();
		expect(box?.height ?? 0).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) - 1);
	});
});

for (const grows of ["by its style", "by code, in a browser without that style"]) {
	// spec: 2.153, 2.157, 9.66, 9.67
	test(`the box grows ${grows} from 48 px to its bound, and stays at the foot`, async ({ page, person }) => {
		expect(person.id).toMatch(/^usr_/);
		if (grows !== "by its style") {
			await page.addInitScript(() => {
				CSS.supports = () => false;
			});
		}
		const { bar } = await openChat(page);
		if (grows !== "by its style") {
			await page.addStyleTag({ content: ".message-box { field-sizing: fixed !important; }" });
		}
		const height = async () => (await bar.boundingBox())?.height ?? 0;
		expect(await height()).toBe(48);
		await bar.fill("line\n".repeat(8));
		expect(await height()).toBeGreaterThan(150);
		await bar.fill("line\n".repeat(200));
		for (const [windowHeight, tallest] of [
			[900, 620],
			[640, 412],
			[275, 120],
		] as const) {
			await page.setViewportSize({ width: 1280, height: windowHeight });
			await expect.poll(height).toBe(tallest);
		}
		expect(await styleOf(page.locator(".chat-bar"), "position", "bottom")).toEqual(["fixed", "0px"]);
		await bar.fill("");
		expect(await height()).toBe(48);
	});
}

test("nothing but the talk scrolls, and what can be done with the greeting stands below it", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	const { log } = chatOf(page);
	const overflow = () =>
		page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
	expect(await overflow()).toBe(0);
	const greeting = log.getByRole("article").first();
	await greeting.hover();
	const box = await greeting.boundingBox();
	const copy = await greeting.getByRole("button", { name: "Copy" }).boundingBox();
	expect((copy?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(12);
	await say(page, "I planted tulips");
	await untilAnswered(page);
	expect(await overflow()).toBe(0);
});

// spec: 9.70, 9.73
test("toasts are at most 420 px wide and go with a swipe to the right", async ({ page, person, context }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	// The chat's code is here by then: a toast stays for five seconds, and a busy machine may need as long to load it.
	await openChat(page);
	await context.clearCookies();
	await page.goto("/signin");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.keyboard.press("Enter");
	const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
	await expect(toast).toBeVisible();
	// The page changes under the toast, which has another place there.
	await expect(chatOf(page).log).toBeVisible();
	await toast.hover({ position: { x: 40, y: 12 } });
	const box = await toast.boundingBox();
	expect(box?.width ?? 0).toBeLessThanOrEqual(420);
	// On a wide screen it's beside the talk and covers no starter.
	const bar = await page.locator(".chat-plate").boundingBox();
	expect(box?.x ?? 0).toBeGreaterThan((bar?.x ?? 0) + (bar?.width ?? 0));
	const y = (box?.y ?? 0) + 12;
	await page.mouse.down();
	await page.mouse.move((box?.x ?? 0) + 120, y, { steps: 6 });
	await page.mouse.up();
	await expect(toast).toBeHidden({ timeout: 2_000 });
});

// spec: 2.111
test("the pills lie in one row", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	await openChat(page);
	const pills = page.getByRole("group", { name: "Reply style" }).getByRole("button");
	const tops = new Set(
		await pills.evaluateAll((all) => all.map((pill) => Math.round(pill.getBoundingClientRect().top))),
	);
	expect(tops.size).toBe(1);
});
