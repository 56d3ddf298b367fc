import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/**
 * Elements with little inside, the only ones that our styles may ask with `:has()`. Once a browser has asked an element, it
 * restyles all of it after each change inside.
 */
const SMALL = [
	".chat-plate",
	".hero",
	".message-text td",
	".mood-choice",
	"[data-above-the-talk]",
	'[role="progressbar"]',
	"label",
];

test("no style makes the browser look through the whole page or talk after each change", async () => {
	const found: string[] = [];
	let lines = 0;
	for await (const file of glob("web/**/*.css")) {
		for (const line of (await readFile(file, "utf8")).split("\n")) {
			lines += 1;
			// On paper nothing changes.
			if (looksThroughMuch(line) && !line.includes(".print-sheet")) {
				found.push(`${file}: ${line.trim()}`);
			}
		}
	}
	expect(lines).toBeGreaterThan(1000);
	expect(found, "Use a class: of the component, or of web/lib/hooks/use-root-class.ts.").toEqual([]);
});

test("finds the talk, the root and any element at all, and leaves what holds little", () => {
	expect(looksThroughMuch(".talk-opening:not(:has(.insight)) .opening {")).toBe(true);
	expect(looksThroughMuch(":root:has(dialog) .chat-bar {")).toBe(true);
	expect(looksThroughMuch("\t:has(> input) {")).toBe(true);
	expect(looksThroughMuch(".mood-choice:has(:checked), main:has(.mood-row) {")).toBe(true);
	expect(looksThroughMuch(".chat-plate:not(:has(.message-box)) .mode-name, label:has(> input) {")).toBe(
		false,
	);
});

/** What stands before each `:has(` of a line counts, also before one in `:not()` or `:where()`. */
function looksThroughMuch(line: string): boolean {
	return line
		.split(":has(")
		.slice(0, -1)
		.map((before) => before.replace(/(?::(?:not|where|is)\()+$/, "").trim())
		.some((anchor) => !SMALL.some((small) => anchor.endsWith(small)));
}
