import { describe, expect, it } from "vitest";
import { MOOD_COLOURS } from "#shared/mood/mood-colours.ts";
import { isNegativeMood } from "#shared/mood/mood-detection.ts";
import { NEED_LEVELS } from "#shared/needs.ts";
import { checkInMood } from "./check-in-mood.ts";

describe("the mood of a check-in", () => {
	it.each([
		[1, "safety", "anxious"],
		[1, "love", "lonely"],
		[2, "physiological", "tired"],
		[2, "esteem", "frustrated"],
		[3, "love", "calm"],
		[4, "esteem", "motivated"],
		[5, "safety", "joyful"],
	] as const)("of %i with %s first is %s, and brings its colour", (overallMood, focus, mood) => {
		expect(checkInMood({ overallMood }, focus)).toEqual({
			detectedMood: mood,
			chatColor: MOOD_COLOURS[mood],
		});
	});

	it("is the wish of a good day, never of a low one, and the colour is always the wish's", () => {
		for (const focus of NEED_LEVELS) {
			const wish = { desiredMood: "Peaceful", chatColor: MOOD_COLOURS.peaceful };
			const { desiredMood, chatColor } = wish;
			expect(checkInMood({ overallMood: 5, desiredMood }, focus)).toEqual({
				detectedMood: "peaceful",
				chatColor,
			});
			for (const overallMood of [1, 2]) {
				const low = checkInMood({ overallMood, desiredMood }, focus);
				expect(low.chatColor).toBe(chatColor);
				expect(low.detectedMood).not.toBe("peaceful");
			}
		}
		expect(checkInMood({ overallMood: 4, desiredMood: "sad" }, "love").detectedMood).toBe("hopeful");
	});

	it("is low exactly when the overall mood is", () => {
		for (const focus of NEED_LEVELS) {
			for (const overallMood of [1, 2, 3, 4, 5]) {
				const { detectedMood } = checkInMood({ overallMood, desiredMood: "" }, focus);
				const isLow = isNegativeMood(detectedMood) || detectedMood === "tired";
				expect(isLow, `${overallMood} ${focus}`).toBe(overallMood <= 2);
			}
		}
	});
});
