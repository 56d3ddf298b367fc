import { describe, expect, it } from "vitest";
import { play } from "./test-play.ts";

describe("somebody who doesn't breathe", () => {
	// spec: S.19
	it.each([
		"I've just found my grandad hanging from the banister",
		"my girlfriend shot up and stopped breathing",
		"my toddler has gone blue and she's unconscious",
	])("gets a call and pushes on the chest first: %j", (said) => {
		expect(play([said])[0]).toMatch(/^Call your emergency number now, on speaker\. [^?]*push hard and fast/);
	});

	it("is told of as long as help isn't there", () => {
		const talk = play(["my cousin isn't breathing", "his mum is screaming", "the paramedics are here"]);
		expect(talk[1]).toMatch(/push/i);
		expect(talk[2]).not.toMatch(/Push hard/);
		expect(talk[2]).toMatch(/tell them everything|do what they tell you/i);
	});

	it.each(["My cousin hanged himself in 2019", "I found him hanging, and the funeral was in June"])(
		"is mourned where it is over: %j",
		(said) => {
			expect(play([said])[0]).not.toMatch(/on speaker/);
		},
	);
});

describe("what was taken or is bleeding", () => {
	// spec: S.19
	it.each(["goodbye", "no hospital, I can't pay that", "do I really need an ambulance", "I want to die"])(
		"isn't let go by %j",
		(said) => {
			const [, later] = play(["I swallowed a whole strip of codeine", said]);
			expect(later).toMatch(/emergency number/);
			expect(later).not.toMatch(/glad you called|right call/);
		},
	);

	// spec: S.19
	it.each(["I'm in the ambulance now", "my sister is driving me to hospital", "I called an ambulance"])(
		"has help once they say so: %j",
		(said) => {
			expect(play(["I swallowed a whole strip of codeine", said])[1]).toMatch(/right call|glad you called/);
		},
	);

	it("is over once help was called", () => {
		const talk = play([
			"I swallowed a whole strip of codeine",
			"I called an ambulance",
			"thank you",
			"I'm cold",
		]);
		expect(talk.slice(2).join(" ")).not.toMatch(/make that call|have you called|is someone on the line/i);
	});

	it("waits for no more, days later", () => {
		expect(play(["I took too many paracetamol on Saturday and I feel all right"])[0]).toMatch(
			/^Call your emergency number now, or poison control/,
		);
	});

	it("is someone else's, as long as it lasts", () => {
		const talk = play(["my flatmate took 30 of her tablets", "she says to leave it", "she's getting sleepy"]);
		for (const reply of talk) {
			expect(reply).toMatch(/emergency number/);
			expect(reply).not.toMatch(/\byou took\b|you feel ill/);
		}
	});
});

describe("an attack", () => {
	it("in the next flat is a call, and no step inside", () => {
		const [reply] = play(["I can hear him beating her next door right now"]);
		expect(reply).toMatch(/^[^?]*emergency number[^?]*(?:don't go in|police can go in)/);
	});
});

describe("high up", () => {
	it("asks whether they are away from it, and hears that they are", () => {
		const [edge, away] = play(["I'm on the roof and I'm going to jump", "I went inside, my dad is here"]);
		expect(edge).toMatch(/away from it now\?$/);
		expect(away).toMatch(/stay near someone|don't be alone/);
	});

	it("stays the subject: nothing of it is quoted or passed over", () => {
		const talk = play([
			"I'm going to kill myself tonight",
			"the kettle is on",
			"rain all day",
			"I watched a show",
			"it was a good one",
		]);
		expect(talk.join(" ")).not.toMatch(/kettle|rain all day|which of these/i);
	});
});

describe("somebody who is very ill", () => {
	it.each([
		"my mum is on the floor clutching her chest and she's gone grey",
		"my uncle is having a stroke right now",
	])("gets a call, whatever they say: %j", (said) => {
		const [reply, later] = play([said, "he says don't call anyone"]);
		expect(reply).toMatch(/^Call your emergency number now, on speaker, even if they say no/);
		expect(later).toMatch(/emergency number/);
		expect(reply).not.toMatch(/panic/i);
	});
});

it("reads no refusal of a hospital as a no to thoughts of dying", () => {
	const talk = play(["I wish I were dead", "no hospital", "no police either"]);
	expect(talk.slice(1).join(" ")).not.toMatch(/believe you/);
});
