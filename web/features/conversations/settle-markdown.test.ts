import { expect, test } from "vitest";
import { settleMarkdown } from "./settle-markdown.ts";

test.each([
	["a **bold", "a **bold**"],
	["a **bold** word", "a **bold** word"],
	["run `npm", "run `npm`"],
	["list:\n\n- ", "list:\n\n"],
	["next\n\n**", "next"],
	["```\ncode", "```\ncode\n```"],
	["plain words", "plain words"],
])("%j is shown as %j while it is being written", (written, shown) => {
	expect(settleMarkdown(written).trimEnd()).toBe(shown.trimEnd());
});
