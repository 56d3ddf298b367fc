import { type Outcome, TOO_FEW } from "./schemas/public/outcomes.ts";

/** Returns an exercise's change in words: "−1.4" and its range, "too few to say", or "not rated". */
export function changeWords({ question, change }: Outcome): { mean: string; range: string } {
	if (question === null) {
		return { mean: "not rated", range: "" };
	}
	return change
		? { mean: signed(change.mean), range: `${signed(change.low)} to ${signed(change.high)}` }
		: { mean: TOO_FEW, range: "" };
}

/** "120", or "too few to say". */
export function countWords(count: Outcome["begun"]): string {
	return typeof count === "number" ? count.toLocaleString("en") : count;
}

/** "10 of 50", or "too few to say". */
export function stoppedWords({ stopped, begun }: Pick<Outcome, "stopped" | "begun">): string {
	return typeof stopped === "number" && typeof begun === "number"
		? `${countWords(stopped)} of ${countWords(begun)}`
		: TOO_FEW;
}

function signed(figure: number): string {
	const rounded = Math.round(figure * 10) / 10;
	return rounded === 0 ? "0.0" : `${rounded > 0 ? "+" : "−"}${Math.abs(rounded).toFixed(1)}`;
}
