import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { featuresOf } from "#shared/reader/features.ts";
import { dangerScore, predict } from "#shared/reader/predict.ts";
import { hashOf, readTestTexts, readTraining } from "./examples.ts";
import { readReader } from "./files.ts";
import { fitDanger, type Lesson } from "./fit-danger.ts";
import { fitLine } from "./fit-line.ts";
import { foldsOf } from "./folds.ts";
import { overlapping } from "./overlap.ts";

/** Thousands of lines are read, on a machine that may do other work beside. */
const MANY_MS = 60_000;

describe("the trained reader", async () => {
	const reader = await readReader();

	it("says the same of the same text", () => {
		const text = "Long shift, then the bus was late and I had toast for dinner.";
		expect(predict(text, reader)).toEqual(predict(text, reader));
		expect(predict(text, reader).isRow).toBe(false);
	});

	it("reads an empty message and a very long one", () => {
		expect(predict("", reader).isRow).toBe(false);
		expect(Number.isFinite(predict("tea and toast ".repeat(5_000), reader).score)).toBe(true);
	});

	it("hears danger said outright above an ordinary line, and names its kind", () => {
		const outright = predict("i want to kill myself, i cant go on living", reader);
		expect(outright.score).toBeGreaterThan(predict("i want to paint the kitchen on sunday", reader).score);
		expect(outright.kind).toBe("life");
	});

	it(
		"was trained on today's data",
		() => {
			expect(
				reader.head.dataSha256,
				'The training data changed after the reader was trained. Run "npm run reader:train", then "npm run safety-scores".',
			).toBe(hashOf(readTraining()));
		},
		MANY_MS,
	);

	// spec: S.17
	it("isn't imported by the product unless the gate lets it ship", () => {
		const importing = globSync("{worker,web,shared}/**/*.{ts,tsx}")
			.filter((file) => !/^shared[/\\]reader[/\\]/.test(file))
			.filter((file) =>
				/["'](?:#shared|\.{1,2}\/[^"']*)\/?reader\/[^"']+["']/.test(readFileSync(file, "utf8")),
			);
		expect(reader.head.passes || importing.length === 0, `Imported by ${importing.join(", ")}`).toBe(true);
	});
});

describe("training", () => {
	it(
		"shares no run of words with a test text",
		() => {
			const training = readTraining().map(({ text }) => text);
			expect(overlapping(readTestTexts(), training)).toEqual([]);
		},
		MANY_MS,
	);

	it("finds a test text that shares eight words in a row", () => {
		const training = ["It rained, and one two three four five six seven eight."];
		expect(overlapping(["so one two three four five six seven eight then"], training)).toHaveLength(1);
		expect(overlapping(["so one two three four five six seven nine"], training)).toEqual([]);
	});

	it("puts all lines of a writer into one fold", () => {
		const lines = Array.from({ length: 60 }, (_, at) => ({ writer: `w${at % 7}`, group: "dark" as const }));
		const folds = foldsOf(lines, 3);
		expect(new Set(lines.map(({ writer }, at) => `${writer} ${folds[at]}`)).size).toBe(7);
		expect(new Set(folds).size).toBe(3);
	});

	it("writes the same table for the same lessons, and tells them apart", () => {
		const lessons = Array.from({ length: 40 }, (_, at) => lesson(at));
		const { table, line } = fitDanger(lessons);
		expect(fitDanger(lessons)).toEqual({ table, line });
		expect(dangerScore(featuresOf("the night is black"), table, line)).toBeGreaterThan(
			dangerScore(featuresOf("the garden is green"), table, line),
		);
	});

	it("fits a line that tells two features apart", () => {
		const sample = (feature: number) => ({
			vector: { at: Int32Array.of(feature), value: Float32Array.of(1) },
			isHit: feature === 1,
			weight: 1,
		});
		const start = { weights: new Float32Array(2), bias: 0 };
		const { weights } = fitLine([sample(0), sample(1)], start, { epochs: 20, rate: 0.3, seed: 1 });
		expect(weights[1]).toBeGreaterThan(weights[0] as number);
	});
});

function lesson(at: number): Lesson {
	const isDanger = at % 2 === 0;
	const text = `the ${isDanger ? "night is black" : "garden is green"} and ${at}`;
	return { features: featuresOf(text), writer: `w${at}`, isDanger, weight: 1 };
}
