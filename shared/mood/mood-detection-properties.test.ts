import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../test/any-text.ts";
import { MOOD_COLOURS, type NamedMood } from "./mood-colours.ts";
import { detectMood, isNegativeMood, SURE_MOOD } from "./mood-detection.ts";

const MOODS = Object.keys(MOOD_COLOURS) as NamedMood[];
/** Every named mood as one says it of oneself. */
const SAID = MOODS.map((mood) => (mood === "relief" ? "relieved" : mood));

describe("the mood of any message", () => {
	it.each(SAID)("can be %s, and denying it turns it or takes it away", (word) => {
		const said = detectMood(`I'm ${word}`);
		expect(said?.confidence).toBeGreaterThanOrEqual(SURE_MOOD);
		fc.assert(
			fc.property(
				fc.constantFrom("I'm not", "I am not really", "I don't feel", "I'm no longer", "I have never been"),
				(denial) => {
					const denied = detectMood(`${denial} ${word}`);
					expect(denied?.mood).not.toBe(said?.mood);
					expect(denied?.confidence ?? 0).toBeLessThan(SURE_MOOD);
				},
			),
		);
	});

	it("of any text is a named mood with a strength and a confidence of two decimals, or none", () => {
		const word = fc.constantFrom(
			..."I'm not so sad happy , . ? ! and but my sister feel 😢 can't never me make if tired _ ( \n".split(
				" ",
			),
		);
		fc.assert(
			fc.property(
				fc.oneof(
					anyText,
					fc.array(word, { maxLength: 30 }).map((all) => all.join(" ")),
				),
				(text) => {
					isNegativeMood(text);
					const detected = detectMood(text);
					if (detected) {
						expect(MOODS).toContain(detected.mood);
						expect([1, 2, 3]).toContain(detected.intensity);
						expect(detected.confidence).toBeGreaterThan(0);
						expect(detected.confidence).toBeLessThanOrEqual(1);
						expect(Math.round(detected.confidence * 100) / 100).toBe(detected.confidence);
					}
				},
			),
			{ numRuns: 500 },
		);
	});
});

describe("a low mood in words", () => {
	const LOW =
		"low, sad, angry, overwhelmed, depressed, anxious, frustrated, lonely, hopeless, defeated, stressed, burnt out, exhausted".split(
			", ",
		);

	it.each(LOW)("is seen by the word %s, and not when it is denied", (word) => {
		expect(isNegativeMood(word)).toBe(true);
		expect(isNegativeMood(`Feeling ${word.toUpperCase()} lately`)).toBe(true);
		expect(isNegativeMood(`not ${word}`)).toBe(false);
		expect(isNegativeMood(`I don't feel ${word}`)).toBe(false);
	});

	it.each(["burned-out", "sad, but coping", "not tired but lonely", "stressed and not sleeping"])(
		"is seen: %s",
		(text) => expect(isNegativeMood(text)).toBe(true),
	);

	it.each([
		"calm",
		"yellow",
		"slow",
		"we're low on milk",
		"",
		"less stressed",
		"not sad or lonely",
		"no longer depressed",
	])("is not seen: %s", (text) => expect(isNegativeMood(text)).toBe(false));
});
