import { describe, expect, it } from "vitest";
import { GOALS } from "#shared/goals.ts";
import { MOOD_THEMES } from "#shared/mood/mood-theme.ts";
import { NEED_LEVELS } from "#shared/needs.ts";
import { COMPOSITION_NAMES, COMPOSITIONS_FOR } from "./compositions/index.ts";
import { TIMES } from "./light.ts";
import { landscapeFor, paint, type SceneWish } from "./paint.ts";

const WISH: SceneWish = {
	seed: "scn_one",
	landscape: "meadow",
	focus: "safety",
	theme: "harmony",
	time: "dusk",
	colour: "#3b82f6",
};

const size = (svg: string) => new TextEncoder().encode(svg).length;

describe("the painter", () => {
	it("has at least ten landscapes, each for some goal, and several for every goal", () => {
		expect(COMPOSITION_NAMES.length).toBeGreaterThanOrEqual(10);
		const used = new Set(GOALS.flatMap((goal) => COMPOSITIONS_FOR[goal]));
		expect([...used].sort()).toEqual([...COMPOSITION_NAMES].sort());
		for (const goal of GOALS) {
			expect(COMPOSITIONS_FOR[goal].length).toBeGreaterThanOrEqual(5);
		}
	});

	it("takes the same landscape for the same seed, all of a goal's for many, and never the one before", () => {
		for (const goal of GOALS) {
			const seeds = Array.from({ length: 200 }, (_, seed) => `s${seed}`);
			const taken = new Set(seeds.map((seed) => landscapeFor(seed, goal, null)));
			expect([...taken].sort()).toEqual([...COMPOSITIONS_FOR[goal]].sort());
			expect(landscapeFor("s1", goal, null)).toBe(landscapeFor("s1", goal, null));
			for (const before of COMPOSITIONS_FOR[goal]) {
				expect(seeds.map((seed) => landscapeFor(seed, goal, before))).not.toContain(before);
			}
		}
	});

	it("paints the same scene for the same seed and facts, byte for byte", () => {
		expect(paint(WISH)).toEqual(paint({ ...WISH }));
	});

	it("never paints the same twice: 500 seeds give 500 scenes", () => {
		const scenes = new Set(
			Array.from({ length: 500 }, (_, seed) => paint({ ...WISH, seed: `s${seed}` }).svg),
		);
		expect(scenes.size).toBe(500);
	});

	it.each([
		["landscape", "coast"],
		["focus", "love"],
		["theme", "radiance"],
		["time", "night"],
	] as const)("paints another scene for another %s", (fact, value) => {
		expect(paint({ ...WISH, [fact]: value }).svg).not.toBe(paint(WISH).svg);
	});

	it("paints what blooms in the person's own colour", () => {
		const one = paint(WISH).svg;
		const other = paint({ ...WISH, colour: "#ef4444" }).svg;
		expect(other).not.toBe(one);
	});

	it.each(COMPOSITION_NAMES)(
		"keeps %s under 60 KB in every theme, at every hour, with every sign",
		(name) => {
			for (const theme of MOOD_THEMES) {
				for (const time of TIMES) {
					for (const focus of NEED_LEVELS) {
						const { svg, altText } = paint({
							...WISH,
							seed: `${theme}${time}${focus}`,
							landscape: name,
							theme,
							time,
							focus,
						});
						expect(size(svg)).toBeLessThan(60_000);
						expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined();
						expect(altText).toMatch(/^[A-Z][a-z ]+, with [a-z ]+$/);
					}
				}
			}
		},
	);

	it("leaves the left half of the sky free of the sun and the moon, where the chat's first words are", () => {
		for (const landscape of COMPOSITION_NAMES) {
			for (const time of TIMES) {
				const { svg } = paint({ ...WISH, seed: `${landscape}${time}`, landscape, time });
				const [, x, radius] = /<circle cx="(\d+)" cy="\d+" r="(\d+)"/.exec(svg) ?? [];
				expect(Number(x) - Number(radius)).toBeGreaterThan(900);
				expect(svg).toContain('viewBox="0 -60 1600 1200"');
			}
		}
	});

	it("uses nothing but shapes and gradients: no script, filter, style, text or address", () => {
		for (const name of COMPOSITION_NAMES) {
			const { svg } = paint({ ...WISH, landscape: name, focus: "actualization" });
			const tags = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag));
			const known = [
				"svg",
				"title",
				"defs",
				"linearGradient",
				"radialGradient",
				"stop",
				"rect",
				"circle",
				"path",
			];
			expect([...tags].filter((tag) => !known.includes(tag as string))).toEqual([]);
			expect(/\son\w+=|href|style=/.exec(svg)?.[0]).toBeUndefined();
			const addresses = [...svg.matchAll(/https?:[^"]*/g)].map(([address]) => address);
			expect(addresses).toEqual(["http://www.w3.org/2000/svg"]);
		}
	});
});
