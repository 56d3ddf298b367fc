import { expect, it } from "vitest";
import { asksOfDanger } from "#shared/safety/after/answered.ts";
import { assess } from "#shared/safety/verdict.ts";
import { rowsOf } from "#worker/test/requests/safety-set.ts";
import { LEVELS } from "../content/levels.ts";
import { ROW } from "../content/row.ts";
import { play } from "./test-play.ts";
import { NEVER } from "./test-talks.ts";

const ECHO =
	/\b(?:without you|if you (?:were|weren't|died|disappear\w*|left)|you(?:'re| are| were) (?:gone|dead|not here)|being gone|not (?:being|wanting to be) here|disappear\w*|vanish\w*|better off|lighter|nobody (?:would|could)|worthless\w*|useless\w*|burden\w*|failures?|a waste|goodbyes?|noose|rope|razors?|blades?|pills?|tablets?)\b/i;
const SETS = ["explicit", "veiled", "look-alikes/absence"];

const rows = SETS.flatMap(rowsOf).filter(({ level }) => level !== "none" && level !== "other");

it("repeats no words of absence, worth, farewell or means to anyone in danger", () => {
	const echoes = rows.map(({ text }) => play([text])[0] ?? "").filter((reply) => ECHO.test(reply));
	expect(echoes).toEqual([]);
});

it("keeps every rule in each of those replies, with one question", () => {
	for (const { text } of rows.filter((each) => assess(each.text).tier !== "none")) {
		const reply = play([text])[0] ?? "";
		expect(reply.split("?").length, reply).toBe(2);
		for (const [what, pattern] of NEVER) {
			expect(reply.replace("poison control", ""), what).not.toMatch(pattern);
		}
	}
});

it("knows each of its own questions about dying or safety as one, so that help is shown with it", () => {
	const asks = [
		...[LEVELS.wish, LEVELS.thoughts, LEVELS.method, LEVELS.intent, LEVELS.abuse, LEVELS["self-harm"]],
		...Object.values(ROW),
	].flatMap(({ ask }) => ask.lines);
	expect(asks.filter((line) => !asksOfDanger(line))).toEqual([]);
});
