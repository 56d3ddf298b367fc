import { describe, expect, it } from "vitest";
import { CHAT_MODES } from "#shared/chat/modes.ts";
import { structureOf } from "#worker/guide/tasks/structure.ts";
import { mayOffer } from "#worker/models/reply/offer-exercise.ts";
import { request } from "#worker/models/test-request.ts";
import { composePrompt } from "#worker/modules/coaching/compose-prompt.ts";
import { structureBy } from "#worker/modules/coaching/model-tasks/structure.ts";
import { frameFor } from "#worker/modules/coaching/prompts/frame.v3.ts";
import { LET_GO } from "#worker/modules/coaching/prompts/goodbye.v1.ts";
import { readFarewells } from "./farewells.ts";

const FAREWELLS = readFarewells().flatMap(({ farewells }) => farewells);
const AGREED = [{ text: "Call Ana", isDone: false }];

function promptFor(...messages: string[]) {
	return composePrompt({ ...request(messages, { agreed: AGREED }), asksAgain: true });
}

describe("what a connected model is told of a goodbye", () => {
	it.each(CHAT_MODES)("stands in the frame (%s)", (mode) => {
		expect(frameFor(mode)).toMatch(
			/A goodbye is a goodbye: one short, warm sentence. No question, no offer, nothing that keeps them/,
		);
	});

	it("comes with each, and no step or check to ask about beside it", () => {
		const without = FAREWELLS.filter((text) => {
			const { turns, risk } = request([text]);
			const isCalm = risk === "none" && turns.every(({ verdict }) => verdict === undefined);
			const { situation } = promptFor("I had a row with my boss", "That's a lot.", text);
			return isCalm && (!situation.includes(LET_GO) || situation.includes("<steps>"));
		});
		expect(without).toEqual([]);
	}, 120_000);

	it("isn't said in danger, nor soon after words that may have meant it", () => {
		for (const dark of ["I want to die", "I can't do this anymore"]) {
			expect(promptFor(dark, "Are you thinking of ending your life?", "bye").situation).not.toContain(LET_GO);
		}
		expect(promptFor("hi", "Hello.", "goodbye forever").situation).not.toContain(LET_GO);
	});

	it("isn't said on other days, when steps are asked about", () => {
		const { situation } = promptFor("hi", "Hello.", "I had a row with my boss");
		expect(situation).not.toContain(LET_GO);
		expect(situation).toContain("<steps>");
	});
});

describe("beside a reply to a goodbye", () => {
	const talk = [
		"I was wide awake until four and couldn't sleep",
		"A long night.",
		"I can't sleep at all. I'm off to bed, night",
	];

	it("stands no tip, step or question, whoever would write them", async () => {
		expect(structureOf(request(talk.slice(0, 1)), "Go on.")).not.toEqual({});
		expect(structureOf(request(talk), "Good night.")).toEqual({});
		const data = new Proxy({}, { get: () => expect.fail("no model is asked") });
		expect(
			await structureBy(data as never, { turns: request(talk).turns, summary: "", mode: "deep" }),
		).toEqual({});
	});

	it("stands no button of an exercise", () => {
		expect(mayOffer(request(talk.slice(0, 1)))).toBe(true);
		expect(mayOffer(request(talk))).toBe(false);
	});
});
