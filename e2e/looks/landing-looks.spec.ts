import type { Locator } from "@playwright/test";
import { expect, test } from "../helpers/people.ts";
import { lowestContrasts, placesOf } from "../helpers/pixels.ts";

const SCREENS = [
	{ width: 375, height: 812 },
	{ width: 1440, height: 900 },
];

// spec: P.33
test("the view fills the first screen, its line is large, and what it is and ways to begin are in sight", async ({
	page,
}) => {
	for (const size of SCREENS) {
		await page.setViewportSize(size);
		await page.goto("/");
		const hero = page.getByRole("region", { name: "Welcome" });
		expect((await hero.boundingBox())?.height).toBe(size.height);
		const line = page.getByRole("heading", { level: 1 });
		expect(await fontSize(line)).toBeGreaterThanOrEqual(40);
		expect((await line.boundingBox())?.x).toBeGreaterThanOrEqual(20);
		for (const part of [
			line,
			hero.getByRole("textbox", { name: "Write a message" }),
			...(await hero.getByRole("list", { name: "Ways to start" }).getByRole("button").all()),
			hero.getByText("Attune is an AI, not a person and not a therapist."),
		]) {
			await expect(part).toBeInViewport({ ratio: 1 });
		}
		await expect(hero.getByRole("list", { name: "Ways to start" }).getByRole("button")).toHaveCount(3);
	}
});

// spec: P.33
test("after the first reply the line is small and the conversation has the room", async ({ page }) => {
	for (const size of SCREENS) {
		await page.setViewportSize(size);
		await page.goto("/");
		const line = page.getByRole("heading", { level: 1 });
		const before = await fontSize(line);
		await page.getByRole("button", { name: "I keep putting it off" }).click();
		const talk = page.getByRole("log", { name: "Your conversation" });
		await expect(talk.getByRole("paragraph")).toHaveCount(2);
		await expect.poll(() => fontSize(line)).toBeLessThan(0.75 * before);
		await expect(page.getByRole("list", { name: "Ways to start" })).toBeHidden();
		await expect(talk.getByRole("paragraph").last()).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("link", { name: "Keep this conversation" })).toBeInViewport({ ratio: 1 });
	}
});

function fontSize(element: Locator): Promise<number> {
	return element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
}

test("nothing runs over the edge on the smallest screen, and nothing over anything else", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	const banner = page.getByRole("banner");
	const brand = await banner.getByRole("link", { name: "Attune, home" }).boundingBox();
	const signIn = await banner.getByRole("link", { name: "Sign in" }).boundingBox();
	const help = await page
		.getByRole("complementary", { name: "Help" })
		.getByRole("link", { name: "Get help now" })
		.boundingBox();
	expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(signIn?.x ?? 0);
	expect((signIn?.x ?? 0) + (signIn?.width ?? 0)).toBeLessThan(help?.x ?? 0);
	expect(signIn?.height).toBeLessThan(50);
});

test("the words on the view are read at every size: 4.5 and more, the large title 3, taken from the pixels", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const heading = page.getByRole("heading", { level: 1 });
	for (const [width, height] of [
		[320, 640],
		[375, 667],
		[375, 812],
		[768, 1024],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto("/", { waitUntil: "networkidle" });
		const places = await placesOf({ heading, lead: page.locator(".hero-lead") });
		const { heading: large = 0, lead: small = 0 } = await lowestContrasts(page, places);
		const size = `${width} × ${height}`;
		expect(large, size).toBeGreaterThan(3);
		expect(small, size).toBeGreaterThan(4.5);
	}
});

// spec: 2.42
test("the steps show the product itself, in the light of the visitor's own screen", async ({ page }) => {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto("/");
		const pictures = page.getByRole("listitem").getByRole("img");
		await expect(pictures).toHaveCount(3);
		for (const picture of await pictures.all()) {
			await picture.scrollIntoViewIfNeeded();
			await expect(picture).toHaveAttribute("alt", /\w{4}/);
			await expect
				.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.currentSrc]))
				.toEqual([780, expect.stringContaining(colorScheme === "dark" ? "-night-" : "-day-")]);
		}
	}
});

test("pressing a light gives the page its colours", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Radiance" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-mood-theme", "radiance");
	await expect(page.getByRole("button", { name: "Radiance" })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("button", { name: "Harmony" })).toHaveAttribute("aria-pressed", "false");
});

// spec: 2.37
test("the lake moves until one press pauses it, and never with reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	const film = page.locator("#view video");
	await expect(film).toHaveCount(1);
	await page.getByRole("button", { name: "Pause video" }).click();
	expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.muted, video.loop])).toEqual([
		true,
		true,
		true,
	]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	await expect(film).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Pause video" })).toBeHidden();
});

// spec: P.36
test("the five needs have their colours, which only an attribute names", async ({ page }) => {
	await page.goto("/");
	const bars = page.getByRole("list", { name: "Your five needs" }).locator("[style]");
	await expect(bars).toHaveCount(5);
	// The focus is the need with the lowest rating.
	const items = page.getByRole("list", { name: "Your five needs" }).getByRole("listitem");
	const percents = (await items.allTextContents()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
	const focus = await items.filter({ hasText: "Your focus" }).textContent();
	expect(focus).toContain(`${Math.min(...percents)}%`);
	const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
	expect(new Set(colours).size).toBe(5);
	expect(colours).not.toContain("rgba(0, 0, 0, 0)");
});
