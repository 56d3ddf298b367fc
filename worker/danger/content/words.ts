import type { RiskLevel } from "#shared/safety/risk.ts";

/** A level that shows danger, to the writer or to a person they worry about. */
export type Danger = Exclude<RiskLevel, "none">;

/** What kind of company a level asks for. */
export type Family = "life" | "self-harm" | "abuse" | "violence" | "eating" | "psychosis" | "other";

export const FAMILY_OF: Record<Danger, Family> = {
	wish: "life",
	thoughts: "life",
	method: "life",
	intent: "life",
	imminent: "life",
	behaviour: "life",
	"self-harm": "self-harm",
	abuse: "abuse",
	violence: "violence",
	eating: "eating",
	psychosis: "psychosis",
	other: "other",
};

/** What a reply asked, as its note stores it: the answer is read by it. */
export const ASKED = [
	/** Thoughts of ending their life. */
	"dying",
	/** Acting on it today. */
	"acting",
	"safe",
	/** Everyone around them. */
	"everyone",
	"unwell",
	"commands",
	/** Who could be there. */
	"who",
	/** Anything else. */
	"open",
] as const;
export type Asked = (typeof ASKED)[number];

/** One question, as one of some lines. */
export type Question = { asks: Asked; lines: readonly string[] };

/** The first answer at a level: one line of each, in this order. The panel above has the numbers. */
export type LevelWords = {
	/** What was heard, or where life is near what comes first. */
	heard: readonly string[];
	/** What can't wait. */
	care: readonly string[];
	/** That this is an AI, and who to tell: a professional and a trusted person. */
	reach: readonly string[];
	/** About safety, directly. */
	ask: Question;
};

/** The turns after the first. */
export type FamilyWords = {
	/** It was said again. */
	again: readonly string[];
	stay: readonly string[];
	help: readonly string[];
	questions: readonly string[];
};
