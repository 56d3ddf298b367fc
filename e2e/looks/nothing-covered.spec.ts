import type { Locator, Page } from "@playwright/test";
import { assess } from "../helpers/assess.ts";
import { chatOf, openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { newScene } from "../helpers/scene.ts";

async function boxOf(part: Locator) {
	await expect(part).toBeVisible();
	const box = await part.boundingBox();
	if (!box) {
		throw new Error(`${part} has no box`);
	}
	return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
	const [a, b] = [await boxOf(one), await boxOf(other)];
	const overlaps = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
	expect(overlaps, `${one} lies on ${other}`).toBe(false);
}

const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% }" });

/** Between the two capsules of the header, where words would show, it looks the same wherever the talk is scrolled to. */
async function expectStill(page: Page, between: { x: number; width: number }, tops: number[]): Promise<void> {
	const looks = new Set<string>();
	for (const top of tops) {
		await page.locator(".chat-container").evaluate((node, at) => node.scrollTo(0, at), top);
		const picture = await page.screenshot({ clip: { ...between, y: 8, height: 40 } });
		looks.add(picture.toString("base64"));
	}
	expect(looks.size).toBe(1);
}

test.describe("on a phone's screen", () => {
	// A page that is wider than a phone moves what stands at its edge; a desk would let it scroll.
	test.use({ isMobile: true, hasTouch: true });

	for (const [width, height, isLarge] of [
		[375, 812, true],
		[188, 406, false],
		[320, 640, false],
	] as const) {
		test(`the landing page of ${width} px${isLarge ? " with text twice as large" : ""} keeps help and the name apart`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			await page.goto("/");
			if (isLarge) {
				await enlarge(page);
			}
			const help = page.getByRole("link", { name: "Get help now" });
			const signIn = page.getByRole("banner").getByRole("link", { name: "Sign in" });
			const name = page.getByRole("link", { name: "Attune, home" });
			expect((await boxOf(help)).right).toBeLessThanOrEqual(width);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
			await expectApart(help, signIn);
			await expectApart(help, name);
			await expectApart(signIn, name);
		});
	}

	test("a page's words are softened where they pass below help, and its first view isn't", async ({
		page,
		person,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.setViewportSize({ width: 375, height: 812 });
		const softness = () =>
			page.locator("#root").evaluate((root) => Number(getComputedStyle(root, "::before").opacity));
		await openChat(page);
		expect(await softness()).toBe(0);
		for (const path of ["/profile", "/personality"]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await softness()).toBe(0);
			await page.evaluate(() => scrollTo(0, 200));
			await expect.poll(softness).toBe(1);
			await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
		}
	});

	test("what passes below the header and the bar is hidden by the scene itself", async ({ page, person }) => {
		await page.setViewportSize({ width: 375, height: 500 });
		await newScene(page, person.id);
		await openChat(page);
		for (const words of ["I slept badly and I have a lot to do today", "My sister rang me late again"]) {
			await say(page, words);
			await untilAnswered(page);
		}
		await expect(page.locator(".scene-edges")).toBeVisible();
		await expectStill(page, { x: 150, width: 25 }, [60, 100, 140, 180]);
		// At its start no line of the talk is below the end of that fade, 88 px.
		// What still grows in the moment of scrolling takes the talk back to its end.
		await expect(async () => {
			await page.locator(".chat-container").evaluate((node) => node.scrollTo(0, 0));
			expect((await page.locator(".opening").first().boundingBox())?.y).toBeGreaterThanOrEqual(88);
		}).toPass();
	});

	test("an opening hides what passes below the header once one scrolls, and blurs no scene before", async ({
		page,
		person,
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await assess(page, person.id);
		await newScene(page, person.id);
		await openChat(page);
		await expect(page.locator(".scene-edges")).toBeVisible();
		for (const softened of [".chat-header", ".chat-foot"]) {
			const blurs = await page.locator(softened).evaluate((node) => {
				const parts = [getComputedStyle(node), getComputedStyle(node, "::before")];
				return parts.filter(({ display, backdropFilter }) => display !== "none" && backdropFilter !== "none");
			});
			expect(blurs, softened).toEqual([]);
		}
		await expectStill(page, { x: 75, width: 60 }, [60, 100, 140]);
	});

	test("a toast takes the place of an opening's starters, which show for the focus and come back", async ({
		page,
		person,
	}) => {
		await assess(page, person.id);
		await openChat(page);
		const starters = page.locator(".starters");
		await expect(starters).toHaveCSS("opacity", "1");
		// As the toaster does it. A real one may have gone by then.
		await page.evaluate(() => document.documentElement.classList.add("shows-toast"));
		await expect(starters).toHaveCSS("opacity", "0");
		await starters.getByRole("button").first().focus();
		await expect(starters).toHaveCSS("opacity", "1");
		await page.evaluate(() => document.documentElement.classList.remove("shows-toast"));
		await starters.getByRole("button").first().blur();
		await expect(starters).toHaveCSS("opacity", "1");
	});

	for (const width of [375, 768]) {
		test(`what may be answered stands above the box in ${width} px, also after another reply`, async ({
			page,
			person,
		}) => {
			expect(person.id).toMatch(/^usr_/);
			await page.setViewportSize({ width, height: 900 });
			await openChat(page);
			const form = page.getByRole("form", { name: "Write to your coach" });
			const last = page.getByRole("group", { name: "Choices" }).getByRole("button").last();
			await say(
				page,
				"They don't accept my no. My boss just keeps pushing until I cave in and say yes again",
			);
			await untilAnswered(page);
			await page.getByRole("log").click({ position: { x: 4, y: 4 } });
			await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
			await expectApart(last, form);
			await page.getByRole("button", { name: "Try another reply" }).tap();
			await expect(page.getByText("2 of 2")).toBeVisible();
			await expectApart(last, form);
		});
	}

	test("the box names the style in 320 px, and the count of replies is one line", async ({
		page,
		person,
	}) => {
		expect(person.id).toMatch(/^usr_/);
		await page.setViewportSize({ width: 320, height: 640 });
		const { bar } = await openChat(page);
		await page.getByRole("button", { name: /^Reply style/ }).tap();
		await page.getByRole("button", { name: "Need a friend" }).tap();
		await page.keyboard.press("Escape");
		await bar.focus();
		const style = page.locator(".mode-name");
		await expect(style).toHaveText(/Need a friend$/);
		await expect.poll(() => style.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
		await expect(
			page.getByRole("button", { name: "Reply style: Deep Conversation · Need a friend" }),
		).toBeVisible();
		await say(page, "I keep saying yes to everyone at work");
		await untilAnswered(page);
		await page.getByRole("button", { name: "Try another reply" }).tap();
		const count = await boxOf(page.getByText("2 of 2"));
		expect(count.bottom - count.top).toBeLessThan(30);
	});
});

test("another reply is asked for again in the same place, and no name covers the words", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await openChat(page);
	await say(page, "They don't accept my no. My boss just keeps pushing until I cave in and say yes again");
	await untilAnswered(page);
	const again = page.getByRole("button", { name: "Try another reply" });
	const { left } = await boxOf(again);
	await again.click();
	await expect(page.getByText("2 of 2")).toBeVisible();
	expect((await boxOf(again)).left).toBeCloseTo(left, 0);
	await page.getByRole("button", { name: "Earlier reply" }).hover();
	const tip = page.getByText("Earlier reply", { exact: true }).locator("visible=true").last();
	expect((await boxOf(tip)).top).toBeGreaterThan((await boxOf(again)).top);
	await expectApart(tip, page.locator(".assistant-bubble").last());
});

