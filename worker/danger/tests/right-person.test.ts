import { describe, expect, it } from "vitest";
import { play } from "./test-play.ts";

const first = (said: string) => play([said])[0] ?? "";

describe("a reply to danger speaks to the right person", () => {
	// spec: S.20
	it("who found another's note", () => {
		const reply = first("I came across a goodbye letter under my brother's pillow");
		expect(reply).toMatch(/worried about someone|take this seriously/);
		expect(reply).not.toMatch(/anything you could use/);
	});

	it("whose brother has a knife and hears things", () => {
		const reply = first("my brother hears voices and he's pacing with a knife");
		expect(reply).toMatch(/^[^?]*emergency number[^?]*(?:closed door|out of reach)/);
	});

	// spec: S.20
	it("who is told by a voice to hurt someone near", () => {
		expect(first("a voice orders me to burn my flatmate")).toMatch(/^[^?]*(?:closed door|where they aren't)/);
	});

	it("who fears what they might do to another", () => {
		expect(first("I'm terrified of what I might do to my dad")).toMatch(/step away|closed door/);
	});

	it("who was choked: what doesn't show is looked at", () => {
		const [reply, later] = play(["my girlfriend choked me on Friday", "it hurts to swallow"]);
		expect(reply).toMatch(/nothing shows/);
		expect(later).toMatch(/emergency (?:number|department)/);
	});

	// spec: S.20
	it("who is a child: nothing to explain, and a grown-up for it", () => {
		const talk = play([
			"I'm 12 and my dad hits me",
			"it was yesterday",
			"I broke a plate",
			"and my brother cried",
			"he always shouts",
		]);
		expect(talk.join(" ")).not.toMatch(/how long has it been|what led up|what happened before/i);
		expect(talk.join(" ")).toMatch(/grown-up|teacher/);
	});

	it("who is no child for having a teacher", () => {
		const talk = play(["my teacher at the evening class was rude", "my husband hits me"]);
		expect(talk[1]).not.toMatch(/grown-up|children and young people/);
	});

	it("who is held over with pictures", () => {
		expect(first("a man has naked photos of me and wants money or he'll post them")).toMatch(/Don't pay/);
	});

	it("who put the baby down and stepped out", () => {
		const [, later] = play(["I want to shake the baby so badly", "I laid him in his cot and left the room"]);
		expect(later).toMatch(/exactly right/);
	});

	it("who means to hurt, and hasn't", () => {
		expect(first("I will hit him if he says it again")).not.toMatch(/Any injury comes first|badly hurt/);
	});

	it("whose wife says that the baby was swapped", () => {
		const reply = first("my wife hasn't slept and says our baby is possessed and was swapped");
		expect(reply).toMatch(/medical emergency.*emergency number now/);
	});

	it("whose friend is far away: the call can be made all the same", () => {
		const [, later] = play(["my friend says he's going to kill himself tonight", "he lives in another city"]);
		expect(later).toMatch(/profile|don't need the address/);
	});

	it("who blames themselves for blows", () => {
		const [, later] = play(["my husband hits me", "it was my own fault"]);
		expect(later).toMatch(/earns that/);
	});

	it("who could shake a baby: the cot comes first", () => {
		expect(first("I'm scared I'm going to shake my baby")).toMatch(/cot/);
	});

	it("whose heart races from too little food", () => {
		const [, later] = play(["I make myself sick after every meal", "my heart is racing"]);
		expect(later).toMatch(/emergency number/);
		expect(later).not.toMatch(/shows late/);
	});

	it("who has no papers", () => {
		const [, later] = play(["my husband beats me", "I'm undocumented and he'd get me deported"]);
		expect(later).toMatch(/without papers|your status/);
	});

	it("who isn't believed about voices: neither agreed with nor argued with", () => {
		const [, later] = play(["the voices say they are coming for me", "nobody believes me"]);
		expect(later).not.toMatch(/I believe you/);
		expect(later).toMatch(/listen|sit with you/);
	});

	it("who asks to be talked with", () => {
		const [, later] = play(["I want to die", "could you just stay with me"]);
		expect(later).toMatch(/^(?:Yes|I'm here)/);
	});

	it("who won't call anyone tonight", () => {
		const [, later] = play(["I bought a rope to hang myself with", "I'm not calling anyone"]);
		expect(later).toMatch(/next room|sit with you/);
		expect(later).toMatch(/emergency number/);
	});
});

it("goes on in the language that somebody began in", () => {
	const talk = play(["je veux mourir", "mon fils est parti", "personne", "I can write English too"]);
	expect(talk[1]).toMatch(/Get help now/);
	expect(talk[1]).not.toMatch(/\bthank you\b/i);
	expect(talk[2]).not.toMatch(/\bthe\b/);
	expect(talk[3]).not.toMatch(/vous/);
});
