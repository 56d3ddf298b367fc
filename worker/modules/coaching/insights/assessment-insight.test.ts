import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import type { AssessmentRow } from "../../../db/tables/assessments.table.ts";
import { day } from "../../../test/people/days.ts";
import { assessmentInsight } from "./assessment-insight.ts";

type Fields = Partial<NeedRatings> & { mood?: number };

/** Assessments, newest first: areas at 4 and an even mood where nothing else is given. */
function rowsOf(newestFirst: readonly Fields[]): AssessmentRow[] {
	return newestFirst.map((fields, index) => ({
		id: `asm_${index}`,
		userId: "usr_1",
		date: day(-index),
		physiologicalScore: fields.physiological ?? 4,
		safetyScore: fields.safety ?? 4,
		loveScore: fields.love ?? 4,
		esteemScore: fields.esteem ?? 4,
		actualizationScore: fields.actualization ?? 4,
		overallMood: fields.mood ?? 3,
		detectedMood: null,
		chatColor: null,
		createdAt: new Date(0),
	}));
}

const insightOf = (newestFirst: readonly Fields[]) => assessmentInsight(rowsOf(newestFirst));

/** Mood and love up and down together, seven times: six pairs. */
const TOGETHER: Fields[] = [2, 3, 2, 3, 2, 3, 2].map((mood) => ({ mood, love: mood + 1, safety: 3 }));

describe("what assessments show", () => {
	it("is nothing before there are two", () => {
		expect(insightOf([])).toBeNull();
		expect(insightOf([{ love: 1 }])).toBeNull();
	});

	it("is a need that rose by two steps or more", () => {
		expect(insightOf([{ love: 4 }, { love: 2 }])).toEqual({
			type: "change",
			title: "Love and belonging has improved",
			content:
				"Love and belonging went from 2 to 4 between your last two check-ins. People feel closer, and it's worth knowing what helped. What do you think it was?",
			category: "love",
			confidence: 0.7,
		});
	});

	it("is a need that fell, said gently", () => {
		expect(insightOf([{ physiological: 1 }, { physiological: 5 }])).toEqual({
			type: "change",
			title: "Body and rest has dipped",
			content:
				"Body and rest went from 5 to 1 between your last two check-ins. Most things are harder when your body is tired, so go easy on yourself. Would you like to look at it together?",
			category: "physiological",
			confidence: 0.9,
		});
	});

	it("is the widest change, and of equals the one that fell", () => {
		expect(insightOf([{ love: 5, safety: 1 }, { love: 2 }])?.title).toBe("Safety and stability has dipped");
		expect(insightOf([{ love: 5, safety: 2 }, { love: 2 }])?.title).toBe("Love and belonging has improved");
	});

	it("compares the last two only", () => {
		expect(insightOf([{ love: 3 }, { love: 4 }, { love: 1 }])).toBeNull();
	});

	it("is a need that stays the lowest, when nothing changed", () => {
		expect(insightOf([{ esteem: 2 }, { esteem: 3 }, {}, { esteem: 3 }, {}])).toEqual({
			type: "trend",
			title: "Esteem and respect needs care",
			content:
				"In 3 of your last 5 check-ins, Esteem and respect was the lowest of the five areas. You may be noticing what's missing sooner than what you do well. What would make it one step better?",
			category: "esteem",
			confidence: 0.6,
		});
		expect(insightOf([{ esteem: 3 }, { esteem: 3 }, { esteem: 3 }])?.content).toMatch(
			/^In each of your last 3 check-ins/,
		);
	});

	it.each([
		["twice only", [{ esteem: 3 }, { esteem: 3 }, {}, {}, {}]],
		["longer ago", [{}, {}, {}, { esteem: 3 }, { esteem: 3 }, { esteem: 3 }]],
		["together with another", Array(5).fill({ esteem: 3, love: 3 })],
	] as [string, Fields[]][])("says of none that it is the lowest when it was so %s", (_, rows) => {
		expect(insightOf(rows.map((row) => ({ ...row, mood: 2 })))).toBeNull();
	});

	it("is a need that mood goes with, without saying which leads", () => {
		const rows = TOGETHER.map((row) => ({ ...row, safety: 3, esteem: 3 }));
		expect(insightOf(rows)).toEqual({
			type: "trend",
			title: "Mood and love and belonging",
			content:
				"Your mood seems to go with one area more than the others: Love and belonging. Either of them changed 6 times, and both changed the same way each time. You know best which of the two comes first.",
			category: "love",
			confidence: 0.77,
		});
	});

	it("says how often it was otherwise", () => {
		const rows = [...TOGETHER, { mood: 3, love: 3, safety: 3 }].map((row) => ({ ...row, esteem: 3 }));
		expect(insightOf(rows)?.content).toContain(
			"Either of them changed 7 times, and both changed the same way 6 of those times.",
		);
	});

	it.each([
		["too few pairs", TOGETHER.slice(0, 6)],
		["mood that moves alone", TOGETHER.map((row) => ({ ...row, love: 4 }))],
		["two that go with it equally", TOGETHER.map((row) => ({ ...row, esteem: row.love ?? 4 }))],
		["the opposite way", TOGETHER.map((row) => ({ ...row, love: 6 - (row.love ?? 0) }))],
	])("sees no such need with %s", (_, rows) => {
		expect(insightOf(rows.map((row) => ({ esteem: 3, ...row, safety: 3 })))).toBeNull();
	});

	it("is that all is steady and high", () => {
		expect(insightOf([{ love: 5 }, {}, { safety: 5, mood: 4 }])).toEqual({
			type: "balance",
			title: "All five areas are steady",
			content:
				"You rated all five areas 4 or 5 in your last 3 check-ins. You may be looking after something well. What would you like to keep exactly as it is?",
			category: "actualization",
			confidence: 0.7,
		});
		expect(insightOf([{}, {}])).toBeNull();
		expect(insightOf([{ mood: 2 }, {}, {}])).toBeNull();
		expect(insightOf([{ love: 3, safety: 3 }, {}, {}])).toBeNull();
	});

	it("looks at fourteen at most", () => {
		const still = Array<Fields>(10).fill({ safety: 3, esteem: 3, mood: 2, love: 3 });
		expect(insightOf([...still, ...TOGETHER])).toBeNull();
	});

	it("is short, honest about its numbers and within its bounds, whatever was rated", () => {
		const rating = fc.integer({ min: 1, max: 5 });
		const row = fc.record(Object.fromEntries([...NEED_LEVELS, "mood"].map((key) => [key, rating])));
		fc.assert(
			fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
				const found = insightOf(rows);
				if (found) {
					expect(found.title.split(" ").length).toBeLessThanOrEqual(6);
					expect(found.content.split(/(?<=[.?]) /).length).toBeLessThanOrEqual(3);
					expect(found.content).toMatch(/^[A-Z][^!]*[.?]$/);
					expect(found.confidence).toBeGreaterThanOrEqual(0.5);
					expect(found.confidence).toBeLessThanOrEqual(0.95);
				}
			}),
		);
	});
});
