import { describe, expect, it } from "vitest";
import { TOPIC_IDS, type TopicId } from "../ids.ts";
import { TOPICS } from "./index.ts";
import { TURNS } from "./turns.ts";

const STRONG = 2;
const WEAK = 1;
/** A topic is found from this score on. */
const FOUND = 2;

function pattern(stem: string) {
	return new RegExp(` ${stem.replaceAll("*", "[a-z0-9]*")}(?= )`);
}

const PATTERNS = TOPICS.map(({ id, strong, weak }) => ({
	id,
	strong: strong.map(pattern),
	weak: weak.map(pattern),
}));

/** The topics with the highest score, when that is high enough. */
function findTopics(said: string): TopicId[] {
	const plain = said
		.toLowerCase()
		.replace(/['’]/g, "")
		.replace(/[^a-z0-9]+/g, " ");
	const words = ` ${plain.trim()} `;
	const hits = (patterns: RegExp[]) => patterns.filter((each) => each.test(words)).length;
	const scores = PATTERNS.map(({ id, strong, weak }) => ({
		id,
		score: STRONG * hits(strong) + WEAK * hits(weak),
	}));
	const top = Math.max(...scores.map(({ score }) => score));
	return top < FOUND ? [] : scores.filter(({ score }) => score === top).map(({ id }) => id);
}

/** Shares of the turns at odd places, or at even ones. */
function measure(half: "odd" | "even") {
	const turns = TURNS.filter((_, at) => (at % 2 === 1) === (half === "odd"));
	const judged = turns.map(({ said, topics }) => {
		const found = findTopics(said);
		return { about: topics.length > 0, found: found.length, right: found.some((id) => topics.includes(id)) };
	});
	const about = judged.filter((turn) => turn.about);
	const none = judged.filter((turn) => !turn.about);
	return {
		right: about.filter(({ right, found }) => right && found === 1).length / about.length,
		wrong: about.filter(({ right, found }) => !right && found > 0).length / about.length,
		falselyFound: none.filter(({ found }) => found > 0).length / none.length,
	};
}

describe("turns", () => {
	it("has ten for each topic and a hundred without one", () => {
		const firsts = TURNS.map(({ topics }) => topics[0]);
		for (const id of TOPIC_IDS) {
			expect(firsts.filter((first) => first === id)).toHaveLength(10);
		}
		expect(firsts.filter((first) => first === undefined)).toHaveLength(100);
		expect(new Set(TURNS.map(({ said }) => said)).size).toBe(TURNS.length);
	});

	it("has messages of five to forty words", () => {
		const lengths = TURNS.map(({ said }) => said.split(/\s+/).length);
		expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5);
		expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
	});

	// Most turns tell a story without naming their topic. One message is all there is here, where the guide sums a page.
	it.each([
		{ half: "odd", right: 0.5 },
		{ half: "even", right: 0.28 },
	] as const)("finds topics in the $half half, and rarely a wrong one", ({ half, right }) => {
		const shares = measure(half);
		expect(shares.right).toBeGreaterThanOrEqual(right);
		expect(shares.wrong).toBeLessThanOrEqual(0.1);
		expect(shares.falselyFound).toBeLessThanOrEqual(0.04);
	});
});
