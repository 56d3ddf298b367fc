import { describe, expect, it } from "vitest";
import { GOALS } from "#shared/goals.ts";
import { NEED_LEVELS } from "#shared/needs.ts";
import { screen } from "#shared/safety/screen.ts";
import { composeNote, type NoteFacts, withDue } from "./compose-note.ts";
import { NOTE_TONES, noteTone } from "./note-tone.ts";

const facts = (changes: Partial<NoteFacts> = {}): NoteFacts => ({
	kind: "encouragement",
	person: {
		ratings: { physiological: 4, safety: 3, love: 2, esteem: 4, actualization: 5 },
		currentLevel: "safety",
		goal: "wellness",
		overallMood: 3,
		currentMood: null,
		desiredMood: null,
		personalityType: null,
	},
	change: null,
	reached: null,
	tone: "steady",
	goal: "wellness",
	isPlanDue: false,
	isLast: false,
	seed: "usr_1|2026-11-22",
	turn: 1,
	...changes,
});

const TURNS = [0, 1, 2, 3, 4, 5, 6];

describe("a note", () => {
	it("differs by goal, by tone and from day to day; never a question, a day missed, or a sign of danger", () => {
		const seen = new Set<string>();
		for (const goal of GOALS) {
			for (const tone of NOTE_TONES) {
				for (const turn of TURNS) {
					const { title, message } = composeNote(facts({ goal, tone, turn }));
					seen.add(message);
					expect(title.length).toBeLessThan(45);
					expect(message).not.toMatch(/\?|missed|streak|been away|haven't|!/);
					expect(message.split(/\s+/).length).toBeGreaterThan(14);
					expect(screen(message)).toBe("none");
				}
			}
		}
		// Three of each goal, and four for any.
		expect(seen.size).toBe((GOALS.length * 3 + 4) * NOTE_TONES.length);
	});

	it("comes back only after six others of its kind, and speaks of no hour: it may come at any", () => {
		for (const goal of GOALS) {
			for (const tone of NOTE_TONES) {
				const messages = TURNS.map((turn) => composeNote(facts({ goal, tone, turn })).message);
				expect(new Set(messages).size).toBe(TURNS.length);
				expect(messages.join(" ")).not.toMatch(/\b(?:morning|noon|evening|tonight|night|lately)\b/i);
			}
		}
	});

	it("of a week says which area comes first, what moved, one reflection and one step", () => {
		for (const currentLevel of NEED_LEVELS) {
			const person = { ...facts().person, currentLevel };
			const change = { level: "love", isUp: true } as const;
			const { message } = composeNote(facts({ kind: "insight", person, change }));
			expect(message).toMatch(
				/^Your latest check-in puts [a-z]+ and [a-z]+ first\. Love and belonging went up since /,
			);
			expect(message).toMatch(/ One step: \S.+\.$/);
		}
	});

	it("of something reached names it and asks for nothing more", () => {
		const reached = { title: "Seven check-ins", description: "You've checked in on seven days." };
		const { title, message } = composeNote(facts({ kind: "celebration", reached }));
		expect(title).toBe("Seven check-ins");
		expect(message).toMatch(/^You've checked in on seven days\. \S.+\.$/);
	});
});

describe("the tone of a note", () => {
	it.each([
		["need-motivation", true, "gentle"],
		["need-friend", false, "gentle"],
		["need-motivation", false, "lively"],
		["want-guidance", false, "steady"],
		["balanced-support", false, "steady"],
	] as const)("with %s, low: %s, is %s", (style, isLow, tone) => {
		expect(noteTone(style, isLow)).toBe(tone);
	});

	it.each<[Partial<NoteFacts>, boolean]>([
		[{}, true],
		[{ kind: "insight" }, true],
		[{ isPlanDue: false }, false],
		[{ tone: "gentle" }, false],
		[{ kind: "celebration" }, false],
		[{ isLast: true }, false],
	])("with %j says that a plan is due: %s", (changes, says) => {
		expect(withDue("Some words.", facts({ isPlanDue: true, ...changes })) !== "Some words.").toBe(says);
	});
});
