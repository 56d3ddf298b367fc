import { describe, expect, it } from "vitest";
import { CHAT_MODES, type ChatMode } from "#shared/chat/modes.ts";
import { STYLE_SLUGS, type StyleSlug } from "#shared/chat/styles.ts";
import { isOwnRisk, RISK_LEVELS, type RiskLevel } from "#shared/safety/risk.ts";
import { request } from "#worker/models/test-request.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { composeReply } from "#worker/models/wiring/builtin-coach.ts";

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
		const asked = { ...request([], { style, mode, agreed }), turns: [...turns], risk };
		const reply = composeReply(asked).text;
		turns.push({ role: "assistant", content: reply });
		return reply;
	});
}

describe("while a risk of the last day lasts, and nothing in this talk shows one", () => {
	// spec: S.42
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
		expect(playAtRisk("balanced-support", "deep").join(" ")).not.toMatch(
			/emergency|lines above|are you safe|ending your life|safety plan|earlier you said/i,
		);
	});
});

describe("hours after something was not meant as it sounded", () => {
	// spec: S.41
	it("asks once how it is", () => {
		const reply = composeReply({ ...request(["my boss moved the deadline"]), asksAgain: true }).text;
		expect(reply.match(/How are you (?:now|by now)\?$/g)).toHaveLength(1);
	});

	it("lets somebody go who is leaving", () => {
		expect(composeReply({ ...request(["bye"]), asksAgain: true }).text).not.toContain("?");
	});
});
