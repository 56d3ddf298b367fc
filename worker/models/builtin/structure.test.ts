import { describe, expect, it } from "vitest";
import { composeReply } from "./compose-reply.ts";
import { AFFIRM_DID } from "./content/company.ts";
import { structureOf } from "./structure.ts";
import { request } from "./test-people.ts";

function structureFor(messages: readonly string[]) {
	const asked = request(messages);
	const reply = composeReply(asked);
	return { reply, structure: structureOf(asked, reply) };
}

describe("what stands beside a coaching reply", () => {
	it("is about what was said, and repeats nothing of the reply", () => {
		const { reply, structure } = structureFor(["I can't sleep and I lie awake until three"]);
		expect(structure.suggestedActions).toHaveLength(2);
		expect(structure.helpfulQuestions).toHaveLength(2);
		expect(structure.suggestedActions?.join(" ")).toMatch(/bed|light|sleep|night|alarm|coffee|morning|dim/i);
		for (const text of [...(structure.suggestedActions ?? []), ...(structure.nextSteps ?? [])]) {
			expect(reply).not.toContain(text);
		}
	});

	it("speaks of a strength only where one was shown, and ties it to that", () => {
		const none = structureFor(["I can't sleep and I lie awake until three"]).structure;
		expect(none.strengthPrompt ?? none.followUpQuestion ?? none.motivationalBoost).toBeUndefined();
		const structure = structureOf(request(["I went for a run but I can't sleep"]), "Nights can be long.");
		expect(structure.motivationalBoost).toMatch(/you went for a run/i);
		expect(structure.strengthPrompt).not.toMatch(/you went for a run/i);
		expect(structure.followUpQuestion).toMatch(/\?$/);
	});

	it("praises nothing that the reply has just said of them", () => {
		const asked = request(["I went to bed early today but I can't sleep"]);
		const told = structureOf(asked, "You went to bed early today, and you still lay awake.");
		expect(told.motivationalBoost).toBeUndefined();
		expect(told.strengthPrompt).not.toMatch(/bed early/i);
		const praised = structureOf(asked, `Long nights. ${AFFIRM_DID[0]}`);
		expect(praised.motivationalBoost ?? praised.strengthPrompt ?? praised.followUpQuestion).toBeUndefined();
	});

	it("leaves out an action that the reply tells in running text, where it begins in lower case", () => {
		const asked = request(["I doubt my own decisions. How can I trust them more?"]);
		const reply = composeReply(asked);
		expect(reply).toContain("decide one small thing a day within a minute");
		expect(structureOf(asked, reply).suggestedActions).toBeUndefined();
		expect(structureOf(asked, "Tell me more.").suggestedActions).toHaveLength(2);
	});

	it("lists nothing for a matter that was only mentioned", () => {
		expect(structureFor(["I live with my mum"]).structure.suggestedActions).toBeUndefined();
	});

	it("praises a deed when it is told, and not again with every reply", () => {
		const { structure } = structureFor([
			"I went to bed early today but I can't sleep",
			"What keeps you awake?",
			"My work, mostly. I lie awake over it",
		]);
		expect(structure.motivationalBoost).toBeUndefined();
		expect(structure.strengthPrompt).toBeUndefined();
		expect(structure.suggestedActions?.length).toBeGreaterThan(0);
	});

	it("asks in the person's own voice, so that a press sends their question and not the coach's", () => {
		const { structure } = structureFor(["I can't sleep and I lie awake until three"]);
		for (const question of structure.helpfulQuestions ?? []) {
			expect(question).toMatch(/\b(?:sleep)\?$/);
			expect(question).not.toMatch(/\byou\b(?! give)/i);
		}
		const health = structureFor(["My health worries me, the doctor found something on the scan"]).structure;
		expect(health.helpfulQuestions?.join(" ") ?? "").not.toMatch(/\byour\b/);
	});

	it("is answered by the coach with something to go on", () => {
		const { structure } = structureFor(["I can't sleep and I lie awake until three"]);
		for (const question of structure.helpfulQuestions ?? []) {
			const reply = composeReply(
				request(["I can't sleep and I lie awake until three", "That sounds tiring.", question]),
			);
			expect(reply).not.toMatch(/could mean a few things/);
		}
	});

	it("names all they mean to do, each in their words", () => {
		const { structure } = structureFor(["I'll run tomorrow at 7 and put my shoes by the door"]);
		expect(structure.nextSteps?.slice(0, 2)).toEqual(["Run tomorrow at 7.", "Put your shoes by the door."]);
	});

	it.each([
		["my mum died this morning"],
		["Tom and I are over"],
		["I got fired today"],
		["my dad has cancer"],
		["I made a noose"],
		["we had to put Bo to sleep"],
	])("is empty over %j, in the middle of a talk about steps", (message) => {
		const messages = [
			"I can't sleep",
			"What would be the smallest piece?",
			"I'll go to bed at ten",
			"Good.",
			message,
		];
		expect(structureFor(messages).structure).toEqual({});
	});

	it("keeps what the person means to do as the first step", () => {
		const { structure } = structureFor([
			"I can't get started on my essay",
			"What would be the smallest piece?",
			"I'll write for ten minutes after lunch",
		]);
		expect(structure.nextSteps?.[0]).toMatch(/write for ten minutes after lunch/i);
	});

	it.each([["I want to die"], ["hi"], ["please just listen, my dad died"]])("is empty for %j", (message) => {
		expect(structureFor([message]).structure).toEqual({});
	});
});
