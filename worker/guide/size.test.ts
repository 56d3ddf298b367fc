import { expect, test } from "vitest";

/** The guide is to stay small enough to be read by one person. In lines that are neither blank nor comments. */
const ENGINE_MAX = 2_500;
const WHOLE_MAX = 8_000;
/** Nor does any folder hold more than so many files. */
const FILES_MAX = 20;

const TEXTS = Object.entries(
	import.meta.glob<string>("./**/*.{ts,json}", { query: "?raw", import: "default", eager: true }),
);
const isForTests = (path: string) => /test|turns|samples/.test(path);
const isContent = (path: string) => path.startsWith("./content/") || path.endsWith(".json");

function linesOf(text: string): number {
	const lines = text.replace(/\/\*.*?\*\//gs, "").split("\n");
	return lines.filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length;
}

function linesIn(fits: (path: string) => boolean): number {
	const texts = TEXTS.filter(([path]) => !isForTests(path) && fits(path)).map(([, text]) => text);
	return texts.reduce((sum, text) => sum + linesOf(text), 0);
}

test(`the engine, which is all but content and tests, has at most ${ENGINE_MAX} lines`, () => {
	const lines = linesIn((path) => !isContent(path));
	expect(lines).toBeGreaterThan(1_000);
	expect(lines).toBeLessThanOrEqual(ENGINE_MAX);
});

test(`the engine and its content have at most ${WHOLE_MAX} lines`, () => {
	expect(linesIn(() => true)).toBeLessThanOrEqual(WHOLE_MAX);
});

test(`no folder holds more than ${FILES_MAX} files`, () => {
	const folders = Map.groupBy(TEXTS, ([path]) => path.replace(/\/[^/]+$/, ""));
	const full = [...folders].filter(([, files]) => files.length > FILES_MAX).map(([folder]) => folder);
	expect(full).toEqual([]);
});
