import { expect, it } from "vitest";
import { numberFirst } from "./number-first.ts";

const TAKEN = "I swallowed all my tablets an hour ago";

it("puts the number and the first step before any question", () => {
	const reply = numberFirst(TAKEN, "I'm glad you told me. Are you safe right now?", []);
	expect(reply).toMatch(/^Call your emergency number now, or poison control.*Don't wait/);
	expect(reply.indexOf("?")).toBe(reply.length - 1);
});

it("keeps a reply that begins with both", () => {
	const own = "Call your emergency number now and say what was taken. Have you called?";
	expect(numberFirst(TAKEN, own, [])).toBe(own);
	expect(numberFirst("I slept badly", "How was the night?", [])).toBe("How was the night?");
});

it("doesn't take a number after the question for one before it", () => {
	const late = "Are you safe? If not, call your emergency number and say what was taken.";
	expect(numberFirst(TAKEN, late, [])).not.toBe(late);
});

it("says it in other words when it's told again", () => {
	const first = numberFirst(TAKEN, "", []);
	expect(numberFirst(TAKEN, "", [first])).not.toBe(first);
});

it.each([
	["my arm is gushing blood", /press/],
	["someone is breaking in downstairs", /room that locks/],
	["my toddler drank bleach", /Don't wait for symptoms/],
	["my friend slit her wrists", /press.*don't leave them alone/],
])("names the step that fits: %j", (message, step) => {
	expect(numberFirst(message, "", [])).toMatch(step);
});
