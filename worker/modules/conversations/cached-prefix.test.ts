import { beforeAll, describe, expect, it } from "vitest";
import { CLAUDE_DEFAULT_MODEL, claudeBody } from "../../models/claude/claude.ts";
import { OPENAI_DEFAULT_MODEL, openAiBody } from "../../models/openai/openai.ts";
import { OFFER_EXERCISE } from "../../models/reply/offer-exercise.ts";
import { request } from "../../models/test-request.ts";
import type { ChatTurn } from "../../models/text-model.ts";
import { sendMessage } from "../../test/chat/conversation.ts";
import { openProviderChat, PATIENT, warmUpProviders } from "../../test/chat/provider-chat.ts";
import { sentTo } from "../../test/chat/sent.ts";
import { composePrompt } from "../coaching/compose-prompt.ts";

/** Messages of a whole conversation, the person's and the coach's. */
const MESSAGES = 40;

/** The smallest share of a request's characters with which the next one begins. */
function leastShared(requests: readonly string[]): number {
	return Math.min(...requests.slice(1).map((after, at) => shareOf(requests[at] ?? "", after)));
}

function shareOf(before: string, after: string): number {
	let length = 0;
	while (length < before.length && before[length] === after[length]) {
		length += 1;
	}
	return length / before.length;
}

/** Two sentences, as people write them. */
const words = (turn: number) =>
	`${turn}: I'm a bit angry at work today. My manager moved the deadline again.`;

/** Some of the coach's turns offered an exercise. */
const withOffers = (turn: ChatTurn, at: number): ChatTurn =>
	turn.role === "assistant" && at % 13 === 0
		? { ...turn, choices: [{ label: "Steady breath, 2 min", exerciseId: "steady-breath" }] }
		: turn;

describe("each request of a conversation of 40 messages begins as the one before", () => {
	beforeAll(warmUpProviders);

	it.each([
		["claude", false],
		["gpt", true],
	])("as %s receives it", async (model, simpleMode) => {
		const { client, user, conversationId } = await openProviderChat({}, { timings: PATIENT });
		const id = crypto.randomUUID();
		for (let turn = 0; turn < MESSAGES / 2; turn += 1) {
			await sendMessage({ client, user, conversationId }, `${words(turn)} ${id}`, { simpleMode });
		}
		const replies = (await sentTo(model, id)).filter(({ messages }) =>
			JSON.stringify(messages).includes("You are the coach in Attune"),
		);
		expect(replies).toHaveLength(MESSAGES / 2);
		expect(leastShared(replies.map(({ messages }) => JSON.stringify(messages)))).toBeGreaterThan(0.9);
		// Both providers cache from the tools on.
		expect(new Set(replies.map(({ tools }) => JSON.stringify(tools))).size).toBe(1);
		expect(replies[0]?.tools).toHaveLength(1);
	});

	it.each([
		["Claude", claudeBody, CLAUDE_DEFAULT_MODEL],
		["OpenAI", openAiBody, OPENAI_DEFAULT_MODEL],
	] as const)("as it is sent to %s, with the clock going on", (_, body, model) => {
		const said = Array.from({ length: MESSAGES }, (_, turn) => words(turn));
		const requests = Array.from({ length: MESSAGES / 2 }, (_, turn) => {
			const facts = { localHour: turn, currentMood: turn % 2 === 0 ? "calm" : "angry" };
			const asked = request(said.slice(0, turn * 2 + 1), { facts });
			return JSON.stringify(body(model, composePrompt, { ...asked, turns: asked.turns.map(withOffers) }));
		});
		expect(leastShared(requests)).toBeGreaterThan(0.9);
		for (const each of requests) {
			expect(each.indexOf(OFFER_EXERCISE.name)).toBeLessThan(each.indexOf("You are the coach in Attune"));
		}
	});

	it("as it is sent to Claude, where one may mean danger and no tool may be called", () => {
		const said = Array.from({ length: MESSAGES }, (_, turn) => words(turn));
		said[MESSAGES - 4] = "I keep my dad's gun next to the bed";
		const bodies = [MESSAGES - 6, MESSAGES - 4, MESSAGES - 2].map((newest) =>
			claudeBody(CLAUDE_DEFAULT_MODEL, composePrompt, request(said.slice(0, newest + 1))),
		);
		expect(bodies.map(({ tool_choice }) => tool_choice?.type)).toEqual([undefined, "none", undefined]);
		expect(leastShared(bodies.map((body) => JSON.stringify(body)))).toBeGreaterThan(0.9);
	});
});
