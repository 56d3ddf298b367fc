/**
 * Draws the still scenes of the app: layered hills, low light, water. They're drawn as SVG and kept as WebP,
 * because a phone takes seconds to work out the brush strokes and an instant to unpack a picture. After a change
 * here run `npm run draw-scenes` (it needs a Chromium: CHROMIUM_PATH, or /usr/bin/chromium).
 */
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { mulberry32 } from "../../shared/math/mulberry32.ts";

const WIDTH = 1200;
const HEIGHT = 1500;
const SHORE = 985;

type Palette = {
	sky: [string, string, string, string, string];
	sun: string;
	glow: string;
	cloud: string;
	/** Far to near. */
	hills: [string, string, string, string, string];
	haze: string;
	water: [string, string, string];
	ground: [string, string];
	grass: string;
};

const DUSK: Palette = {
	sky: ["#38465f", "#6d6c86", "#b98a8c", "#e9ae88", "#f8d9a6"],
	sun: "#fff3d8",
	glow: "#ffd79a",
	cloud: "#f7c9a8",
	hills: ["#a58a93", "#7f7886", "#5d6671", "#435759", "#2f4644"],
	haze: "#f3c39c",
	water: ["#eebd95", "#a98890", "#465465"],
	ground: ["#2a3d38", "#141f1f"],
	grass: "#1b2a28",
};

type Ridge = { base: number; height: number; seed: number; roughness: number; bottom: number; lean?: number };

/** A ridge line: a few long waves and shorter ones on them, as points every `step` px. */
function ridgePoints({ base, height, seed, roughness, lean = 0 }: Ridge, step: number): [number, number][] {
	const random = mulberry32(seed);
	const waves = Array.from({ length: 7 }, (_, octave) => ({
		length: (WIDTH * (0.9 + random() * 0.5)) / 1.85 ** octave,
		phase: random() * Math.PI * 2,
		size: roughness ** octave,
	}));
	const points: [number, number][] = [];
	for (let x = -60; x <= WIDTH + 60; x += step) {
		const rise = waves.reduce(
			(sum, wave) => sum + wave.size * Math.sin((x / wave.length) * Math.PI * 2 + wave.phase),
			0,
		);
		points.push([x, base - height * rise * 0.5 - lean * (x / WIDTH - 0.5)]);
	}
	return points;
}

function toPath(points: [number, number][], bottom: number): string {
	const line = points.map(([x, y]) => `${x} ${y.toFixed(1)}`).join("L");
	return `M-60 ${bottom}L${line}L${WIDTH + 60} ${bottom}Z`;
}

function firs(points: [number, number][], seed: number, tallest: number, density: number): string {
	const random = mulberry32(seed);
	let path = "";
	for (const [x, y] of points) {
		const grove = Math.sin(x / 90 + seed) + Math.sin(x / 37 + seed * 2);
		if (random() > density * (0.6 + grove * 0.4)) {
			continue;
		}
		const tall = tallest * (0.45 + random() * 0.55);
		const wide = tall * 0.2;
		path += `M${x} ${(y - tall).toFixed(1)}l${wide.toFixed(1)} ${(tall * 1.15).toFixed(1)}h${(-2 * wide).toFixed(1)}z`;
	}
	return path;
}

function grasses(seed: number, ground: [number, number][]): string {
	const random = mulberry32(seed);
	let path = "";
	for (let blade = 0; blade < 330; blade += 1) {
		const point = ground[Math.floor(random() * ground.length)] as [number, number];
		const edge = Math.abs(point[0] / WIDTH - 0.56) * 1.7;
		const tall = (26 + random() * 74) * (0.35 + edge);
		const bend = (random() - 0.4) * tall * 0.7;
		const x = point[0] + random() * 14;
		const y = point[1] + 8;
		path += `M${x.toFixed(0)} ${y.toFixed(0)}q${(bend * 0.2).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${bend.toFixed(1)} ${(-tall).toFixed(1)}q${(-bend * 0.5).toFixed(1)} ${(tall * 0.5).toFixed(1)} ${(-bend + 3.4).toFixed(1)} ${tall.toFixed(1)}z`;
	}
	return path;
}