for (const [width, height] of [
	[320, 640],
	[768, 1024],
	[1440, 900],
] as const) {
	test(`a newcomer's toast covers no button in ${width} by ${height}`, async ({ page, newcomer }) => {
		await page.setViewportSize({ width, height });
		await page.goto("/signup");
		if (width === 1440) {
			await expect(page.getByRole("button", { name: "Create Account" })).toBeInViewport({ ratio: 1 });
		}
		await page.getByLabel("Username").fill(newcomer.username);
		await page.getByLabel("Email").fill(newcomer.email);
		await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
		await page.getByLabel("I'm 18 or older").check();
		await page.getByLabel(/Attune may store/).check();
		await page.getByRole("button", { name: "Create Account" }).click();
		const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
		await expect(toast).toBeVisible();
		// A toast stays for as long as the pointer is on it, and rises when the page's buttons come.
		await toast.hover();
		const skip = page.getByRole("button", { name: "Skip - Start chatting" });
		await expect(skip).toBeVisible();
		await toast.hover();
		const [lies, ...feet] = [toast, page.getByRole("button", { name: "Continue" }), skip];
		for (const foot of feet) {
			await expectApart(lies, foot);
		}
		// What it lies on can be scrolled clear of it, once both have come to rest.
		await expect(async () => {
			await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
			await expectApart(lies, page.getByRole("button", { name: /^relief/i }));
		}).toPass({ timeout: 15_000 });
	});
}

test("with forced colours what is on and what is not differ, and a person's words have an edge", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.emulateMedia({ forcedColors: "active" });
	await page.setViewportSize({ width: 1440, height: 900 });
	await openChat(page);
	const fill = (name: string) =>
		page.getByRole("button", { name }).evaluate((pill) => getComputedStyle(pill).backgroundColor);
	expect(await fill("Deep Conversation")).not.toBe(await fill("Practical Help"));
	await say(page, "A plain word");
	const words = chatOf(page).log.locator(".user-bubble").last();
	await expect(words).toHaveCSS("border-top-style", "solid");
});

test("a conversation's name has its line till its buttons are wanted, by pointer or keyboard", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await openChat(page);
	await page.getByRole("button", { name: "Conversations", exact: true }).click();
	const beside = page.getByRole("complementary", { name: "Conversations" });
	const rename = beside.getByRole("button", { name: /^Rename:/ });
	const shown = () => rename.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
	await expect(rename).toBeAttached();
	await page.mouse.move(900, 20);
	await expect.poll(shown).toBe("0");
	await rename.focus();
	await expect.poll(shown).toBe("1");
});
