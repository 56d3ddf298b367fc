import { describe, expect, it } from "vitest";
import { isOnlyBereaved } from "../understand/bereaved.ts";
import { play } from "./test-play.ts";

const ALARM = /emergency number|the call|numbers above|are you safe|is everyone safe/i;

describe("what turns out to be harmless", () => {
	it.each([
		["I'm on the roof", "fixing the tiles, nice view"],
		["I'm ending it tonight", "I'm telling him we're over"],
		["I'm at the edge of the cliff", "I'm at a conference"],
		["I could kill him", "he ate my lunch again"],
	])("%s, %s: believed, and gone on", (alarm, means) => {
		const talk = play([alarm, means, "anyway, work was long"]);
		expect(talk[1]).toMatch(/sorry/);
		expect(talk.slice(1).join(" ")).not.toMatch(ALARM);
	});
	it("isn't believed beside a wish to die", () => {
		expect(play(["I want to die", "I'm on the roof", "nice view"])[2]).toMatch(ALARM);
		expect(play(["I'm on the roof", "fixing the tiles, then I'll jump"])[1]).not.toMatch(
			/sorry for the alarm|startled/,
		);
	});
	it("turns to the writer when the friend was themselves", () => {
		const talk = play(["my friend is suicidal", "wait I mean me"]);
		expect(talk[1]).toMatch(/are you safe right now/);
		expect(talk[1]).not.toMatch(/Asking them|look after them/);
	});
	it("a meeting kills nobody, and dinner is dinner", () => {
		const talk = play(["this meeting is killing me lol", "what should I cook tonight"]);
		expect(talk[0]).not.toMatch(/ending your life/);
		expect(talk[1]).not.toMatch(/tangled/);
	});
});

describe("a step to safety", () => {
	it("is praised and helped with today", () => {
		const talk = play([
			"I have a gun and I keep thinking about it",
			"I could ask my brother to take it",
			"my brother took it away, I feel empty",
		]);
		expect(talk[1]).toMatch(/^(?:Yes|Do).*(?:tonight|as soon as you can)/);
		expect(talk[2]).toMatch(/protective|you made that happen/);
		expect(talk[2]).toMatch(/Empty/);
	});
	it("by calling somebody is met with quiet gladness", () => {
		const talk = play([
			"I want to die",
			"I called 988",
			"they were nice",
			"I feel a bit better",
			"I watched a film with my sister",
		]);
		for (const reply of talk.slice(1)) {
			expect(reply).toMatch(/glad|good to h/);
			expect(reply).not.toMatch(/heaviest|hurts the most|nights|!/);
		}
	});
	it("may have a joke in it, and how they are comes first", () => {
		const reply = play(["I want to die", "hi, tell me a joke"])[1] ?? "";
		expect(reply).toMatch(/how you are|something heavy/);
		expect(reply).toMatch(/\?$/);
	});
});

describe("signs of leaving", () => {
	it("are asked about directly before the goodbye is one", () => {
		const talk = play([
			"I gave my dog to my neighbor",
			"everything is sorted now",
			"I feel calm",
			"thank you for everything",
			"goodbye",
		]);
		expect(talk[1]).toMatch(/ending your life/);
		expect(talk.filter((reply) => /ending your life/.test(reply))).toHaveLength(1);
		expect(talk.join(" ")).not.toMatch(/smile|Night, Sam|Yes!|best wishes/);
		expect(talk[4]).not.toMatch(/\?/);
		expect(talk[4]).toMatch(/emergency number|findahelpline|those lines/);
	});
});

describe("grief by suicide", () => {
	it("of many years, with a candle, is asked nothing about dying", () => {
		const talk = play([
			"ten years since my dad took his own life, I light a candle every year",
			"he loved the garden",
		]);
		expect(talk.join(" ")).not.toMatch(/ending your life/);
	});
	it("answers how the children are told", () => {
		expect(play(["my brother killed himself on Sunday", "how do I tell the kids"])[1]).toMatch(
			/nobody's fault/,
		);
	});
	it("isn't heard in a film", () => {
		expect(isOnlyBereaved("I watched a film where he killed himself")).toBe(false);
	});
});

describe("another language in danger", () => {
	it.each([
		["quiero morir", "no hablo ingles", /Sigo aquí/],
		["je veux mourir", "je suis seule", /Je reste/],
		["quero morrer", "não tenho ninguém", /Estou aqui/],
	])("%s, %s: one sentence in it", (danger, says, expected) => {
		expect(play([danger, says])[1]).toMatch(expected);
	});
	it.each(["gracias adios", "au revoir", "tschüss"])("%s is a goodbye", (bye) => {
		expect(play(["I want to die", bye])[1]).not.toMatch(/\?/);
	});
	it("thanks and says hello in them too", () => {
		expect(play(["bonjour"])[0]).toMatch(/\?$/);
		expect(play(["dziękuję"])[0]).not.toMatch(/wrong one|matters most/);
	});
});

describe("what is never said back", () => {
	it.each([
		"i really cant anymor",
		"i dont wana b here anymor",
		"I'm a monster",
		"I'm a bitch",
		"i told my teacher",
	])("%s", (says) => {
		expect(play([says])[0]).not.toMatch(/anymor\b|wana|monster|bitch|You (?:tell|told) your teacher/i);
	});
});
