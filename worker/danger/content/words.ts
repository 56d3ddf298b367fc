import type { Danger } from "../level.ts";

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

/** What a yes to a question about safety means. After "safe, or…?" neither a yes nor a no tells which. */
export type YesMeans = "safe" | "danger" | "either";

/**
 * The first answer at a level, one line of each list in this order. A line is one sentence, and together they
 * stay so short that the panel above them is still seen. It has the numbers; they are not said again.
 */
export type LevelWords = {
	/** What was heard, or where life is near what comes first. Never stronger than the level says. */
	heard: readonly string[];
	/** What cannot wait. Empty where company and help are all there is to offer. */
	care: readonly string[];
	/** Says that this is an AI, and names a professional and somebody trusted, as far as the lines above don't. */
	reach: readonly string[];
	/** About safety, directly; asked once in a talk. */
	ask: readonly string[];
	yesMeans: YesMeans;
};

/** The turns after the first: about them first of all. */
export type FamilyWords = {
	/** It was said again. */
	again: readonly string[];
	stay: readonly string[];
	/** Said now and then, and seldom once it is calmer. */
	help: readonly string[];
	questions: readonly string[];
};
