import { describe, expect, it } from "vitest";
import { readTyped } from "./typed.ts";

const WRITE = { kind: "write", options: [], example: "The tap drips." } as const;
const CHOOSE = { kind: "choose", options: ["Stop for today", "Why bother?", "I'm stuck"] } as const;
const SAY = { kind: "say", options: [] } as const;

describe("words typed while a step waits", () => {
	it.each(["stop", "Enough.", "ok, stop it please"])("pause: %s", (text) => {
		expect(readTyped(text, WRITE)).toBe("pause");
	});

	it("answer a yes or a no at their end", () => {
		const ask = { kind: "choose", options: ["No", "Yes", "I'm not sure"] } as const;
		expect(readTyped("the worst she does is sigh at me. no", ask)).toBe("answer");
		expect(readTyped("would it? no", WRITE)).toBe("message");
	});

	it("skip the step or go back", () => {
		expect(readTyped("Skip this one", WRITE)).toBe("skip");
		expect(readTyped("go back", WRITE)).toBe("back");
	});

	it.each([
		"menu",
		"help",
		"how much longer is this?",
		"Are you real?",
		"what's my goal",
		"give me some tips for sleep",
		"Should I ring her tonight?",
		"why do I keep doing that",
		"remind me what I wrote on Friday",
		"sum me up",
		"I wrote it all down for my sister and cried, twice, and then she came round with the kids. What now?",
	])("are a message: %s", (text) => {
		expect(readTyped(text, WRITE)).toBe("message");
	});

	it.each([
		"Ring the plumber before ten",
		"I told him to stop",
		"I don't know how to begin with the boxes",
		"He asked “where were you?” and slammed the door",
		"What if the results are bad",
		"She asked why I came. I had no answer, so I said I was passing by on the way home from work and left.",
		"I'll ask for help with the shopping",
		"no",
	])("are the answer: %s", (text) => {
		expect(readTyped(text, WRITE)).toBe("answer");
	});

	it("are the answer when they are one of the step's labels", () => {
		expect(readTyped("stop for today", CHOOSE)).toBe("answer");
		expect(readTyped("why bother", CHOOSE)).toBe("answer");
		expect(readTyped("Why bother with any of it?", CHOOSE)).toBe("message");
	});

	it("are the answer when the step asks for questions", () => {
		const asksBack = { ...WRITE, example: "Will it come back?" };
		expect(readTyped("How long should I take the tablets?", asksBack)).toBe("answer");
		expect(readTyped("stop", asksBack)).toBe("pause");
	});

	it("lead on from a step that asks nothing, or are a message", () => {
		expect(readTyped("next", SAY)).toBe("answer");
		expect(readTyped("ok", SAY)).toBe("answer");
		expect(readTyped("My chest hurts", SAY)).toBe("message");
	});
});
