import { describe, expect, it } from "vitest";
import * as answers from "../content/answers.ts";
import * as barriers from "../content/barriers.ts";
import * as bereaved from "../content/bereaved.ts";
import * as dark from "../content/doubt/dark.ts";
import * as pointless from "../content/doubt/pointless.ts";
import * as unclear from "../content/doubt/unclear.ts";
import * as veiled from "../content/doubt/veiled.ts";
import * as emergency from "../content/emergency.ts";
import { DANGERS, LATER, LEVELS } from "../content/index.ts";
import { NEAR_DISTANCE, NEAR_LATER } from "../content/later-life.ts";
import * as helper from "../content/later-other.ts";
import * as levelsLife from "../content/levels-life.ts";
import * as levelsOther from "../content/levels-other.ts";
import * as numbers from "../content/numbers.ts";
import * as particular from "../content/particular.ts";
import * as requests from "../content/requests.ts";
import * as shared from "../content/shared.ts";
import * as told from "../content/told.ts";
import * as turned from "../content/turned.ts";
import type { LevelWords } from "../content/words.ts";
import { SCENES } from "../understand/scenes.ts";
import { NEVER } from "./test-talks.ts";

/** Every line in a module of words, however deep it stands. */
function linesIn(value: unknown): string[] {
	if (typeof value === "string") {
		return [value];
	}
	if (value === null || typeof value !== "object" || value instanceof RegExp) {
		return [];
	}
	return Object.entries(value).flatMap(([key, inner]) =>
		["yesMeans", "name", "level"].includes(key) ? [] : linesIn(inner),
	);
}

const LINES = [
	...new Set(
		linesIn([
			answers,
			barriers,
			requests,
			LATER,
			NEAR_LATER,
			NEAR_DISTANCE,
			helper,
			levelsLife,
			levelsOther,
			pointless,
			bereaved,
			emergency,
			particular,
			SCENES,
			numbers,
			turned,
			unclear,
			shared,
			told,
			dark,
			veiled,
		]),
	),
];

