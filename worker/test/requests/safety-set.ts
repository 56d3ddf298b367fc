import { readFileSync } from "node:fs";
import type { RiskLevel } from "#shared/safety/risk.ts";

export type SetRow = {
	text: string;
	level: RiskLevel;
	/** What was said before it, the oldest first. */
	before?: string[];
	set?: "explicit" | "veiled" | "ordinary";
};

/** The rows of one of the safety's test sets, by its file's name without the ending. */
export function rowsOf(set: string): SetRow[] {
	return JSON.parse(readFileSync(`shared/safety/sets/${set}.json`, "utf8")) as SetRow[];
}
