import { describe, expect, it } from "vitest";
import { NEED_OF } from "../content/topics/needs.ts";
import { findInsight } from "./insight.ts";
import { summarise } from "./summary.ts";
import { titleFor } from "./title.ts";

const said = (content: string) => ({ role: "user" as const, content });

describe("a title", () => {
	it.each([
		[["I lie awake most nights and can't sleep"], "Sleep"],
		[["my dad's funeral was today, I miss him"], null],
		[["I drink too much and can't sleep"], null],
		[["should we meet at six?"], null],
		[["hi"], null],
		[[], null],
	])("for %j is %j", (messages, title) => {
		expect(titleFor(messages)).toBe(title);
	});

	it("names the two main topics", () => {
		const title = titleFor(["I have debts", "I can't sleep"]);
		expect(title).toMatch(/^(?:Money and sleep|Sleep and money)$/);
	});
});

describe("the running summary", () => {
	it("quotes one sentence of each message as it was written", () => {
		const summary = summarise(
			[said("Hm. My rent goes up by fifty in March. Anyway!"), said("Will that ever stop?")],
			"",
		);
		expect(summary).toBe("“My rent goes up by fifty in March”");
	});

	it("goes on from what it had, says nothing twice and leaves out the coach", () => {
		const first = summarise([said("My landlord sold the flat in May.")], "They spoke about sleep.");
		const coach = { role: "assistant" as const, content: "You could ask the council for help today." };
		const second = summarise([said("my landlord sold the flat in May"), coach], first);
		expect(second).toBe("They spoke about sleep.\n“my landlord sold the flat in May”");
	});

	it("keeps the newest sentences within 1200 characters", () => {
		const turns = Array.from({ length: 200 }, (_, index) =>
			said(`The bus number ${index} was late again this morning`),
		);
		const summary = summarise(turns, "");
		expect(summary.length).toBeLessThanOrEqual(1_200);
		expect(summary).toContain("number 199");
		expect(summary).not.toContain("number 12 ");
	});
});

const day = (date: number) => `2026-11-${String(date).padStart(2, "0")}`;
const on = (date: number, content: string) => ({ day: day(date), content });

describe("an insight", () => {
	const WEEK = [
		on(1, "I couldn't sleep, wide awake until four"),
		on(1, "and I can't sleep tonight either"),
		on(2, "lunch with Petra was nice"),
		on(4, "lying awake again"),
		on(5, "barely slept"),
		on(9, "we painted the fence"),
	];

	it("counts the days of a topic that recurs", () => {
		const found = findInsight(WEEK);
		expect(found).toMatchObject({
			type: "pattern",
			title: "A recurring topic: sleep",
			category: "physiological",
		});
		expect(found?.content).toContain("You wrote about sleep on 3 of the last 5 days you wrote here.");
		expect(found?.confidence).toBeGreaterThanOrEqual(0.5);
		expect(found?.confidence).toBeLessThan(0.95);
	});

	it.each([
		["it all came on one day", WEEK.map(({ content }) => on(3, content))],
		["the topic came up on two days", WEEK.filter((each) => each.day !== day(5))],
		["the days are too few", WEEK.slice(0, 4)],
		[
			"the topic is a loss",
			[1, 2, 3, 4, 5].map((date) => on(date, "it's the funeral, my dad died and I miss him")),
		],
	])("isn't found when %s", (_, messages) => {
		expect(findInsight(messages)).toBeNull();
	});

	it("has a need for every topic", () => {
		expect(Object.keys(NEED_OF)).toHaveLength(40);
	});
});
