import { describe, expect, it } from "vitest";
import { COACHING_PERSONALITIES, type CoachingPersonality } from "#shared/coaching-personality.ts";
import type { ChatTurn, ReplyRequest } from "#worker/models/text-model.ts";
import { composeReply } from "./compose-reply.ts";
import { request } from "./test-people.ts";

const TOLD = [
	"My landlord raised the rent again and I can't sleep over it",
	"I said yes to organising the school fair although I have no evenings left",
	"My brother stopped answering my calls in spring",
	"I keep opening the application form and closing it",
	"The new team lead talks over me in every meeting",
	"I moved to this town a year ago and still eat alone",
];

function replies(coachingPersonality: CoachingPersonality, more: Partial<ReplyRequest> = {}): string[] {
	const turns: ChatTurn[] = [];
	return TOLD.map((content) => {
		turns.push({ role: "user", content });
		const asked = { ...request([content]), ...more };
		const person = { ...asked.person, coachingPersonality };
		const reply = composeReply({ ...asked, person, turns: [...turns] });
		turns.push({ role: "assistant", content: reply });
		return reply;
	});
}

const wordsIn = (texts: string[]) => texts.join(" ").split(/\s+/).length;

describe("the manner that a person chose, without a style", () => {
	it("shapes what is said: direct is shorter, and all three differ", () => {
		const [supportive, gentle, direct] = COACHING_PERSONALITIES.map((each) => replies(each).join("\n"));
		expect(new Set([supportive, gentle, direct]).size).toBe(3);
		expect(wordsIn(replies("direct"))).toBeLessThan(wordsIn(replies("supportive")));
	});

	it("gives way to a chosen style", () => {
		const talks = COACHING_PERSONALITIES.map((each) => replies(each, { style: "want-guidance" }).join("\n"));
		expect(new Set(talks).size).toBe(1);
	});

	it("is never direct while a risk of the last day lasts", () => {
		expect(replies("direct", { risk: "thoughts" })).toEqual(replies("supportive", { risk: "thoughts" }));
	});
});
