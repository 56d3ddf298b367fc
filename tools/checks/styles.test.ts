import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** `:has()` at the root of the page, or on any element at all. */
const WHOLE_PAGE = /(?::root|html|body|#root|^\s*):has\(/;

test("no style makes the browser look through the whole page after each change", async () => {
	const found: string[] = [];
	let lines = 0;
	for await (const file of glob("web/**/*.css")) {
		for (const line of (await readFile(file, "utf8")).split("\n")) {
			lines += 1;
			// On paper nothing changes.
			if (WHOLE_PAGE.test(line) && !line.includes(".print-sheet")) {
				found.push(`${file}: ${line.trim()}`);
			}
		}
	}
	expect(lines).toBeGreaterThan(1000);
	expect(found, "Use a class of web/lib/hooks/use-root-class.ts.").toEqual([]);
});
