import { describe, expect, it } from "vitest";
import { composeReply } from "./compose-reply.ts";
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
		expect(structure.strengthPrompt).toBeTruthy();
		expect(structure.followUpQuestion).toMatch(/\?$/);
		expect(structure.motivationalBoost).toBeTruthy();
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
