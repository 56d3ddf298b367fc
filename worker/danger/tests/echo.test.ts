import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { asksOfDanger } from "#shared/safety/answered.ts";
import { DARK_ASKS } from "../content/doubt/dark.ts";
import { POINTLESS_QUESTIONS } from "../content/doubt/pointless.ts";
import { ASK_DIRECTLY } from "../content/doubt/veiled.ts";
import { LEVELS } from "../content/index.ts";
import { play } from "./test-play.ts";

const ECHO =
	/\b(?:without you|if you (?:were|weren't|died|disappear\w*|left)|you(?:'re| are| were) (?:gone|dead|not here)|being gone|not (?:being|wanting to be) here|disappear\w*|vanish\w*|better off|lighter|nobody (?:would|could)|worthless\w*|useless\w*|burden\w*|failures?|a waste|goodbyes?|noose|rope|razors?|blades?|pills?|tablets?)\b/i;
const WAYS = ["explicit", "veiled", "look-alikes/absence"];

const rows = WAYS.flatMap(
	(set) =>
		JSON.parse(readFileSync(`shared/safety/sets/${set}.json`, "utf8")) as { text: string; level: string }[],
).filter(({ level }) => level !== "none" && level !== "other");

it("repeats no words of absence, worth, farewell or means to anyone in danger", () => {
	const echoes = rows.map(({ text }) => play([text])[0] ?? "").filter((reply) => ECHO.test(reply));
	expect(echoes).toEqual([]);
	// Some 300 replies on a busy machine.
}, 90_000);

it("knows each of its own questions about dying or safety as one, so that help is shown with it", () => {
	const asks = [
		...ASK_DIRECTLY,
		...POINTLESS_QUESTIONS,
		...Object.values(DARK_ASKS).flat(),
		...[LEVELS.wish, LEVELS.thoughts, LEVELS.method, LEVELS.intent, LEVELS.abuse].flatMap(({ ask }) => ask),
	];
	expect(asks.filter((line) => !asksOfDanger(line))).toEqual([]);
});
