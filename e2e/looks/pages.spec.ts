import { hexToOklch } from "#shared/colour/oklch.ts";
import { chatOf, openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { newScene, picture } from "../helpers/scene.ts";

// spec: 2.52
test("the eight moods stand in two columns", async ({ page, newcomer }) => {
	await page.request.post("/api/auth/signup", { data: newcomer });
	await page.goto("/onboarding");
	const tiles = page.getByRole("button", {
		name: /^(energized|calm|confident|joyful|focused|peaceful|motivated|relief)$/i,
	});
	await expect(tiles).toHaveCount(8);
	const lefts = new Set(
		await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().left))),
	);
	expect(lefts.size).toBe(2);
});

// spec: 2.147, 2.148, 2.151, 2.152
test("the box is transparent with dark text, and its focus and the send button take the chat colour", async ({
	page,
	person,
}) => {
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	const { bar } = await openChat(page);
	const style = (name: string) =>
		bar.evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
	expect(await style("background-color")).toBe("rgba(0, 0, 0, 0)");
	const lightness = await bar.evaluate((node) =>
		Number(/oklch\(([\d.]+)/.exec(getComputedStyle(node).color)?.[1] ?? 0),
	);
	expect(lightness).toBeLessThan(0.4);
	const send = page.getByRole("button", { name: "Send" });
	const sendStyle = (name: string) =>
		send.evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
	await bar.blur();
	expect(await sendStyle("background-color")).toBe("rgba(255, 255, 255, 0.92)");
	expect(Number(/oklch\(([\d.]+)/.exec(await sendStyle("color"))?.[1])).toBeLessThan(0.4);
	const plate = page.locator(".chat-plate");
	const border = () => plate.evaluate((node) => getComputedStyle(node).borderTopColor);
	await bar.fill("x");
	await bar.focus();
	for (const chatColour of ["#15803d", "#b91c1c"]) {
		// Changed again where the page had no socket yet: what comes in its first second, it isn't told.
		await expect(async () => {
			await page.request.patch(`/api/users/${person.id}`, { data: { currentChatColor: chatColour } });
			const hueFrom = async () => hueBetween(await border(), chatColour);
			await expect.poll(hueFrom, { timeout: 3_000 }).toBeLessThanOrEqual(MOST_LEANING);
		}).toPass({ timeout: 20_000 });
		await expect
			.poll(async () => hueBetween(await sendStyle("background-color"), chatColour))
			.toBeLessThanOrEqual(MOST_LEANING);
		// White words stand on it.
		expect(oklchOf(await sendStyle("background-color")).lightness).toBeLessThan(0.5);
	}
});

/** A scene pulls the hue by at most 28° (shared/colour/lean-hue.ts); the rest is for rounding. */
const MOST_LEANING = 30;

/** Of `rgb(…)`. */
function oklchOf(colour: string) {
	const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number);
	if (!channels) {
		throw new Error(`${colour} is not opaque, or not written as rgb().`);
	}
	return hexToOklch(`#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);
}

/** Degrees between the hue of `rgb(…)` and that of #rrggbb. Infinite for a grey, which has none. */
function hueBetween(colour: string, hex: string): number {
	const { hue, chroma } = oklchOf(colour);
	const between = Math.abs(hue - hexToOklch(hex).hue);
	return chroma < 0.03 ? Number.POSITIVE_INFINITY : Math.min(between, 360 - between);
}

// spec: 9.63
test("the need bars of an insight have five colours", async ({ page, person }) => {
	const levelScores = { physiological: 20, safety: 40, love: 60, esteem: 80, actualization: 100 };
	await page.route(`**/api/chat/conversation/${person.id}**`, async (route) => {
		const answer = await route.fetch();
		const body = await answer.json();
		const insight = {
			id: "msg_insight",
			conversationId: "cnv_x",
			role: "assistant",
			content: "Here's an insight about you.",
			aiProvider: "builtin",
			metadata: { kind: "insight", currentLevel: "safety", levelScores },
			createdAt: new Date().toISOString(),
			status: "complete",
		};
		await route.fulfill({
			response: answer,
			json: { ...body, conversation: body.conversation ?? { id: "cnv_x" }, messages: [insight] },
		});
	});
	await page.goto("/dashboard");
	const items = page.getByRole("list", { name: "Your five needs" }).getByRole("listitem");
	await expect(items).toHaveCount(5);
	const colours = await items.evaluateAll((all) =>
		all.map((item) => getComputedStyle(item.querySelector("[style]") ?? item).backgroundColor),
	);
	expect(new Set(colours).size).toBe(5);
	// The bubble is dark by day too: its bars are the light ones.
	expect(colours[0]).toBe("oklch(0.8 0.1 45)");
});

// spec: 2.136
test("the chat shows its shape while it loads", async ({ page, person }) => {
	expect(person.id).toMatch(/^usr_/);
	let release: () => void = () => undefined;
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/api/chat/conversation/**", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/dashboard");
	await expect(
		page
			.getByRole("status")
			.filter({ hasText: /loading|conversation/i })
			.first(),
	).toBeAttached();
	await expect(chatOf(page).log).toHaveCount(0);
	release();
	await expect(chatOf(page).log).toBeVisible();
});

// spec: 1.16, 4.15
test("the colours of the page are those of the mood, or of the one that is chosen", async ({
	page,
	person,
}) => {
	const accent = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent-hue").trim());
	await openChat(page);
	await expect.poll(accent).toBe("150");
	await page.goto("/scenes");
	// By keyboard: what still comes in above moves the page under a pointer.
	const radiance = page.getByRole("radio", { name: /^Radiance/ });
	await radiance.press("Space");
	await expect(radiance).toBeChecked();
	await expect.poll(accent).toBe("45");
	await page.reload();
	await expect.poll(accent).toBe("45");
	expect(person.id).toMatch(/^usr_/);
});

test("the safety plan is printed on plain paper, whatever lies behind it", async ({ page, person }) => {
	await newScene(page, person.id);
	await page.goto("/safety-plan");
	await expect(picture(page)).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".scene-layer")).toBeHidden();
	const paper = () =>
		page.locator(".sheet").evaluate((sheet) => {
			const { backgroundColor, boxShadow } = getComputedStyle(sheet);
			return {
				backgroundColor,
				boxShadow,
				behind: getComputedStyle(document.documentElement).backgroundColor,
			};
		});
	await expect.poll(paper).toEqual({
		backgroundColor: "rgb(255, 255, 255)",
		boxShadow: "none",
		behind: "rgb(255, 255, 255)",
	});
});
