import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cutFont, FONTS, FONTS_FOLDER, unicodeRange } from "./cut-font.ts";

test.each(FONTS)("$file is what `npm run cut-fonts` makes of its face", async (font) => {
	const kept = await readFile(`${FONTS_FOLDER}/${font.file}`);
	expect(kept.equals(await cutFont(font))).toBe(true);
	expect(kept.length).toBeLessThan(21_000);
});

test.each(FONTS)("browsers fetch $file for the letters that it has", async ({ file, ranges }) => {
	const styles = await readFile("web/styles/fonts.css", "utf8");
	const [, face = ""] = styles.split(file);
	expect(face.slice(0, face.indexOf("}")).replace(/\s+/g, " ")).toContain(
		`unicode-range: ${unicodeRange(ranges)};`,
	);
});
