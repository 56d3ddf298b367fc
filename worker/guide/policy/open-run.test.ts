import { describe, expect, it } from "vitest";
import { findExercise } from "../catalogue.ts";
import { createTalk } from "./test-talk.ts";

const run = { exerciseId: "wind-down", number: 3 };
const WAITS = /step 3/i;

describe("a message while an exercise is open", () => {
	it("that asks is answered, then led back to the step", () => {
		const { text, note } = createTalk({ run }).say("Give me two tips for money");
		expect(note.act).toBe("tips");
		expect(text).toMatch(/\n2\. .+\n\n.*step 3/i);
		expect(note.templates.at(-1)).toMatch(/^step-waits\./);
	});

	it.each(["How long does this take?", "how many steps are left", "What is this exercise for?"])(
		"is told about the exercise: %s",
		(ask) => {
			const { text, note } = createTalk({ run }).say(ask);
			expect(note.act).toBe("about-run");
			expect(text).toContain(findExercise("wind-down")?.summary);
			expect(text).toMatch(WAITS);
		},
	);

	it("hears of the step once in thirty replies a sentence", () => {
		const talk = createTalk({ run });
		const asks = [
			"Are you a person?",
			"two tips for sleep",
			"what's my goal?",
			"two tips for money",
			"what can you do?",
		];
		const waits = asks.map((ask) => talk.say(ask).text).filter((text) => WAITS.test(text));
		expect(waits).toHaveLength(3);
	});

	it("that stops it or asks for another exercise isn't led back", () => {
		expect(createTalk({ run }).say("stop").text).not.toMatch(WAITS);
		const other = createTalk({ run }).say("Can we do the Steady breath exercise?");
		expect(other.note.starts).toBe("steady-breath");
		expect(other.text).not.toMatch(WAITS);
	});

	it("is answered as ever without one", () => {
		expect(createTalk().say("two tips for money").text).not.toMatch(/step \d/i);
		expect(createTalk().say("How long does this take?").note.act).not.toBe("about-run");
	});
});
