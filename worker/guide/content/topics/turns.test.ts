import { describe, expect, it } from "vitest";
import { topicsIn } from "../../read/topics.ts";
import type { TopicId } from "../ids.ts";
import { TURNS } from "./turns.ts";

/** A topic is found from this score on. */
const FOUND = 2;

/** The topics with the highest score, when that is high enough. */
function findTopics(said: string): TopicId[] {
	const scores = topicsIn(said);
	const top = Math.max(...scores.map(({ points }) => points));
	return top < FOUND ? [] : scores.filter(({ points }) => points === top).map(({ topic }) => topic);
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
	// Most turns tell a story without naming their topic. There is one message here; in a conversation, the guide sums several.
	it.each([
		{ half: "odd", right: 0.48 },
		{ half: "even", right: 0.26 },
	] as const)("finds topics in the $half half, and rarely a wrong one", ({ half, right }) => {
		const shares = measure(half);
		expect(shares.right).toBeGreaterThanOrEqual(right);
		expect(shares.wrong).toBeLessThanOrEqual(0.1);
		expect(shares.falselyFound).toBeLessThanOrEqual(0.04);
	});
});
