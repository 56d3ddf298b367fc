import { describe, expect, it } from "vitest";
import { learnFrom } from "./learn.ts";

const written = (day: number, content: string, isSensitive = false) => ({
	day: `2026-11-0${day}`,
	content,
	isSensitive,
});
const said = (content: string, isSensitive = false) => ({ content, isSensitive });
const WEEK = [
	written(1, "I was wide awake until four"),
	written(2, "barely slept"),
	written(3, "can't sleep in this heat"),
	written(4, "we repainted the hall"),
];
const patternIn = async (newest: typeof WEEK) => (await learnFrom([said("hello")], newest, [], null)).insight;

describe("a pattern without a model", () => {
	it("counts days, not messages", async () => {
		expect((await patternIn(WEEK))?.content).toContain("sleep on 3 of the last 4 days");
		expect(await patternIn(WEEK.map((each) => ({ ...each, day: "2026-11-01" })))).toBeNull();
	});

	it("isn't sought while a new message shows danger", async () => {
		expect(await patternIn([...WEEK, written(5, "I want to kill myself", true)])).toBeNull();
	});

	it("doesn't count messages that showed danger", async () => {
		expect(await patternIn(WEEK.map((each, index) => ({ ...each, isSensitive: index === 0 })))).toBeNull();
	});
});

describe("facts without a model", () => {
	it("come from calm messages only", async () => {
		const words = [said("My niece Wanda sang."), said("My uncle Omar left and I want to die.", true)];
		const { facts } = await learnFrom(words, null, [], null);
		expect(facts).toEqual([{ fact: "Your niece is called Wanda.", from: 0 }]);
	});

	it("leave out sensitive statements", async () => {
		const words = [
			said("Remember that my salary is 40,000 a year."),
			said("Please remember that my boss is an idiot."),
		];
		const { facts } = await learnFrom(words, null, [], null);
		expect(facts.map(({ from }) => from)).toEqual([1]);
	});
});
