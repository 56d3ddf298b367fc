import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/chat/styles.ts";
import { play } from "./test-play.ts";

const DIRECT = /(?:thoughts|thinking) of ending your life/;

describe("words that may mean dying and may not", () => {
	it.each([
		"I don't want to live without her",
		"I wish I could just disappear",
		"I'm so tired of everything, I want it to stop",
		"they'd be better off without me",
		"I wish I didn't wake up",
		"what's the point of going on",
		"I can't do this anymore",
		"nobody would notice if I was gone",
	])("%j is asked about directly, in every style", (message) => {
		for (const style of STYLE_SLUGS) {
			const talk = play(["my girlfriend broke up with me", message], { style });
			expect(talk[1], style).toMatch(DIRECT);
			expect(talk[1], style).not.toMatch(/0 to 10/);
		}
	});
	it.each([
		["I gave my fish tank to the neighbours, I won't be needing it", true],
		["gave away all the camera gear on sunday. won't need any of it", true],
		["I gave my old pram away, we won't need it now the kids are grown", false],
		["I gave Sam my exam notes because I won't need them", false],
	])("%j is asked about: %j, as things given away for good", (message, asked) => {
		expect(DIRECT.test(play([message]).join(" "))).toBe(asked);
	});
	it("are asked about once, and a no is believed", () => {
		const talk = play([
			"my girlfriend broke up with me",
			"I don't want to live without her",
			"no I'm not going to hurt myself, I just miss her",
			"we were together six years",
			"I can't do this anymore",
		]);
		expect(talk[2]).toMatch(/believe you|at your word/);
		expect(talk.filter((reply) => DIRECT.test(reply))).toHaveLength(1);
	});
	it.each(["of all of it", "I just want it to stop", "everything is too much"])(
		"are asked about once more when %j passes the question over, and then no longer",
		(then) => {
			const talk = play([
				"I can't do this anymore",
				then,
				"perhaps, I don't know",
				"I wish I could just disappear",
			]);
			expect(talk[1]).toMatch(DIRECT);
			expect(talk[2]).toMatch(/line/);
			expect(talk.filter((reply) => DIRECT.test(reply))).toHaveLength(2);
		},
	);
	it("are taken seriously when the answer is yes", () => {
		const talk = play(["I wish I could just disappear", "yes sometimes"]);
		expect(talk[0]).toMatch(/lines above/);
		expect(talk[1]).toMatch(/emergency number/);
		expect(talk[1]).toMatch(/^(?!.*ending your life)[^?]*\?$/);
	});
	it("name help at once when they come close to a wish not to be here", () => {
		expect(play(["everyone would be better off without me"])[0]).toMatch(/lines above/);
	});
	it.each([
		"I can't do this assignment anymore",
		"I'm tired of trying to please my boss",
		"I can't live without coffee, haha",
		"I want the meeting to end",
	])("%j is left alone", (message) => {
		expect(play([message])[0]).not.toMatch(/ending your life|findahelpline|lines above/);
	});
	it("asks directly about dying even when no questions were wanted", () => {
		const talk = play(["please stop asking questions", "I wish I could just disappear"]);
		expect(talk[1]).toMatch(DIRECT);
	});
	it.each([
		"I don't know what to do with my life",
		"I don't know what to do with my life anymore",
		"This is the end of my marriage",
		"I can't go on like this with my job",
		"I'm afraid of death",
		"I think about death a lot since my dad died",
		"I stopped taking my meds",
		"how do I find meaning in life",
	])("%j is no word about wanting to die, and nobody is asked", (message) => {
		expect(play([message])[0]).not.toMatch(
			/ending your life|hurting yourself|dying|not wanting to live|alive/,
		);
	});

	it.each([
		"I can't go on like this",
		"I'm not afraid of dying anymore",
		"this is the end",
		"what is there to live for",
	])("%j still is", (message) => {
		expect(play([message])[0]).toMatch(/ending your life|hurting yourself|dying|live|alive|mean|behind it/);
	});
});

describe("a denial", () => {
	it.each([
		"No, I would never do that, it has just been a long month",
		"no not at all, I only miss how it was before",
		"I'm not suicidal, I just feel small and sad today",
	])("is believed, and not read back or taken for a correction: %s", (denial) => {
		const [, reply = ""] = play(["I can't do this anymore", denial]);
		expect(reply).toMatch(/I believe you.*What has made it so hard lately\?$/);
	});
});
