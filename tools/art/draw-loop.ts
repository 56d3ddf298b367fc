/**
 * Draws the looping video: a lake at dusk with drifting clouds, glitter on the water and grasses in a light wind. Made of
 * the painter's own shapes, frame by frame, and encoded by ffmpeg. Everything in it goes through a whole number of rounds,
 * so that the last frame leads into the first. After a change here run `npm run draw-loop` (it needs a Chromium
 * and ffmpeg); what it writes to web/assets/loop is kept in the repository.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { cloud } from "../../worker/modules/scenes/painter/air.ts";
import { type Canvas, createCanvas } from "../../worker/modules/scenes/painter/canvas.ts";
import { mix, shade } from "../../worker/modules/scenes/painter/colours.ts";
import {
	type Point,
	ridge,
	round,
	smoothBelow,
	WIDTH,
} from "../../worker/modules/scenes/painter/geometry.ts";
import { paletteFor } from "../../worker/modules/scenes/painter/light.ts";
import { blade, firs } from "../../worker/modules/scenes/painter/plants.ts";
import { randomFrom } from "../../worker/modules/scenes/painter/random.ts";
import { findBrowser } from "../lib/find-browser.ts";

const SECONDS = 10;
const RATE = 24;
const SIZE = { width: 1200, height: 900 };
/** Width of the still picture for portrait screens, in px. */
const UPRIGHT = 600;
const MAX_BYTES = 500_000;
const FOLDER = fileURLToPath(new URL("../../web/assets/loop", import.meta.url));

const SHORE = 720;
const LAMP = { x: 860, y: 560, radius: 44 };
const ROUND = Math.PI * 2;

/** Rises and falls once per round: 0 at both ends. */
const swell = (share: number) => Math.sin(Math.PI * share) ** 2;

/** The elapsed part of a round, for something that began earlier. */
const since = (phase: number, start: number) => (phase + start) % 1;

/** The picture at a phase from 0 to 1. The same numbers at every frame: only the phase differs. */
function frameAt(phase: number): string {
	const palette = paletteFor({
		theme: "harmony",
		time: "dusk",
		colour: "#e67406",
		turn: -6,
		lean: 0,
		depth: 0,
	});
	const canvas = createCanvas(palette, randomFrom("sky"));
	canvas.sky(SHORE, LAMP);
	driftClouds(canvas, phase);
	const random = randomFrom("hills");
	for (const [index, near] of [0.12, 0.3, 0.48, 0.64].entries()) {
		const points = ridge(random, {
			base: SHORE - 150 + index * 48,
			rise: 150 - index * 32,
			roughness: 0.5,
			lean: [-90, 120, -60, 100][index] ?? 0,
		});
		canvas.land(points, near, 260, smoothBelow(points, SHORE));
		if (index > 1) {
			canvas.path(firs(random, points, 22 + index * 10, 0.5), palette.land(near));
		}
		canvas.mist(SHORE - 40 + Math.sin(phase * ROUND + index) * 6, 90, 0.18);
	}
	drawWater(canvas, phase);
	swayGrasses(canvas, phase);
	return canvas.toSvg("A lake at dusk");
}

function driftClouds(canvas: Canvas, phase: number): void {
	const random = randomFrom("clouds");
	for (let each = 0; each < 9; each += 1) {
		const y = random.between(80, SHORE - 260);
		const wide = random.between(240, 560) * (1.1 - y / 1200);
		const x = random.between(0, WIDTH);
		const share = since(phase, random());
		const d = cloud(random, x + (share - 0.5) * 90, y, wide);
		const fill = canvas.gradient(
			[
				[0, shade(canvas.palette.cloud, 0.03), 1],
				[1, canvas.palette.cloud, 0.15],
			],
			y - wide * 0.17,
			y + wide * 0.03,
		);
		canvas.path(d, fill, 0.7 * swell(share));
	}
}

