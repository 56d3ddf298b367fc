import { expect, test } from "vitest";
import { levelOf } from "./level.ts";

const tone = (amplitude: number) =>
	Float32Array.from({ length: 1000 }, (_, index) => amplitude * Math.sin((index / 1000) * 20 * Math.PI));

test("silence is 0, a full tone is 1, and no samples are silence", () => {
	expect(levelOf(tone(0))).toBe(0);
	expect(levelOf(new Float32Array())).toBe(0);
	expect(levelOf(tone(1))).toBe(1);
});

test("it follows decibels: a tenth of the amplitude is 20 dB less", () => {
	// A sine of amplitude 0.1 has -23.0 dB: (60 - 23) / 45.
	expect(levelOf(tone(0.1))).toBeCloseTo(0.822, 2);
	expect(levelOf(tone(0.1)) - levelOf(tone(0.01))).toBeCloseTo(20 / 45, 5);
});
