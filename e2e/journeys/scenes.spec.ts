import { openChat } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { newScene, picture } from "../helpers/scene.ts";

// spec: 7.67, 9.39
test("a scene that is made in one tab is behind the other one too, without a reload", async ({
	page,
	context,
	person,
}) => {
	await openChat(page);
	const other = await context.newPage();
	await openChat(other);
	await other.evaluate(() => Object.assign(window, { isStillHere: true }));
	await expect(picture(other)).toHaveCount(0);
	const url = await newScene(page, person.id);
	for (const tab of [page, other]) {
		await expect(picture(tab)).toHaveAttribute("src", url);
		await expect(tab.getByRole("button", { name: "Show default background" })).toBeVisible();
	}
	expect(await other.evaluate(() => "isStillHere" in window)).toBe(true);
	// Another one follows in place.
	const next = await newScene(page, person.id);
	await expect(picture(other)).toHaveAttribute("src", next);
});

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
test("the film of the default background plays, goes round and is held by its button", async ({
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
	// Near its end it goes on at its beginning.
	await film.evaluate((node: HTMLVideoElement) => {
		node.currentTime = node.duration - 0.3;
	});
	await expect.poll(async () => (await state()).at).toBeLessThan(5);
	await page.getByRole("button", { name: "Pause the background" }).click();
	await expect.poll(async () => (await state()).isPaused).toBe(true);
	await page.reload();
	await expect(page.getByRole("button", { name: "Play the background" })).toBeVisible();
	expect((await state()).isPaused).toBe(true);
	// Whoever asks for stillness while it is there gets it at once.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(film).toHaveCount(0);
	await expect(page.locator(".scene-layer img")).toHaveAttribute("src", /lake/);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect(film).toBeVisible();
});

// spec: 2.208, 2.209
test("signing out leaves nothing of the scene in this browser", async ({ page, person }) => {
	const url = await newScene(page, person.id);
	await openChat(page);
	await expect(picture(page)).toBeVisible();
	await page.goto("/profile");
	await page.getByRole("button", { name: /sign out/i }).click();
	await expect(page).not.toHaveURL(/profile/);
	await expect(page.locator(".scene-layer")).toHaveCount(0);
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("scn_");
	// Nor of the picture itself, which the browser had kept.
	expect(await page.evaluate((address) => fetch(address).then(({ status }) => status), url)).toBe(401);
});

test("an SVG that got in runs no script, opened by itself", async ({ page, context, person }) => {
	const url = await newScene(page, person.id);
	const { "content-encoding": _, "content-length": __, ...headers } = (await page.request.get(url)).headers();
	const evil = `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='ran'"><script>document.title="ran"</script><title>quiet</title></svg>`;
	// On a page of its own: what is refused there is what is wanted, and no error.
	const opened = await context.newPage();
	await opened.route(`**${url}`, (route) => route.fulfill({ status: 200, headers, body: evil }));
	const refused: string[] = [];
	opened.on("console", (message) => refused.push(message.text()));
	await opened.goto(url);
	expect(await opened.title()).toBe("quiet");
	expect(refused.join()).toContain("Content Security Policy");
});