/** Strokes of light on the water under the sun, wider and further apart as they come nearer. */
function glitter(seed: number, sunX: number): string {
	const random = mulberry32(seed);
	let path = "";
	for (let stroke = 0; stroke < 120; stroke += 1) {
		const depth = random() ** 1.4;
		const y = SHORE + 8 + depth * 330;
		const spread = 22 + depth * 120;
		const x = sunX + (random() + random() + random() - 1.5) * spread * 1.5;
		const wide = (10 + random() * 46) * (0.4 + depth);
		const thick = 0.9 + depth * 3.4 * random();
		path += `M${(x - wide).toFixed(0)} ${y.toFixed(1)}q${wide.toFixed(1)} ${(-thick).toFixed(1)} ${(2 * wide).toFixed(1)} 0q${(-wide).toFixed(1)} ${thick.toFixed(1)} ${(-2 * wide).toFixed(1)} 0z`;
	}
	return path;
}

function stops(colours: readonly string[]): string {
	return colours
		.map(
			(colour, index) =>
				`<stop offset="${(index / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
		)
		.join("");
}

function drawScene(palette: Palette): string {
	const sunX = 720;
	const sunY = 742;
	const ridges: Ridge[] = [
		{ base: 760, height: 118, seed: 11, roughness: 0.55, bottom: SHORE, lean: 40 },
		{ base: 835, height: 92, seed: 25, roughness: 0.52, bottom: SHORE, lean: -120 },
		{ base: 893, height: 66, seed: 7, roughness: 0.5, bottom: SHORE, lean: 90 },
		{ base: 946, height: 44, seed: 31, roughness: 0.46, bottom: SHORE, lean: -84 },
		{ base: 980, height: 16, seed: 17, roughness: 0.5, bottom: SHORE + 5, lean: 44 },
	];
	const far = ridges.map((ridge, index) => {
		const points = ridgePoints(ridge, 7);
		const trees = index >= 2 ? firs(points, index * 5 + 3, 14 + index * 6, 0.2 + index * 0.14) : "";
		return { path: toPath(points, ridge.bottom), trees, colour: palette.hills[index] as string };
	});
	const ground = ridgePoints(
		{ base: 1342, height: 58, seed: 5, roughness: 0.42, bottom: HEIGHT, lean: -70 },
		6,
	);
	const nearer = ridgePoints(
		{ base: 1440, height: 50, seed: 42, roughness: 0.4, bottom: HEIGHT, lean: 110 },
		6,
	);
	const layers = far
		.map(
			({ path, trees }, index) =>
				`<g filter="url(#brush)"><path d="${path}" fill="url(#hill${index})"/>${trees ? `<path d="${trees}" fill="${palette.hills[index]}"/>` : ""}</g>` +
				(index < 4
					? `<rect x="-60" y="${700 + index * 62}" width="1320" height="200" fill="url(#haze)" opacity="${0.5 - index * 0.09}"/>`
					: ""),
		)
		.join("");
	const mirrored = far
		.slice(1)
		.map(
			({ path, trees }, index) =>
				`<path d="${path}${trees}" fill="${palette.hills[index + 1]}" opacity="${0.34 + index * 0.12}"/>`,
		)
		.join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">
<title>Hills and water at dusk</title>
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="${SHORE}" gradientUnits="userSpaceOnUse">${stops(palette.sky)}</linearGradient>
<radialGradient id="glow" cx="${sunX}" cy="${sunY}" r="620" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${palette.sun}" stop-opacity=".95"/><stop offset=".12" stop-color="${palette.glow}" stop-opacity=".62"/><stop offset=".45" stop-color="${palette.glow}" stop-opacity=".2"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffd184" stop-opacity=".5"/><stop offset="1" stop-color="#ffd184" stop-opacity="0"/></radialGradient>
<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.haze}" stop-opacity="0"/><stop offset=".7" stop-color="${palette.haze}" stop-opacity=".75"/><stop offset="1" stop-color="${palette.haze}" stop-opacity="0"/></linearGradient>
<linearGradient id="water" x1="0" y1="${SHORE}" x2="0" y2="1400" gradientUnits="userSpaceOnUse">${stops(palette.water)}</linearGradient>
<linearGradient id="ground" x1="0" y1="1290" x2="0" y2="${HEIGHT}" gradientUnits="userSpaceOnUse">${stops(palette.ground)}</linearGradient>
<linearGradient id="upper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="fade" x1="0" y1="${SHORE}" x2="0" y2="1260" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
${far.map(({ colour }, index) => `<linearGradient id="hill${index}" x1="0" y1="${620 + index * 74}" x2="0" y2="${SHORE}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="${index < 3 ? 0.72 : 1}"/></linearGradient>`).join("\n")}
<mask id="cloudmask"><rect width="${WIDTH}" height="${SHORE}" fill="url(#upper)"/></mask>
<mask id="watermask"><rect y="${SHORE}" width="${WIDTH}" height="420" fill="url(#fade)"/></mask>
<filter id="brush" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035 .06" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="ripple" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".006 .09" numOctaves="2" seed="9"/><feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="clouds" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0022 .0105" numOctaves="5" seed="23"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .83  0 0 0 0 .7  1.9 1.2 0 0 -1.36"/></filter>
<filter id="strokes" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .05" numOctaves="3" seed="31"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .9  0 0 0 0 .78  0 1.6 0 0 -.78"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .4  0 0 0 .9 -.36"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="1.1"/></filter>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<g mask="url(#cloudmask)"><rect width="${WIDTH}" height="${SHORE}" filter="url(#clouds)" opacity=".62"/><rect width="${WIDTH}" height="${SHORE}" filter="url(#strokes)" opacity=".2"/></g>
<g fill="#fffaf0">${starField(3)}</g>
<rect width="${WIDTH}" height="1200" fill="url(#glow)"/>
<circle cx="${sunX}" cy="${sunY}" r="43" fill="${palette.sun}"/>
${layers}
<rect y="${SHORE}" width="${WIDTH}" height="${HEIGHT - SHORE}" fill="url(#water)"/>
<g mask="url(#watermask)"><g filter="url(#ripple)" transform="translate(0 ${2 * SHORE + 4}) scale(1 -1)">${mirrored}</g></g>
<rect y="${SHORE}" width="${WIDTH}" height="400" filter="url(#strokes)" opacity=".22"/>
<path d="${glitter(8, sunX)}" fill="${palette.sun}" opacity=".82" filter="url(#soft)"/>
<rect x="-60" y="${SHORE - 26}" width="1320" height="52" fill="url(#haze)" opacity=".42"/>
<g filter="url(#soft)"><rect x="352" y="963" width="5" height="7" fill="#ffd88a"/><circle cx="354" cy="967" r="30" fill="url(#lamp)"/><path d="M352 992h5l2 34h-9z" fill="#ffd88a" opacity=".28"/></g>
<g filter="url(#brush)"><path d="${toPath(ground, HEIGHT + 30)}" fill="url(#ground)"/></g>
<path d="${grasses(12, ground)}" fill="${palette.grass}"/>
<g filter="url(#brush)"><path d="${toPath(nearer, HEIGHT + 30)}" fill="${palette.ground[1]}"/></g>
<path d="${grasses(77, nearer)}" fill="${palette.ground[1]}"/>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".2"/>
</svg>
`;
}

function starField(seed: number): string {
	const random = mulberry32(seed);
	let circles = "";
	for (let star = 0; star < 46; star += 1) {
		const y = random() ** 1.7 * 380;
		circles += `<circle cx="${(random() * WIDTH).toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.6 + random() * 1.1).toFixed(1)}" opacity="${((1 - y / 400) * (0.3 + random() * 0.55)).toFixed(2)}"/>`;
	}
	return circles;
}

/** Widths for small frames and for large high-resolution windows. */
const PICTURE_WIDTHS = [640, 1200];
const QUALITY = 0.8;

async function paint(name: string, svg: string): Promise<void> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const page = await browser.newPage();
	for (const width of PICTURE_WIDTHS) {
		const picture = await page.evaluate(
			async ({ source, wide, tall, quality }) => {
				const image = new Image();
				image.src = `data:image/svg+xml;utf8,${encodeURIComponent(source)}`;
				await image.decode();
				const canvas = document.createElement("canvas");
				canvas.width = wide;
				canvas.height = tall;
				canvas.getContext("2d")?.drawImage(image, 0, 0, wide, tall);
				return canvas.toDataURL("image/webp", quality);
			},
			{ source: svg, wide: width, tall: (width * HEIGHT) / WIDTH, quality: QUALITY },
		);
		const bytes = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
		writeFileSync(new URL(`../../web/assets/scenes/${name}-${width}.webp`, import.meta.url), bytes);
	}
	await browser.close();
}

await paint("dusk", drawScene(DUSK));
