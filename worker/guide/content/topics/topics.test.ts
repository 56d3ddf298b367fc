import { describe, expect, it } from "vitest";
import { TOPIC_IDS } from "../ids.ts";
import { topicSchema } from "../topic.ts";
import { TOPICS } from "./index.ts";

/** A tip tells a person what to do. These words begin something else, or soften it. */
const NOT_VERBS = new Set(
	`A After An And At Before Consider Don't Each Every For From How If In It It's Maybe Never No Not On Once Only
	Perhaps Some The There This Try When While With Why You Your`.split(/\s+/),
);

const wordsIn = (text: string) => text.trim().split(/\s+/);
const sentencesIn = (text: string) => text.split(/(?<=[.?])\s/);

describe("topics", () => {
	it("covers every topic once, in order", () => {
		expect(TOPICS.map((topic) => topic.id)).toEqual([...TOPIC_IDS]);
	});

	it("repeats no strong stem in another topic", () => {
		const owners = new Map<string, string[]>();
		for (const { id, strong } of TOPICS) {
			for (const stem of strong) {
				owners.set(stem, [...(owners.get(stem) ?? []), id]);
			}
		}
		const shared = [...owners].filter(([, ids]) => ids.length > 1);
		expect(shared).toEqual([]);
	});

	it("repeats no tip", () => {
		const tips = TOPICS.flatMap((topic) => topic.tips);
		expect(new Set(tips).size).toBe(tips.length);
	});

	describe.each(TOPICS)("$id", (topic) => {
		it("matches the schema", () => {
			expect(topicSchema.safeParse(topic).error).toBeUndefined();
		});

		it("has enough stems, and none twice", () => {
			expect(topic.strong.length).toBeGreaterThanOrEqual(15);
			expect(topic.strong.length).toBeLessThanOrEqual(48);
			expect(topic.weak.length).toBeGreaterThanOrEqual(10);
			expect(topic.weak.length).toBeLessThanOrEqual(34);
			const all = [...topic.strong, ...topic.weak];
			expect(all.filter((stem, at) => all.indexOf(stem) !== at)).toEqual([]);
		});

		it("opens with a short statement that names no feeling", () => {
			expect(wordsIn(topic.line).length).toBeLessThanOrEqual(20);
			expect(topic.line).not.toMatch(/\?|you feel|you're feeling|must be/i);
		});

		it("gives tips that begin with a verb and are quick to read", () => {
			for (const tip of topic.tips) {
				const [first = ""] = wordsIn(tip);
				expect(first).toMatch(/^[A-Z][a-z]+$/);
				expect(NOT_VERBS.has(first), tip).toBe(false);
				expect(wordsIn(tip).length, tip).toBeLessThanOrEqual(25);
				for (const sentence of sentencesIn(tip)) {
					expect(wordsIn(sentence).length, sentence).toBeLessThan(20);
				}
			}
		});

		it("keeps to plain punctuation and words", () => {
			const texts = [topic.label, topic.line, ...topic.tips];
			expect(texts.filter((text) => /[!;]|somebody|nobody|whoever|try to/i.test(text))).toEqual([]);
		});

		it("offers two to four different exercises", () => {
			expect(new Set(topic.exercises).size).toBe(topic.exercises.length);
			expect(topic.exercises.length).toBeGreaterThanOrEqual(2);
			expect(topic.exercises.length).toBeLessThanOrEqual(4);
		});

		it("cites a source over https", () => {
			expect(topic.source[1]).toMatch(/^https:/);
		});
	});
});
