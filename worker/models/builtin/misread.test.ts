import { describe, expect, it } from "vitest";
import { play } from "./test-people.ts";
import { topicsIn } from "./understand/topics.ts";

function slugs(text: string): string[] {
	return topicsIn(text).map((hit) => hit.topic.slug);
}

describe("phrases that mislead by a word", () => {
	it.each([
		["we had to put Bo to sleep", "grief", "sleep"],
		["Tom and I are over", "breakup", "grief"],
		["Lena and I broke up", "breakup", "grief"],
		["my phone died", null, "grief"],
		["her husband died", null, "grief"],
		["my friend's wife died last week", null, "grief"],
		["he isn't well, he has cancer", null, "health"],
		["ok I put her down", null, "grief"],
		["I put the baby to sleep at 8", "sleep", "grief"],
		["my mum died this morning", "grief", "health"],
		["my mum's sister died", "grief", "health"],
		["I have cancer", "health", "grief"],
		["it's the anniversary of my dad's death tomorrow", "grief", "family"],
		["my mum's dead and I can't stop crying", "grief", "family"],
		["my dad is dead set against it", "family", "grief"],
	])("%j is about %s, and not about %s", (text, about, not) => {
		expect(slugs(text)).not.toContain(not);
		if (about !== null) {
			expect(slugs(text)).toContain(about);
		}
	});
	it("hears an animal's death, somebody else's loss and somebody else's illness as that", () => {
		expect(play(["we had to put Bo to sleep"])[0]).toMatch(/animal/);
		expect(play(["her husband died"])[0]).toMatch(/isn't your own loss|standing beside somebody/);
		const talk = play(["he isn't well, he has cancer", "bye"]);
		expect(talk[0]).toMatch(/\bhim\b/);
		expect(talk.join(" ")).not.toMatch(/your (?:health|illness)/);
	});
	it("never makes one of two people: 'you are over'", () => {
		for (const message of ["Tom and I are over", "Lena and I broke up"]) {
			expect(play([message])[0]).not.toMatch(/^you (?:are over|broke up)/i);
		}
	});
	it.each([
		"My sister and I haven't spoken since the funeral.",
		"my mum died, and the funeral was on Tuesday",
		"I haven't been the same since my dad's birthday, he died in May",
	])("asks for no plan of a day that has been: %j", (message) => {
		for (const reply of play([message, "yes"])) {
			expect(reply).not.toMatch(/that day to go|Dates like that come round|Plan the day lightly/);
		}
	});
	it.each(["a year ago today we lost my brother", "my mum's dead and I can't stop crying"])(
		"meets the loss in %j, neither a scrap of memory nor tears without a reason",
		(message) => {
			const reply = play([message])[0];
			expect(reply).not.toMatch(/the small ones|the way you say that|kept exactly that|now it comes out/);
			expect(reply).toMatch(/love|loss|losing|lost|without them|gone|grief|hurts/i);
		},
	);
	it("asks for the plan of a day to come", () => {
		expect(play(["it's the anniversary of my dad's death tomorrow"])[0]).toMatch(
			/that day to go|Dates like that come round/,
		);
	});
	it("keeps both of whom it is said: 'my sister and I stopped talking'", () => {
		for (const message of ["My sister and I stopped talking", "my wife and I had a fight"]) {
			expect(play([message])[0], message).not.toMatch(/^You (?:stopped|had)/);
		}
	});
	it("hears no betrayal in what they told somebody themselves", () => {
		const reply = play(["I told her yesterday that I'm going to ask for a raise"])[0];
		expect(reply).not.toMatch(/trusted someone|hurts more/);
	});
});

describe("what is said back", () => {
	it("has no empty tails and no quotation of a few words", () => {
		for (const message of [
			"I eat meat again",
			"the car is blue",
			"my phone died",
			"she reads a lot",
			"that thing",
			"cows and so on",
		]) {
			expect(play([message])[0], message).not.toMatch(
				/don't think it's small|good deal hangs|hardly anyone sees|watching that closely|way to meet it|outside of it|nod at that|whole story|what's behind it|whole chapter|the other times|it hurts|'[Tt]hat thing'/,
			);
		}
	});
	it("takes an offer to tell more as one", () => {
		const reply = play(["I can't sleep", "I could tell you more about my week"])[1];
		expect(reply).not.toMatch(/you could tell you/i);
	});
	it.each([
		["a word without end", "abcdefgh".repeat(1000)],
		["a sentence without end", "my boss is mean and loud and ".repeat(280)],
		["letters and signs", `I feel ${"x1y2z3".repeat(1300)} today`],
	])("repeats nothing huge: %s", (_, message) => {
		for (const messages of [[message], [message, "what do you know about me?"], [message, message]]) {
			const reply = play(messages).at(-1) ?? "";
			expect(reply.length).toBeLessThan(600);
			for (const word of reply.split(/\s/)) {
				expect(word.length).toBeLessThanOrEqual(30);
			}
			for (let at = 0; at + 81 <= message.length; at += 20) {
				expect(reply).not.toContain(message.slice(at, at + 81));
			}
		}
	});
});
