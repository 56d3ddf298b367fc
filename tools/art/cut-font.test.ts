import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cutFont, FONTS, FONTS_FOLDER } from "./cut-font.ts";

test.each(FONTS)("$file is what `npm run cut-fonts` makes of its face", async (font) => {
	const kept = await readFile(`${FONTS_FOLDER}/${font.file}`);
	expect(kept.equals(await cutFont(font))).toBe(true);
	expect(kept.length).toBeLessThan(34_000);
});