function drawWater(canvas: Canvas, phase: number): void {
	const { palette } = canvas;
	const colours = palette.water.map((colour, index) => [index / (palette.water.length - 1), colour] as const);
	canvas.path(`M0 ${SHORE}h${WIDTH}v480H0z`, canvas.gradient(colours, SHORE, 1200));
	const random = randomFrom("water");
	for (let stroke = 0; stroke < 130; stroke += 1) {
		const near = random() ** 1.3;
		const x = LAMP.x + (random() + random() + random() - 1.5) * (34 + near * 220);
		const y = SHORE + 6 + near * 360;
		const wide = random.between(10, 54) * (0.4 + near);
		const thick = 0.9 + near * 3.4 * random();
		const share = (since(phase, random()) * 2) % 1;
		const d = `M${x - wide + share * 14} ${y}q${wide} ${-thick} ${2 * wide} 0q${-wide} ${thick} ${-2 * wide} 0z`;
		canvas.path(d, palette.lamp, 0.85 * swell(share));
	}
	for (let line = 0; line < 30; line += 1) {
		const near = random() ** 1.6;
		const wide = random.between(60, 240) * (0.5 + near);
		const share = since(phase, random());
		const x = random.between(-60, WIDTH) + (share - 0.5) * 60;
		const d = `M${x} ${SHORE + 12 + near * 420}h${wide}v${round(1 + near * 1.6)}h${-wide}z`;
		canvas.path(d, mix(palette.water[0] ?? palette.lamp, palette.lamp, 0.4), 0.4 * swell(share));
	}
}

function swayGrasses(canvas: Canvas, phase: number): void {
	const random = randomFrom("grass");
	const feet: Point[] = ridge(random, { base: 1120, rise: 70, roughness: 0.4, lean: -100 });
	canvas.land(feet, 1, 160);
	let blades = "";
	for (let each = 0; each < 250; each += 1) {
		const [px, py] = random.pick(feet);
		const edge = Math.min(1, 0.25 + Math.abs(px / WIDTH - 0.5) * 2);
		const tall = 120 * random.between(0.35, 1) * edge;
		const wind = Math.sin(phase * ROUND + px / 170) * 0.09 + Math.sin(phase * ROUND * 2 + px / 70) * 0.03;
		const bend = tall * (random.between(-0.3, 0.4) + wind);
		const x = px + random.between(-9, 9);
		blades += blade(x, py + 8, { tall, bend, wide: 3.2 });
	}
	canvas.path(blades, canvas.palette.land(1));
}

const frames = await mkdtemp(join(tmpdir(), "attune-loop-"));
try {
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const page = await browser.newPage({ viewport: SIZE });
	const count = SECONDS * RATE;
	for (let frame = 0; frame < count; frame += 1) {
		await page.setContent(
			`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${frameAt(frame / count)}`,
		);
		await page.screenshot({ path: join(frames, `${String(frame).padStart(4, "0")}.png`) });
	}
	await browser.close();

	const input = ["-y", "-v", "error", "-framerate", String(RATE), "-i", join(frames, "%04d.png"), "-an"];
	const encode = (...options: string[]) => execFileSync("ffmpeg", [...input, ...options]);
	// Two passes would need a log; a constant quality is enough for a picture this calm.
	encode(
		"-c:v",
		"libvpx-vp9",
		"-crf",
		"40",
		"-b:v",
		"0",
		"-row-mt",
		"1",
		"-pix_fmt",
		"yuv420p",
		`${FOLDER}lake.webm`,
	);
	encode(
		"-c:v",
		"libx264",
		"-preset",
		"veryslow",
		"-crf",
		"29",
		"-tune",
		"animation",
		"-pix_fmt",
		"yuv420p",
		"-movflags",
		"+faststart",
		`${FOLDER}lake.mp4`,
	);
	const still = (name: string, ...options: string[]) =>
		execFileSync("ffmpeg", [
			...["-y", "-v", "error", "-i", join(frames, "0000.png"), ...options],
			...["-quality", "80", FOLDER + name],
		]);
	still("lake.webp");
	// What an upright phone shows of it: cut where `object-position` of .hero-picture would cut.
	const left = Math.round((SIZE.width - UPRIGHT) * 0.58);
	still("lake-upright.webp", "-vf", `crop=${UPRIGHT}:${SIZE.height}:${left}:0`);
} finally {
	await rm(frames, { recursive: true });
}

for (const name of ["lake.webm", "lake.mp4", "lake.webp", "lake-upright.webp"]) {
	const { size } = await stat(FOLDER + name);
	process.stdout.write(`  ${name}: ${(size / 1000).toFixed(0)} kB\n`);
	if (size > MAX_BYTES) {
		throw new Error(
			`${name} is larger than ${MAX_BYTES / 1000} kB. Lower its quality in tools/art/draw-loop.ts.`,
		);
	}
}
