import { expect, test } from "vitest";
import { plainSpeech } from "./plain-speech.ts";

// spec: P.74
test.each([
	["**Slow** is _fine_.", "Slow is fine."],
	["# A plan\n\nBegin small", "A plan.\nBegin small."],
	["1. Call Ana\n2. Walk *ten* minutes", "Call Ana.\nWalk ten minutes."],
	["See [this page](https://example.org/a) or https://example.org/b now", "See this page or now."],
	["Well done 🎉👍🏽, truly 👨‍👩‍👧 🇳🇱", "Well done, truly."],
	["Try `breathe` once", "Try breathe once."],
	["> Said before\n\nAnd now?", "Said before.\nAnd now?"],
	["```\ncode\n```\nAfter it", "After it."],
	["![A lake](x.png) Look", "Look."],
	["<b>bold</b> words", "bold words."],
	["| Day | Mood |\n| --- | --- |\n| Mon | **Low** |\n| Tue |", "Day, Mood.\nMon, Low.\nTue."],
	["- [x] Call Ana\n- [ ] Walk", "Call Ana.\nWalk."],
	["It takes ~5 min to ~10 min", "It takes 5 min to 10 min."],
	["A 5 * 3 grid", "A 5 3 grid."],
	["", ""],
	["😀", ""],
])("%o is read aloud as %o", (markdown, spoken) => {
	expect(plainSpeech(markdown)).toBe(spoken);
});
