import type { DoubtKind } from "../safety/risk.ts";
import type { ReadDoubt } from "../safety/verdict.ts";
import { predict, type Reader, type ReaderKind } from "./predict.ts";

/**
 * What a row asks about, by the reader's classification. For worry about another person it can't tell whom to ask
 * about.
 */
const ASKS_ABOUT: Record<ReaderKind, DoubtKind | null> = {
	life: "life",
	body: "life",
	harm: "fear",
	other: null,
};

/** Returns what a trained reader adds to the rules: a row, and what a second look reads. */
export function doubtReader(reader: Reader): ReadDoubt {
	return (text) => {
		const { isRow, isChosen, kind } = predict(text, reader);
		return { kind: isRow ? ASKS_ABOUT[kind] : null, isChosen: isRow || isChosen };
	};
}
