import type { Locator, Page } from "@playwright/test";
import { MOOD_THEMES } from "../../shared/mood/mood-theme.ts";
import { COMPOSITION_NAMES } from "../../worker/modules/scenes/painter/compositions/index.ts";
import { TIMES } from "../../worker/modules/scenes/painter/light.ts";
import { paint } from "../../worker/modules/scenes/painter/paint.ts";
import { untilFadesEnd } from "../helpers/accessible.ts";
import { chatOf, openChat, say, untilAnswered } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";
import { lowestContrasts, placesOf } from "../helpers/pixels.ts";
import { newScene, picture } from "../helpers/scene.ts";

const filled = (fill: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${fill}"/></svg>`;

/** The lightest, the darkest and the busiest that can be behind words. */
const PLAIN = {
	white: filled("#fff"),
	black: filled("#000"),
	noise: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="3"/><feComponentTransfer><feFuncR type="discrete" tableValues="0 1"/><feFuncG type="discrete" tableValues="0 1"/><feFuncB type="discrete" tableValues="0 1"/><feFuncA type="discrete" tableValues="1 1"/></feComponentTransfer></filter><rect width="1600" height="1200" filter="url(#n)"/></svg>`,
};

/** What is behind the words, by name: every landscape once, in themes and at hours that go on from `turn`. */
function pictures(turn: number): Record<string, string> {
	const painted = COMPOSITION_NAMES.map((name, index) => {
		const theme = MOOD_THEMES[(index + turn) % MOOD_THEMES.length] ?? "harmony";
		const time = TIMES[(index + turn) % TIMES.length] ?? "day";
		const wish = { seed: name, landscape: name, focus: "safety", theme, time, colour: "#3b82f6" } as const;
		return [`${name}, ${theme}, ${time}`, paint(wish).svg];
	});
	return { ...PLAIN, ...Object.fromEntries(painted) };
}

const CHAT_COLOURS = ["#3b82f6", "#f97316", "#8b5cf6", "#16a34a", "#e11d6b"];

type Reading = { place: string; on: string; contrast: number };

/** The lowest contrasts of what stands before each of the pictures, in the chat colours. */
async function readingsOn(
	page: Page,
	personId: string,
	elements: Record<string, Locator>,
	shown: Record<string, string>,
): Promise<Reading[]> {
	const readings: Reading[] = [];
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

/** Other themes and hours by night than by day. */
const turnOf = (colorScheme: "light" | "dark") => (colorScheme === "light" ? 0 : 3);

/** The system's setting. Playwright has no option for it, and the protocol sets all features at once. */
async function reduceTransparency(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const features = [
		{ name: "prefers-reduced-transparency", value: "reduce" },
		{ name: "prefers-color-scheme", value: colorScheme },
	];
	await session.send("Emulation.setEmulatedMedia", { features });
	expect(await page.evaluate(() => matchMedia("(prefers-reduced-transparency: reduce)").matches)).toBe(true);
}

function expectRead(readings: Reading[], where: string): void {
	const worst = readings.toSorted((one, other) => one.contrast - other.contrast)[0];
	process.stdout.write(`${where}: worst ${worst?.contrast.toFixed(2)}, ${worst?.place} on ${worst?.on}\n`);
	expect(readings.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [375, 1024]) {
		test.describe(`a greeting high before any scene, in ${colorScheme}, ${width} px wide`, () => {
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
				expect((await headline.boundingBox())?.y).toBeLessThan(1100 / 2);
				const elements = { headline, lead: page.locator(".opening").first() };
				await untilFadesEnd(page);
				const where = `high, ${colorScheme}, ${width} px`;
				expectRead(await readingsOn(page, person.id, elements, pictures(turnOf(colorScheme))), where);

				await reduceTransparency(page, colorScheme);
				// What is dense there is the same before any picture: the lightest, the darkest and the busiest.
				const readings = await readingsOn(page, person.id, elements, PLAIN);
				expectRead(readings, `${where}, with less transparency`);
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
				const readings = await readingsOn(page, person.id, elements, pictures(turnOf(colorScheme)));
				expect(readings.length % 7).toBe(0);
				expectRead(readings, `${colorScheme}, ${width} px`);
			});
		});
	}
}
