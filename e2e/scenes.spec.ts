import type { Locator, Page } from "@playwright/test";
import { MOOD_THEMES } from "../shared/mood/mood-theme.ts";
import { COMPOSITION_NAMES } from "../worker/modules/scenes/painter/compositions/index.ts";
import { TIMES } from "../worker/modules/scenes/painter/light.ts";
import { paint } from "../worker/modules/scenes/painter/paint.ts";
import { untilFadesEnd } from "./accessible.ts";
import { chatOf, openChat, say, untilAnswered } from "./chat.ts";
import { expect, test } from "./people.ts";
import { lowestContrasts, placesOf } from "./pixels.ts";

const picture = (page: Page) => page.locator(".scene-layer img").last();

async function newScene(page: Page, userId: string): Promise<string> {
	const answer = await page.request.post(`/api/ai/personalized-portrait/${userId}`);
	expect(answer.status()).toBe(200);
	return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

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

// spec: 4.26
test("a tab whose sockets are cut adopts what another tab keeps", async ({ page, context, person }) => {
	await openChat(page);
	const first = await newScene(page, person.id);
	const second = await newScene(page, person.id);
	const other = await context.newPage();
	// It opens no socket at all, and is asked for nothing: only the browser's storage tells it.
	await other.routeWebSocket(/\/live$/, (socket) => socket.close());
	await openChat(other);
	await expect(picture(other)).toHaveAttribute("src", second);
	await other.route("**/api/user-background/**", (route) => route.abort());
	await page.request.patch(`/api/users/${person.id}`, { data: { backgroundImageUrl: first } });
	await expect(picture(page)).toHaveAttribute("src", first);
	await expect(picture(other)).toHaveAttribute("src", first);
});

// spec: 2.109
test("the toggle goes to the default background and back, and a reload keeps the choice", async ({
	page,
	person,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await newScene(page, person.id);
	await openChat(page);
	await expect(picture(page)).toBeVisible();
	await page.getByRole("button", { name: "Show default background" }).click();
	const film = page.locator(".scene-layer video");
	await expect(film).toBeVisible();
	await expect(page.locator(".scene-layer img")).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("button", { name: "Show mood background" })).toBeVisible();
	await expect(film).toBeVisible();
	await page.getByRole("button", { name: "Show mood background" }).click();
	await expect(picture(page)).toBeVisible();
	await expect(film).toHaveCount(0);
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

/** What is behind the words, by name: every landscape once, in themes and at hours that go on from `turn`. */
function pictures(turn: number): Record<string, string> {
	const plain = (fill: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${fill}"/></svg>`;
	const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="3"/><feComponentTransfer><feFuncR type="discrete" tableValues="0 1"/><feFuncG type="discrete" tableValues="0 1"/><feFuncB type="discrete" tableValues="0 1"/><feFuncA type="discrete" tableValues="1 1"/></feComponentTransfer></filter><rect width="1600" height="1200" filter="url(#n)"/></svg>`;
	const painted = COMPOSITION_NAMES.map((name, index) => {
		const theme = MOOD_THEMES[(index + turn) % MOOD_THEMES.length] ?? "harmony";
		const time = TIMES[(index + turn) % TIMES.length] ?? "day";
		const wish = { seed: name, landscape: name, focus: "safety", theme, time, colour: "#3b82f6" } as const;
		return [`${name}, ${theme}, ${time}`, paint(wish).svg];
	});
	return { white: plain("#fff"), black: plain("#000"), noise, ...Object.fromEntries(painted) };
}

const CHAT_COLOURS = ["#3b82f6", "#f97316", "#8b5cf6", "#16a34a", "#e11d6b"];

type Reading = { place: string; on: string; contrast: number };

/** The lowest contrasts of what stands before each of the pictures, in the chat colours. */
async function readingsOn(
	page: Page,
	personId: string,
	elements: Record<string, Locator>,
	colorScheme: "light" | "dark",
): Promise<Reading[]> {
	const readings: Reading[] = [];
	const shown = pictures(colorScheme === "light" ? 0 : 3);
	for (const [index, [name, svg]] of Object.entries(shown).entries()) {
		const chatColour = CHAT_COLOURS[index % CHAT_COLOURS.length] ?? "#3b82f6";
		const imageUrl = `/api/scenes/scn_test${index}`;
		await page.route(`**${imageUrl}`, (route) =>
			route.fulfill({ status: 200, contentType: "image/svg+xml", body: svg }),
		);
		await page.request.patch(`/api/users/${personId}`, { data: { currentChatColor: chatColour } });
		await expect(page.locator(".chat-container")).toHaveCSS("--chat-colour", chatColour);
		await page.evaluate(
			(detail) => window.dispatchEvent(new CustomEvent("chat-background-changed", { detail })),
			{ imageUrl },
		);
		await expect(picture(page)).toHaveAttribute("src", imageUrl);
		// The ink of words on the sky goes with the scene.
		const places = await placesOf(elements);
		for (const [place, contrast] of Object.entries(await lowestContrasts(page, places))) {
			readings.push({ place, on: `${name}, ${chatColour}`, contrast });
		}
	}
	expect(new Set(readings.map(({ on }) => on)).size).toBe(Object.keys(shown).length);
	return readings;
}

function expectRead(readings: Reading[], where: string): void {
	const worst = readings.toSorted((one, other) => one.contrast - other.contrast)[0];
	process.stdout.write(`${where}: worst ${worst?.contrast.toFixed(2)}, ${worst?.place} on ${worst?.on}\n`);
	expect(readings.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [375, 1024]) {
		test.describe(`a greeting at the foot of any scene, in ${colorScheme}, ${width} px wide`, () => {
			test.use({
				colorScheme,
				viewport: { width, height: 1100 },
				contextOptions: { reducedMotion: "no-preference" },
			});

			// spec: P.102
			test("stays readable: 4.5 and more, taken from the pixels", async ({ page, person }) => {
				test.setTimeout(180_000);
				await page.request.patch(`/api/users/${person.id}`, { data: { theme: colorScheme } });
				await newScene(page, person.id);
				await openChat(page);
				const headline = chatOf(page).log.locator(".headline").first();
				expect((await headline.boundingBox())?.y).toBeGreaterThan(1100 / 2);
				const elements = { headline, lead: page.locator(".opening").first() };
				await untilFadesEnd(page);
				expectRead(
					await readingsOn(page, person.id, elements, colorScheme),
					`foot, ${colorScheme}, ${width} px`,
				);
			});
		});
	}
}

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [375, 1024]) {
		test.describe(`words on any scene, in ${colorScheme}, ${width} px wide`, () => {
			// The pixels are read once the scene has come in.
			test.use({
				colorScheme,
				viewport: { width, height: 1100 },
				contextOptions: { reducedMotion: "no-preference" },
			});

			// spec: P.102
			test("stay readable in any chat colour: 4.5 and more, taken from the pixels", async ({
				page,
				person,
			}) => {
				test.setTimeout(180_000);
				const change = (data: object) => page.request.patch(`/api/users/${person.id}`, { data });
				await change({ theme: colorScheme });
				await newScene(page, person.id);
				await openChat(page);
				await say(page, "I slept badly");
				await untilAnswered(page);
				const { log } = chatOf(page);
				await page.locator(".chat-container").evaluate((node) => node.scrollTo(0, 0));
				// A reply that has just come is still fading in.
				await untilFadesEnd(page);
				const elements = {
					headline: log.locator(".headline").first(),
					lead: page.locator(".opening").first(),
					coach: log.locator(".assistant-bubble p").first(),
					mine: log.locator(".user-bubble").first(),
					note: log.getByRole("note").first(),
					header: page.locator(".chat-header h1"),
					bar: page.getByRole("textbox", { name: "Message" }),
				};
				const readings = await readingsOn(page, person.id, elements, colorScheme);
				expect(readings.length % 7).toBe(0);
				expectRead(readings, `${colorScheme}, ${width} px`);
			});
		});
	}
}
