import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GOALS } from "#shared/goals.ts";
import { focusLevel, NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import type { PersonFacts } from "../../../models/text-model.ts";
import { CARE_STEPS } from "./content/care.ts";
import { GENTLE_OPENINGS } from "./content/motivational-lines.ts";
import { NEED_RECOMMENDATIONS } from "./content/need-recommendations.ts";
import { LOW_STEPS } from "./content/steady-needs.ts";
import type { Guide } from "./guide.ts";
import { interactionProfile } from "./interaction-profile.ts";
import { lineForToday } from "./line-for-today.ts";
import { coachingMessage } from "./personalized-coaching.ts";
import { recommendationsFor, suggestionsFor } from "./recommendations.ts";

const ALL_FOUR: NeedRatings = { physiological: 4, safety: 4, love: 4, esteem: 4, actualization: 4 };

/** Two weeks of days. */
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-11-${10 + index}`);

function guideOf(fields: Partial<PersonFacts> = {}, more: Partial<Guide> = {}): Guide {
	const ratings = fields.ratings ?? null;
	const person: PersonFacts = {
		firstName: null,
		goal: null,
		personalityType: null,
		coachingPersonality: "supportive",
		bigFive: null,
		currentLevel: ratings ? focusLevel(ratings) : "physiological",
		ratings,
		overallMood: ratings && 3,
		currentMood: null,
		desiredMood: null,
		memory: [],
		remembers: true,
		takeaways: [],
		localHour: 9,
		localWeekday: 1,
		localDate: "2026-11-03",
		...fields,
	};
	return {
		userId: "usr_ana",
		today: "2026-11-21",
		change: null,
		checkedOn: null,
		isAtRisk: false,
		person,
		...more,
	};
}

function everythingSaidTo(guide: Guide): string[] {
	const { ratings, goal } = guide.person;
	return [
		coachingMessage(guide),
		lineForToday(guide),
		...suggestionsFor(guide),
		...recommendationsFor(ratings, goal, guide.userId),
		...interactionProfile(guide.person).reasons,
	];
}

const rating = fc.integer({ min: 1, max: 5 });
const anyGuide = fc
	.record({
		userId: fc.string(),
		firstName: fc.constantFrom(null, "Ana", "Anne-Marie Louise", "", "R2 D2", "<b>"),
		goal: fc.constantFrom(null, ...GOALS),
		personalityType: fc.constantFrom(null, "INFP", "ESTJ", "ENTP", "ISFJ"),
		ratings: fc.option(
			fc.record({
				physiological: rating,
				safety: rating,
				love: rating,
				esteem: rating,
				actualization: rating,
			}),
		),
		overallMood: rating,
		desiredMood: fc.constantFrom(null, "calm", "null", "not so sad", "ENERGIZED"),
		change: fc.option(fc.record({ level: fc.constantFrom(...NEED_LEVELS), isUp: fc.boolean() })),
		days: fc.integer({ min: 0, max: 20_000 }),
	})
	.map(({ userId, change, days, overallMood, ...fields }) =>
		guideOf(
			{ ...fields, overallMood: fields.ratings && overallMood },
			{ userId, change, today: new Date(days * 86_400_000).toISOString().slice(0, 10) },
		),
	);

describe("what is said outside conversations", () => {
	it("names no personality type, no gap in what is known, and does not shout", () => {
		fc.assert(
			fc.property(anyGuide, (guide) => {
				for (const text of everythingSaidTo(guide)) {
					expect(text).not.toMatch(/\b[EI][SN][TF][JP]\b/);
					expect(text).not.toMatch(/undefined|null|NaN|[!{}<>]|therapy| {2}| [,.;]/);
					expect(text).toMatch(/^\p{Lu}.*[.?'’]$/u);
				}
			}),
			{ numRuns: 400 },
		);
	});

	it("asks at most one question, at the end, and gives two or three suggestions", () => {
		fc.assert(
			fc.property(anyGuide, (guide) => {
				expect(coachingMessage(guide)).toMatch(/^[^?]+\?$/);
				expect(coachingMessage(guide).split(/(?<=[.?])\s/).length).toBeLessThanOrEqual(4);
				const suggestions = suggestionsFor(guide);
				expect(suggestions.length).toBeGreaterThanOrEqual(2);
				expect(suggestions.length).toBeLessThanOrEqual(3);
				expect(new Set(suggestions).size).toBe(suggestions.length);
				const { ratings, goal } = guide.person;
				expect(recommendationsFor(ratings, goal, "seed").length).toBeLessThanOrEqual(3);
			}),
			{ numRuns: 400 },
		);
	});

	it("begins with another sentence for each area, and ties each area to each goal in its own way", () => {
		const messages = NEED_LEVELS.flatMap((level) =>
			GOALS.map((goal) =>
				coachingMessage(guideOf({ ratings: { ...ALL_FOUR, [level]: 2 }, overallMood: 4, goal })),
			),
		);
		const sentences = messages.map((message) => message.split(/(?<=[.?])\s/));
		expect(new Set(sentences.map(([first]) => first)).size).toBe(NEED_LEVELS.length);
		expect(new Set(sentences.map(([, , tie]) => tie)).size).toBe(NEED_LEVELS.length * GOALS.length);
		const days = DAYS.map((today) =>
			coachingMessage(guideOf({ ratings: { ...ALL_FOUR, love: 2 }, overallMood: 4 }, { today })),
		);
		expect(new Set(days.map((message) => message.split(". ")[0])).size).toBeGreaterThan(3);
	});

	it("sends nobody who is well to a helpline or a doctor as the first small step", () => {
		const away = NEED_LEVELS.map((level) => NEED_RECOMMENDATIONS[level][1].anyone[0]);
		const firsts = (overallMood: number) =>
			NEED_LEVELS.flatMap((level) =>
				DAYS.map(
					(today) =>
						suggestionsFor(guideOf({ ratings: { ...ALL_FOUR, [level]: 1 }, overallMood }, { today }))[0],
				),
			).filter((first) => first !== undefined && away.includes(first));
		expect(firsts(4)).toEqual([]);
		expect(firsts(3)).toEqual([]);
		expect(firsts(1).length).toBeGreaterThan(0);
	});

	it("speaks of an ordinary low day in ordinary words", () => {
		const said = GOALS.flatMap((goal) =>
			DAYS.flatMap((today) => {
				const guide = guideOf({ ratings: { ...ALL_FOUR, love: 2 }, overallMood: 2, goal }, { today });
				return [coachingMessage(guide), lineForToday(guide)];
			}),
		).join(" ");
		expect(said).not.toMatch(/than not at all|still belong|got through|get through|alive/i);
	});

	it("gives the mood back as it was rated and makes no stretch of one rating", () => {
		for (const [overallMood, expected] of [
			[1, /your mood is low|gave your mood as low/i],
			[3, /three out of five|middle|average/],
			[5, /good/],
		] as const) {
			for (const today of DAYS) {
				const guide = guideOf({ ratings: { ...ALL_FOUR, love: 2 }, overallMood }, { today });
				const [first = ""] = coachingMessage(guide).split(/(?<=[.?])\s/);
				expect(first).toMatch(expected);
				expect(everythingSaidTo(guide).join(" ")).not.toMatch(/stretch|lately|heavy|on guard/i);
			}
		}
	});

	it("claims no low rating when only their chat messages sounded low", () => {
		for (const currentMood of ["sad", "anxious"]) {
			for (const today of DAYS) {
				const guide = guideOf({ ratings: ALL_FOUR, overallMood: 5, currentMood }, { today });
				const [first = ""] = coachingMessage(guide).split(/(?<=[.?])\s/);
				expect(first).toMatch(/sounded|seems|may be/);
				expect(first).not.toMatch(/your mood|account|rated/i);
			}
		}
	});

	it("begins no two sentences in a row with the same word", () => {
		for (const today of DAYS) {
			const guide = guideOf(
				{ ratings: { ...ALL_FOUR, love: 2 }, overallMood: 4, goal: "purpose" },
				{ today },
			);
			const begins = coachingMessage(guide)
				.split(/(?<=[.?])\s/)
				.map((sentence) => sentence.split(" ")[0]);
			expect(begins.filter((word, index) => word === begins[index + 1])).toEqual([]);
		}
	});

	// spec: 7.71
	it("is different for two people with different facts", () => {
		const people = [
			guideOf(),
			guideOf({ goal: "purpose" }),
			guideOf({ ratings: { ...ALL_FOUR, love: 2 }, goal: "relationships" }),
			guideOf({ ratings: { ...ALL_FOUR, love: 2 }, goal: "productivity" }),
			guideOf({ ratings: { ...ALL_FOUR, love: 2 }, goal: "productivity", personalityType: "ESTJ" }),
			guideOf({ ratings: { ...ALL_FOUR, love: 2 }, goal: "productivity", overallMood: 1 }),
			guideOf({ ratings: { ...ALL_FOUR, safety: 3 }, goal: "relationships", firstName: "Ana" }),
			guideOf({ ratings: ALL_FOUR, goal: "relationships" }),
		];
		expect(new Set(people.map(coachingMessage)).size).toBe(people.length);
	});

	it("speaks of no progress to somebody who is low while every area is rated well", () => {
		const guide = guideOf({ ratings: ALL_FOUR, overallMood: 1, goal: "productivity" });
		const said = [coachingMessage(guide), ...suggestionsFor(guide)].join(" ");
		expect(said).not.toMatch(/something new|working towards|go deeper/);
		expect(suggestionsFor(guide)).toEqual(LOW_STEPS);
	});

	it("asks nothing of somebody in a dark day, praises nothing, says where people are, and not a word of why", () => {
		fc.assert(
			fc.property(anyGuide, (guide) => {
				const careful = { ...guide, isAtRisk: true };
				const message = coachingMessage(careful);
				expect(message).toMatch(/Get help now.*\?$/);
				expect(message).toContain("I'm an AI");
				expect(suggestionsFor(careful)).toEqual(CARE_STEPS);
				const said = [message, ...CARE_STEPS, ...interactionProfile(careful.person, true).reasons].join(" ");
				expect(said).not.toMatch(/crisis|suicid|danger|risk|harm|die|goal|strength|progress|!/i);
				expect(interactionProfile(careful.person, true)).toMatchObject({
					style: "need-friend",
					mode: "deep",
				});
				expect(GENTLE_OPENINGS.some((opening) => lineForToday(careful).startsWith(opening))).toBe(true);
			}),
			{ numRuns: 200 },
		);
	});

	it("leaves a fall unmentioned to somebody who is low, but not a rise", () => {
		const low = { ratings: { ...ALL_FOUR, safety: 2 }, overallMood: 1 };
		const told = (isUp: boolean) => coachingMessage(guideOf(low, { change: { level: "esteem", isUp } }));
		expect(told(false)).not.toContain("Esteem");
		expect(told(true)).toContain("Esteem");
	});
});

describe("the line for a day", () => {
	it("is another one on each of 35 days, with neither half twice in a row", () => {
		const lines = Array.from({ length: 35 }, (_, index) =>
			lineForToday(
				guideOf({}, { today: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10) }),
			),
		);
		expect(new Set(lines).size).toBe(35);
		const halves = lines.map((line) => line.split(/(?<=\.) /).at(-1));
		expect(halves.slice(1).every((half, index) => half !== halves[index])).toBe(true);
	});

	it("differs between people", () => {
		const lines = Array.from({ length: 40 }, (_, index) =>
			lineForToday(guideOf({}, { userId: `usr_${index}` })),
		);
		expect(new Set(lines).size).toBeGreaterThan(15);
	});

	it("begins gently for somebody who is low, whatever the area", () => {
		for (const level of NEED_LEVELS) {
			const line = lineForToday(guideOf({ ratings: { ...ALL_FOUR, [level]: 2 }, overallMood: 1 }));
			expect(GENTLE_OPENINGS.some((opening) => line.startsWith(opening))).toBe(true);
		}
	});
});
