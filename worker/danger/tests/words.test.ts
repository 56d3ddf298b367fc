import { describe, expect, it } from "vitest";
import * as answers from "../content/answers.ts";
import * as barriers from "../content/barriers.ts";
import * as events from "../content/events.ts";
import * as later from "../content/later.ts";
import * as levels from "../content/levels.ts";
import * as openings from "../content/openings.ts";
import * as others from "../content/others.ts";
import * as past from "../content/past.ts";
import * as requests from "../content/requests.ts";
import * as row from "../content/row.ts";
import * as urgent from "../content/urgent.ts";
import * as ways from "../content/ways.ts";
import { NEVER } from "./test-talks.ts";

const MODULES = {
	answers,
	barriers,
	events,
	later,
	levels,
	openings,
	others,
	past,
	requests,
	row,
	urgent,
	ways,
};

/** Every line in a module of words, however deep it stands. */
function linesIn(value: unknown): string[] {
	if (typeof value === "string") {
		return [value];
	}
	if (value === null || typeof value !== "object" || value instanceof RegExp) {
		return [];
	}
	return Object.entries(value).flatMap(([key, inner]) =>
		["asks", "name", "id", "level"].includes(key) && typeof inner === "string" ? [] : linesIn(inner),
	);
}

const LINES = [...new Set(linesIn(MODULES))].filter((line) => line.includes(" "));

const { LEVELS, DANGERS } = levels;

/** Every first answer there can be at a level: one line of each list. */
function firstAnswers(level: (typeof DANGERS)[number]): string[] {
	const { heard, care, reach, ask } = LEVELS[level];
	return heard.flatMap((one) =>
		(care.length === 0 ? [""] : care).flatMap((two) =>
			reach.flatMap((three) => ask.lines.map((four) => `${one} ${two} ${three} ${four}`)),
		),
	);
}

/** The panel above stays in sight. */
const WORDS_MAX = 90;

describe("every line for the worst days", () => {
	it("is there to be read", () => {
		expect(LINES.length).toBeGreaterThan(200);
	});

	// spec: S.47
	it.each(LINES)("%j shames nobody, bargains for nothing and names no method", (line) => {
		for (const [what, pattern] of NEVER.filter(
			([name]) => name !== "a method" || !/poison control/.test(line),
		)) {
			expect(line, what).not.toMatch(pattern);
		}
	});

	it("asks one thing at most", () => {
		for (const line of LINES) {
			expect(line.split("?").length, line).toBeLessThanOrEqual(2);
		}
	});
});

describe("every first answer", () => {
	// spec: S.45
	it.each(DANGERS)(
		"at %s names a professional and a trusted person, says it is an AI, and asks once",
		(level) => {
			for (const reply of firstAnswers(level)) {
				expect(reply.match(/\bI'm an AI\b/g), reply).toHaveLength(1);
				expect(reply, reply).toMatch(/lines above|emergency number|doctor/);
				expect(reply, reply).toMatch(
					level === "imminent" ? /someone you trust|they can|call/i : /someone you trust/i,
				);
				expect(reply.match(/\?/g), reply).toHaveLength(1);
				expect(reply.endsWith("?"), reply).toBe(true);
				expect(reply.split(" ").length, reply).toBeLessThanOrEqual(WORDS_MAX);
			}
		},
	);

	// spec: S.39
	it.each(["intent", "imminent"] as const)("at %s puts the number first", (level) => {
		for (const reply of firstAnswers(level)) {
			expect(reply).toMatch(/^[^.]*emergency number/);
		}
	});

	// spec: S.46
	it.each(["wish", "thoughts", "self-harm"] as const)("at %s names texting and the safety plan", (level) => {
		for (const reply of firstAnswers(level)) {
			expect(reply).toMatch(/\btexts?\b/);
			expect(reply).toMatch(/safety plan/);
		}
	});
});
