import { describe, expect, it } from "vitest";
import { CHAT_MODES, type ChatMode } from "#shared/modes.ts";
import { isOwnRisk, RISK_LEVELS, type RiskLevel } from "#shared/safety/risk.ts";
import { STYLE_SLUGS, type StyleSlug } from "#shared/styles.ts";
import { composeReply } from "#worker/models/builtin-coach.ts";
import { request } from "#worker/models/test-request.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { levelsOf } from "../memory/danger.ts";

const MESSAGES = [
	"hi",
	"I keep putting off my essay",
	"give me a plan",
	"what are my next steps?",
	"I went for a run today!",
	"what should I do?",
	"I can't get started",
	"I got promoted",
	"how do I ask for a raise?",
	"tell me one thing to do",
	"bye",
];
const OWN = RISK_LEVELS.filter(isOwnRisk);

function playAtRisk(style: StyleSlug, mode: ChatMode, risk: RiskLevel = "thoughts", messages = MESSAGES) {
	const turns: ChatTurn[] = [];
	return messages.map((content) => {
		turns.push({ role: "user", content });
		const agreed = [{ text: "Call your sister.", isDone: false }];
		const asked = { ...request([content], { style, mode, agreed }), turns: [...turns], risk };
		const reply = composeReply(asked).text;
		turns.push({ role: "assistant", content: reply });
		return reply;
	});
}

describe("while a risk of the last day lasts, and nothing in this talk shows one", () => {
	it("nothing pushes, cheers or lists steps, in any style and mode, whatever it was", () => {
		const talks = [
			...OWN.map((risk) => playAtRisk("need-motivation", "practical", risk, MESSAGES.slice(1, 5))),
			...STYLE_SLUGS.flatMap((style) => CHAT_MODES.map((mode) => playAtRisk(style, mode))),
		];
		for (const reply of talks.flat()) {
			expect(reply.replace(/“[^”]*”/g, "")).not.toMatch(/!|\n1\. /);
		}
	});
	it("nothing is said as if it had been said here", () => {
		const said = playAtRisk("balanced-support", "deep").join(" ");
		expect(said).not.toMatch(
			/emergency|numbers above|are you safe|ending your life|safety plan|earlier you said/i,
		);
	});
	it("motivation has the manner of balanced support", () => {
		const [pushed, even] = (["need-motivation", "balanced-support"] as const).map((style) =>
			playAtRisk(style, "practical"),
		);
		expect(pushed).toEqual(even);
	});
});

describe("hours after something was not meant as it sounded", () => {
	it("asks once how it is", () => {
		const reply = composeReply({ ...request(["my boss moved the deadline"]), asksAgain: true }).text;
		expect(reply).toMatch(/How (?:is it with you now|are you by now)\?$/);
		expect(reply.match(/How (?:is it with you now|are you by now)/g)).toHaveLength(1);
	});
	it("lets somebody go who is leaving", () => {
		expect(composeReply({ ...request(["bye"]), asksAgain: true }).text).not.toContain("?");
	});
});

describe("screening what was said before", () => {
	it("stops where danger no longer matters", () => {
		const spoken = Array.from({ length: 20 }, () => "I want to die");
		const levels = levelsOf(spoken);
		expect(levels.slice(0, 11).every((level) => level === null)).toBe(true);
		expect(levels.slice(11).every((level) => level !== null)).toBe(true);
	});
	it("never says back what was said in danger long ago", () => {
		const turns: ChatTurn[] = ["I've been cutting myself since the move and my boss Karen shouts at me"]
			.concat(Array.from({ length: 12 }, (_, index) => `it rained on day ${index} and I read my book`))
			.concat("what do you remember about Karen and my boss?")
			.flatMap((content): ChatTurn[] => [
				{ role: "user", content },
				{ role: "assistant", content: "Go on." },
			])
			.slice(0, -1);
		expect(composeReply({ ...request(["x"]), turns }).text).not.toMatch(/cutting|shouts at you/);
	});
});
