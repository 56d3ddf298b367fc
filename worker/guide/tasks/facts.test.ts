import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFacts, retractedFacts } from "./facts.ts";

const facts = (...messages: string[]) => findFacts(messages).map(({ fact }) => fact);

const STATED: readonly [message: string, ...facts: string[]][] = [
	["My nephew's name is Theo.", "Your nephew is called Theo."],
	["my nephews name is theo btw", "Your nephew is called Theo."],
	["I picked up my niece Wanda at noon", "Your niece is called Wanda."],
	["my younger brother, Karim, moved in", "Your younger brother is called Karim."],
	["Our dog is called pickle", "Your dog is called Pickle."],
	["We've got a rabbit called Nibs, and a garden", "Your rabbit is called Nibs."],
	["I had a son in June. His name's Idris.", "Your son is called Idris."],
	["my wife Noor and my daughter Lily came", "Your wife is called Noor.", "Your daughter is called Lily."],
	["Noor's here. I mean my wife Noor's here.", "Your wife is called Noor."],
	["Hello, my name is tess", "Your name is Tess."],
	["please call me Fitz", "Your name is Fitz."],
	["Remember that I start late on Tuesdays.", "You said: “I start late on Tuesdays”."],
	["please don't forget my hearing is on 4 May", "You said: “my hearing is on 4 May”."],
	["can you remember that I don't eat nuts?", "You said: “I don't eat nuts”."],
];

const NOT_STATED = [
	"I'm a welder and I live in Hull",
	"is my nephew's name Theo?",
	"do you remember my nephew's name?",
	"I remember that we walked home",
	"remember the time when we got lost?",
	"remember to breathe",
	"call me later",
	"call me crazy",
	"don't call me Fitz",
	"her name is on the lease",
	"my late husband Omar built it",
	"my ex-wife Rosa called",
	"my sister Monday",
	"if my son is called Theo he'll be teased",
	'she said "my son is called Theo"',
	"in my novel my brother Kai dies",
	"my sister's boss Dan shouted",
	"my name isn't Tess",
	"my dad German, my mum Polish",
	"my therapist Dr Lee",
	"my dog Nibs died on Sunday",
	"my boyfriend Lars and I broke up",
];

describe("facts", () => {
	it.each(STATED)("are read from %j", (message, ...expected) => {
		expect(facts(message)).toEqual(expected);
	});

	it.each(NOT_STATED)("aren't read from %j", (message) => {
		expect(facts(message)).toEqual([]);
	});

	it("come once each, with the message that stated them, at most the newest eight", () => {
		expect(findFacts(["hi", "my niece Wanda sang", "my niece Wanda sang again"])).toEqual([
			{ fact: "Your niece is called Wanda.", from: 1 },
		]);
		expect(facts("my name is Tess", "please call me Fitz")).toEqual(["Your name is Fitz."]);
		expect(facts("my aunt Vera sang", "my aunt's funeral is today")).toEqual([]);
		const names = ["Ada", "Bo", "Cy", "Di", "Eva", "Flo", "Gus", "Hal", "Ivy", "Jo"];
		expect(facts(...names.map((name) => `my cousin ${name} rang`))).toHaveLength(8);
	});

	it("are short sentences to the person, whatever was written", () => {
		const part = fc.oneof(fc.constantFrom(...STATED.map(([message]) => message), ...NOT_STATED), fc.string());
		fc.assert(
			fc.property(fc.array(part, { maxLength: 10 }), (messages) => {
				for (const { fact, from } of findFacts([...messages, messages.join(" ")])) {
					expect(fact).toMatch(/^(?:Your [^.]+|You said: “.+”)\.$/s);
					expect(fact.length).toBeLessThanOrEqual(200);
					expect(from).toBeLessThanOrEqual(messages.length);
				}
			}),
			{ numRuns: 200 },
		);
	});

	it("are read at once from a message that repeats itself", () => {
		for (const words of ["my son Theo, ", "please call me ", "remember that my ", "have a dog called "]) {
			expect(facts(words.repeat(400)).length).toBeLessThanOrEqual(8);
		}
	});
});

describe("known facts", () => {
	const WANDA = "Your niece is called Wanda.";
	const OMAR = "Your husband is called Omar.";

	it.each([
		["someone died", "Wanda died in spring", [WANDA]],
		["a relation died", "my niece's funeral was on Monday", [WANDA]],
		["it isn't clear who died", "she passed away last night", [WANDA, OMAR]],
		["another relation died", "my uncle was ill for a year. He died on Sunday", []],
		["a phone was put down", "she put the phone down", []],
		["something else was lost", "I was late with Wanda and lost my keys", []],
		["a couple parted", "we split up in March", [OMAR]],
		["a name was wrong", "no, she isn't called Wanda", [WANDA]],
		["it should be forgotten", "forget about Wanda", [WANDA]],
		["nothing ended", "Wanda and Omar came over", []],
		["it was asked", "what if Wanda died?", []],
	])("are taken back when %s", (_, message, gone) => {
		expect(retractedFacts([WANDA, OMAR], [message], [])).toEqual(gone);
	});

	it("give way to a newer name of the person", () => {
		expect(retractedFacts(["Your name is Tess.", WANDA], [], ["Your name is Fitz."])).toEqual([
			"Your name is Tess.",
		]);
	});

	it("with a pet's name end with the pet, also when they were learnt in other words", () => {
		expect(retractedFacts(["You have a dog called Bo."], ["my dog Bo died"], [])).toHaveLength(1);
	});

	it("that were asked to be remembered can be forgotten", () => {
		const kept = "You said: “I start late on Tuesdays”.";
		expect(retractedFacts([kept], ["forget that I start late on Tuesdays"], [])).toEqual([kept]);
		expect(retractedFacts([kept], ["forget it"], [])).toEqual([]);
	});
});
