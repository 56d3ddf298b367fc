import { describe, expect, it } from "vitest";
import { findFacts } from "./find-facts.ts";

const NOT_MEANT: readonly string[] = [
	"I'm a lawyer... if only",
	"I'm a nurse. Not.",
	"I'm a pilot. just kidding",
	"yeah right, I'm a millionaire and live in Monaco",
	"haha sure I'm a doctor and live in Paris",
	"as a character, I'm a detective and I live in Baker",
	"on paper, I'm a nurse and I live in Leeds",
	"for my novel: I'm a detective. I live in Berlin.",
	"in the game, I'm a pilot and I live in Rome",
	"call me Ishmael",
	"please call me Batman",
	"I live in Hope, honestly",
	"I live in Denial",
	"I live in Narnia",
	"I just moved to Sales",
	"I'm a nurse. I wish I was",
	"my son is called Max (made up name)",
	"my sister is called Ana, not her real name",
	"let's say my boss is called Karl",
	"I don't drink so much",
	"I don't smoke, but on weekends I do",
	"my brother will come",
	"my daughter is five today or so she says",
	"my boss is five",
	"I was pregnant",
	"I might be pregnant",
	"I moved to Leeds, then to York",
];

const PRIVATE: readonly string[] = [
	"I had sex with my boss Karl",
	"I slept with my boss Karl and I live in Leeds",
	"my boss Karl and I hooked up",
	"he put his hands around my throat and I live in Leeds with my husband Tom",
	"my husband Tom shoves me, I'm a nurse",
	"I'm scared of my husband Tom",
	"Tom, my husband, threw a plate at me",
	"my partner Tom never lets me go out and I live in Leeds",
];

describe("what is not to be learnt", () => {
	it.each(NOT_MEANT)("is what isn't meant: %j", (message) => {
		expect(findFacts([message])).toEqual([]);
	});

	it.each(PRIVATE)("is anything from a message about sex or violence: %j", (message) => {
		expect(findFacts([message])).toEqual([]);
	});

	it("leaves the other messages what they tell", () => {
		expect(findFacts(["I'm a nurse", "I'm a lawyer... if only"])).toEqual([
			{ fact: "You're a nurse.", from: 0 },
		]);
	});
});
