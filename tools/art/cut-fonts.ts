import { writeFile } from "node:fs/promises";
import { main } from "../lib/main.ts";
import { cutFont, FONTS, FONTS_FOLDER } from "./cut-font.ts";

/** `npm run cut-fonts`: the fonts of the app, from those of their makers. After an update of one of them, or of a weight. */
await main(async () => {
	for (const font of FONTS) {
		const cut = await cutFont(font);
		await writeFile(`${FONTS_FOLDER}/${font.file}`, cut);
		process.stdout.write(`  ${font.file}: ${(cut.length / 1000).toFixed(1)} kB\n`);
	}
});