/** A full stop inside an address ends nothing. */
function countSentences(text: string): number {
	return (text.match(/[.!?]+(?=['")]*(?:\s|$))/g) ?? []).length;
}

/** Every first answer there can be: one line of each list. */
function firstAnswers({ heard, care, reach, ask }: LevelWords, others: readonly string[] = []): string[] {
	const cares = care.length === 0 ? [""] : care;
	return [...heard, ...others].flatMap((one) =>
		cares.flatMap((two) =>
			reach.flatMap((three) => ask.map((four) => `${one} ${two} ${three} ${four}`.replace(/ {2,}/g, " "))),
		),
	);
}

/** What else may stand where it says what was heard. */
const INSTEAD: Partial<Record<string, readonly string[]>> = {
	method: levelsLife.MEANS_ASKED,
	violence: levelsOther.VIOLENCE_CHILD,
	other: levelsOther.OTHER_NOW,
	psychosis: levelsOther.PSYCHOSIS_COMMANDED,
	eating: told.EATING_NO_ADVICE,
	wish: [veiled.WITHOUT_ME, veiled.VANISH, veiled.STOP_ALL, veiled.NO_POINT, veiled.CANNOT_GO_ON].flat(),
};
const FIRST = DANGERS.flatMap((level) =>
	firstAnswers(LEVELS[level], INSTEAD[level]).map((reply): [string, string] => [level, reply]),
);
const WORDS_MAX = 62;

function ofLevel(level: string): string[] {
	return FIRST.filter(([one]) => one === level).map(([, reply]) => reply);
}

describe("every line for the worst days", () => {
	it.each(LINES)("%j shames nobody, bargains for nothing and names no method", (line) => {
		for (const [what, pattern] of NEVER) {
			expect(line, what).not.toMatch(pattern);
		}
	});
	it("asks one thing at most, and only where it asks", () => {
		for (const line of LINES) {
			expect(line.split("?").length, line).toBeLessThanOrEqual(2);
			expect(countSentences(line), line).toBeLessThanOrEqual(2);
		}
	});
	it("is different from every other of its list", () => {
		for (const { again, stay, help, questions } of [...Object.values(LATER), NEAR_LATER]) {
			const all = [...again, ...stay, ...help, ...questions];
			expect(new Set(all).size).toBe(all.length);
		}
	});
	it("names the lines above, and the address that works everywhere only where no panel stands", () => {
		const addressed = LINES.filter((line) => line.includes("findahelpline.com"));
		const unseen = [...shared.REACH_UNSEEN, ...shared.REACH_UNSEEN_AGAIN, ...dark.DARK_HELP];
		const language = barriers.BARRIERS.find(({ name }) => name === "language")?.says ?? [];
		expect(
			addressed.filter(
				(line) =>
					![
						...unseen,
						...language,
						...veiled.BELIEVED_DOOR,
						...bereaved.BEREAVED_SUPPORT,
						...particular.FREE_HELP,
						...linesIn(numbers),
					].includes(line),
			),
		).toEqual([]);
	});
});

describe("every first answer", () => {
	it.each(DANGERS)("is short, says once that this is an AI and asks once (%s)", (level) => {
		for (const reply of ofLevel(level)) {
			expect(countSentences(reply), reply).toBeLessThanOrEqual(4);
			expect(reply.split(" ").length, reply).toBeLessThanOrEqual(WORDS_MAX);
			expect(reply.match(/\bI'm an AI\b/g), reply).toHaveLength(1);
			expect(reply.split("?"), reply).toHaveLength(2);
			expect(reply.endsWith("?"), reply).toBe(true);
		}
	});
	it.each(DANGERS)("names a professional and somebody trusted, and repeats no number (%s)", (level) => {
		for (const reply of ofLevel(level)) {
			expect(reply).toMatch(/numbers above|emergency number|doctor/);
			expect(reply).toMatch(/someone you trust/);
			expect(reply).not.toMatch(/\d|findahelpline/);
		}
	});
	it("puts the emergency number first where life is near", () => {
		for (const reply of [...ofLevel("intent"), ...ofLevel("imminent")]) {
			expect(reply.split(/[.:;]/)[0]).toMatch(/emergency number/);
			expect(reply).toMatch(/anything you could use/);
			expect(reply).not.toMatch(/feel|meaning|why/i);
		}
		for (const reply of ofLevel("imminent")) {
			expect(reply).toMatch(/taken or is bleeding/);
			expect(reply.split(" ").length, reply).toBeLessThanOrEqual(55);
		}
	});
	it("never says more than was said", () => {
		for (const reply of ofLevel("wish")) {
			expect(reply.replace(/[^.?]*\?$/, "")).not.toMatch(/ending your life|kill|plan|act on|method|a way/i);
		}
		for (const reply of ofLevel("thoughts")) {
			expect(reply).not.toMatch(/\bplan|a way to|tonight/i);
		}
	});
	it("looks after the body, the screen and the distance where that comes first", () => {
		for (const reply of ofLevel("behaviour")) {
			expect(reply).toMatch(/doctor/);
		}
		for (const reply of ofLevel("self-harm")) {
			expect(reply).toMatch(/wound.*doctor/);
			expect(reply).toMatch(/die\?|dying in it\?/);
		}
		for (const reply of ofLevel("abuse")) {
			expect(reply).toMatch(/your fault|isn't yours/);
			expect(reply).toMatch(/screen/);
		}
		for (const reply of ofLevel("violence")) {
			expect(reply.split(/[.]/)[0]).toMatch(/room|outside|door/);
		}
		for (const reply of ofLevel("psychosis")) {
			expect(reply).toMatch(/hurt (?:yourself|anybody)/);
			expect(reply).not.toMatch(/\breal\b|not real|imagin|true\b/i);
		}
	});
	it("asks the helper nothing about themselves, and tells them to ask directly", () => {
		for (const reply of ofLevel("other")) {
			expect(reply).toMatch(/[Aa]sk(?:ing)? (?:them )?directly/);
			expect(reply).not.toMatch(/are you (?:safe|thinking)/);
		}
	});
});

describe("what a kind of danger must never hear", () => {
	it("no advice on food, weight or movement where eating is the trouble", () => {
		const lines = [linesIn(LATER.eating), linesIn(LEVELS.eating), told.EATING_NO_ADVICE].flat();
		for (const line of lines) {
			expect(line).not.toMatch(
				/\d|\b(?:weigh(?:t|s|ed)?|calori\w*|diet\w*|fast(?:ing)?|meals?|food|eat(?:ing)?|exercis\w*|gym|kilos?|thin(?:ner)?|fat|slim\w*|sport)\b/i,
			);
		}
	});
	it("no push to leave, to stay or to confront where somebody is hurt at home", () => {
		const lines = [linesIn(LATER.abuse), linesIn(LEVELS.abuse), told.LEAVE_SAYS].flat();
		for (const line of lines) {
			expect(line).not.toMatch(
				/\b(?:you should|you must|leave (?:him|her|them|now)|confront|tell (?:him|her) |stay with (?:him|her)|stand up to|forgive|work it out)\b/i,
			);
		}
	});
	it("no arguing and no agreeing with what frightens them", () => {
		const lines = [
			linesIn(LATER.psychosis),
			linesIn(LEVELS.psychosis),
			told.BELIEF_SAYS,
			told.SIDE_SAYS,
		].flat();
		for (const line of lines) {
			expect(line).not.toMatch(
				/\b(?:isn't real|not real|it's real|they are watching|you're right|imagin\w*|in your head|make sense of them)\b/i,
			);
		}
	});
});
