import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { newScene, picture } from "../helpers/scene.ts";

// spec: 2.140, 2.141, 4.27, 4.28, 9.47
test("the image covers the window, centred and fixed, and the chat before it is transparent", async ({
	page,
	person,
}) => {
	await newScene(page, person.id);
	await openChat(page);
	const image = picture(page);
	await expect(image).toBeVisible();
	// The page turns to its scene in the frame that shows it.
	await expect(async () => {
		const looks = await image.evaluate((node) => {
			const { objectFit, objectPosition } = getComputedStyle(node);
			const layer = node.parentElement as HTMLElement;
			const chat = document.querySelector(".chat-container") as HTMLElement;
			return {
				objectFit,
				objectPosition,
				position: getComputedStyle(layer).position,
				chat: getComputedStyle(chat).backgroundColor,
				box: node.getBoundingClientRect().toJSON(),
			};
		});
		expect(looks).toMatchObject({
			objectFit: "cover",
			objectPosition: "50% 50%",
			position: "fixed",
			chat: "rgba(0, 0, 0, 0)",
			box: { x: 0, y: 0, width: page.viewportSize()?.width, height: page.viewportSize()?.height },
		});
	}).toPass({ timeout: 5_000 });
});

// spec: 1.26
test("the film of the default background plays, starts again at its end, and its button pauses it", async ({
	page,
	person,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await newScene(page, person.id);
	await openChat(page);
	await page.getByRole("button", { name: "Show default background" }).click();
	const film = page.locator(".scene-layer video");
	const state = () =>
		film.evaluate((node: HTMLVideoElement) => ({
			at: node.currentTime,
			isPaused: node.paused,
			length: node.duration,
		}));
	await expect.poll(async () => (await state()).at).toBeGreaterThan(0.2);
	expect((await state()).length).toBeCloseTo(10, 0);
	// Set near its end, it begins again.
	await film.evaluate((node: HTMLVideoElement) => {
		node.currentTime = node.duration - 0.3;
	});
	await expect.poll(async () => (await state()).at).toBeLessThan(5);
	await page.getByRole("button", { name: "Pause the background" }).click();
	await expect.poll(async () => (await state()).isPaused).toBe(true);
	await page.reload();
	await expect(page.getByRole("button", { name: "Play the background" })).toBeVisible();
	expect((await state()).isPaused).toBe(true);
	// Asking for reduced motion ends it at once.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(film).toHaveCount(0);
	await expect(page.locator(".scene-layer img")).toHaveAttribute("src", /lake/);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect(film).toBeVisible();
});
