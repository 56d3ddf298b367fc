import type { Locator, Page } from "@playwright/test";

/** Takes the letters away and leaves what they lie on. */
const WITHOUT_LETTERS = `
	.measured, .measured * { color: transparent !important; caret-color: transparent !important; }
	.measured::placeholder { color: transparent !important; }
	.measured :is(svg, img) { visibility: hidden !important; }
	*, *::before, *::after { animation: none !important; transition: none !important; }
`;

/** So many px of an edge are left out, where corners are round. */
const EDGE = 6;

type Place = { name: string; ink: number[]; box: { x: number; y: number; width: number; height: number } };

/** Marks elements for measuring, and notes where they are and what their ink is. */
export function placesOf(elements: Record<string, Locator>): Promise<Place[]> {
	return Promise.all(
		Object.entries(elements).map(async ([name, element]) => ({
			name,
			...(await element.evaluate((node) => {
				node.classList.add("measured");
				const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
				// Of an empty box, what is read in it.
				const read = node.matches(":placeholder-shown") ? "::placeholder" : null;
				context.fillStyle = getComputedStyle(node, read).color;
				context.fillRect(0, 0, 1, 1);
				const { x, y, width, height } = node.getBoundingClientRect();
				return {
					ink: [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)],
					box: { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) },
				};
			})),
		})),
	);
}

/**
 * By name, the lowest contrast (WCAG 2.2, 1 to 21) of an element's ink with any pixel of what lies below its letters, taken
 * from one picture of the part of the window that holds them.
 */
export async function lowestContrasts(page: Page, places: readonly Place[]): Promise<Record<string, number>> {
	const clip = around(places);
	const picture = await page.screenshot({ style: WITHOUT_LETTERS, scale: "css", clip });
	return page.evaluate(
		async ([source, measured, edge, { x: left, y: top }]) => {
			const linear = (channel: number) => {
				const value = channel / 255;
				return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
			};
			const luminance = (red = 0, green = 0, blue = 0) =>
				0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
			const image = new Image();
			image.src = `data:image/png;base64,${source}`;
			await image.decode();
			const canvas = document.createElement("canvas");
			canvas.width = image.width;
			canvas.height = image.height;
			const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
			context.drawImage(image, 0, 0);
			return Object.fromEntries(
				measured.map(({ name, ink, box }) => {
					const inset = Math.min(edge, Math.floor(box.height / 4));
					const wide = box.width - 2 * inset;
					const { data } = context.getImageData(
						box.x - left + inset,
						box.y - top + inset,
						wide,
						box.height - 2 * inset,
					);
					const own = luminance(...ink);
					let lowest = 21;
					for (let at = 0; at < data.length; at += 4) {
						const below = luminance(data[at], data[at + 1], data[at + 2]);
						lowest = Math.min(lowest, (Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05));
					}
					return [name, lowest];
				}),
			);
		},
		[picture.toString("base64"), places, EDGE, clip] as const,
	);
}

/** The smallest part of the window that holds all places: to draw and compress a whole one takes twice as long. */
function around(places: readonly Place[]): Place["box"] {
	const x = Math.min(...places.map(({ box }) => box.x));
	const y = Math.min(...places.map(({ box }) => box.y));
	const right = Math.max(...places.map(({ box }) => box.x + box.width));
	const bottom = Math.max(...places.map(({ box }) => box.y + box.height));
	return { x, y, width: right - x, height: bottom - y };
}
