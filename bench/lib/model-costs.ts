import { COMPANIES } from "#shared/ai-providers.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { OFFER_EXERCISE } from "#worker/models/reply/offer-exercise.ts";
import type { ChatTurn, PersonFacts, ReplyRequest } from "#worker/models/text-model.ts";
import { UNKNOWN_PERSON } from "#worker/models/unknown-person.ts";
import { composePrompt } from "#worker/modules/coaching/compose-prompt.ts";

/** List prices in dollars for a million tokens. */
export type Price = { input: number; cached: number; written: number; output: number };

/**
 * Read on 2026-11-24: platform.claude.com (models, pricing; the cache read of Sonnet 5.5 since 2026-10-07) and OpenAI's page for
 * GPT-6.1 Terra; the small models from the same lists.
 */
export const PRICES = {
	"claude-sonnet-5-5": { input: 2, cached: 0.1, written: 2.5, output: 10 },
	"gpt-6.1-terra": { input: 1, cached: 0.05, written: 1.25, output: 5 },
	small: { input: 0.1, cached: 0.01, written: 0.125, output: 0.5 },
} as const satisfies Record<string, Price>;

/** A guess for English; a tokenizer of the model says it exactly. */
const CHARACTERS_A_TOKEN = 4;

/** Of a message and of a reply of two to four sentences, as in the sealed talks and the examples. In characters. */
const MESSAGE = 140;
const REPLY = 340;

/** What a second look sends and gets back: its task, up to eight messages, a level. In tokens. */
const LOOK = { input: 900, output: 15 };

/** Title, summary, memory and steps, each of which reads some messages. In tokens. */
const TASK = { input: 1_200, output: 150 };

/** The one tool, sent before everything else. In tokens. */
const TOOL = tokensIn(JSON.stringify(OFFER_EXERCISE));

export type Scenario = {
	name: string;
	/** Messages before this one, of both sides. */
	before: number;
	/** Questions for data that it causes on average, besides second looks. */
	tasks: number;
	/** Second looks that it causes on average. */
	looks: number;
	risk?: RiskLevel;
};

/** What a message costs: calls, tokens, and dollars for a thousand such messages. */
export type MessageCost = {
	/** Before the message is answered: the reply and second looks. */
	calls: number;
	/** Afterwards: title, memory, summary, steps. */
	later: number;
	/** Tokens of the reply's own request: read from the cache, newly written to it, the rest, and what comes back. */
	cached: number;
	written: number;
	rest: number;
	output: number;
	/** Dollars for a thousand messages, by the model that writes replies, with everything else asked of a small one. */
	dollars: Record<"claude-sonnet-5-5" | "gpt-6.1-terra", number>;
	/** The same if nothing were cached. */
	uncached: Record<"claude-sonnet-5-5" | "gpt-6.1-terra", number>;
	/** With Claude as it was before: only the frame cached, each message read a second time, and all by the same model. */
	earlier: number;
};

/** What the product would send for a message, counted from the prompts themselves. Pure. */
export function costOf(scenario: Scenario): MessageCost {
	const { frame, person, turns, situation } = composePrompt(requestOf(scenario));
	const newest = turns.slice(-2).map(({ content }) => content);
	const older = turns.slice(0, -2).map(({ content }) => content);
	const tokens = {
		cached: TOOL + tokensIn(frame, ...(older.length > 0 ? [person, ...older] : [])),
		written: tokensIn(...newest, ...(older.length > 0 ? [] : [person])),
		rest: tokensIn(situation),
		output: Math.round(REPLY / CHARACTERS_A_TOKEN),
	};
	const all = tokens.cached + tokens.written + tokens.rest;
	const others = scenario.looks * priceOf(PRICES.small, LOOK) + scenario.tasks * priceOf(PRICES.small, TASK);
	const dear = PRICES["claude-sonnet-5-5"];
	const frameAlone = { cached: tokensIn(frame), input: all - TOOL - tokensIn(frame), output: tokens.output };
	return {
		calls: 1 + scenario.looks,
		later: scenario.tasks,
		...tokens,
		dollars: byModel((price) => 1_000 * (replyPrice(price, tokens) + others)),
		uncached: byModel((price) => 1_000 * (priceOf(price, { input: all, output: tokens.output }) + others)),
		earlier:
			1_000 *
			(frameAlone.cached * (dear.cached / 1e6) +
				priceOf(dear, frameAlone) +
				priceOf(dear, LOOK) +
				scenario.tasks * priceOf(dear, TASK)),
	};
}

function byModel(price: (of: Price) => number): MessageCost["dollars"] {
	return {
		"claude-sonnet-5-5": price(PRICES["claude-sonnet-5-5"]),
		"gpt-6.1-terra": price(PRICES["gpt-6.1-terra"]),
	};
}

type Tokens = { input: number; output: number };

function priceOf({ input, output }: Price, tokens: Tokens): number {
	return (input * tokens.input + output * tokens.output) / 1e6;
}

function replyPrice(
	price: Price,
	{ cached, written, rest, output }: { cached: number; written: number; rest: number; output: number },
): number {
	return (price.cached * cached + price.written * written + price.input * rest + price.output * output) / 1e6;
}

function tokensIn(...texts: string[]): number {
	return Math.round(texts.reduce((sum, text) => sum + text.length, 0) / CHARACTERS_A_TOKEN);
}

/** A person with every fact filled in: the longest block about a person. */
const PERSON: PersonFacts = {
	...UNKNOWN_PERSON,
	firstName: "Sam",
	goal: "wellness",
	personalityType: "INFJ",
	ratings: { physiological: 2, safety: 4, love: 3, esteem: 3, actualization: 4 },
	overallMood: 3,
	currentMood: "tired",
	desiredMood: "calm",
	insight: "x".repeat(700),
	memory: Array.from({ length: 12 }, () => "y".repeat(60)),
	talks: Array.from({ length: 3 }, () => ({
		title: "Sleep and work",
		on: "2026-11-20",
		began: "w".repeat(160),
	})),
	takeaways: Array.from({ length: 5 }, () => ({
		kind: "note" as const,
		title: "A small step",
		body: "z".repeat(180),
		createdOn: "2026-11-20",
		dueOn: null,
		outcome: null,
		ratings: {},
	})),
};

function requestOf({ before, risk = "none" }: Scenario): ReplyRequest {
	const turns: ChatTurn[] = Array.from({ length: before + 1 }, (_, index) => {
		const isReply = (before - index) % 2 === 1;
		return {
			role: isReply ? "assistant" : "user",
			content: (isReply ? "r" : "m").repeat(isReply ? REPLY : MESSAGE),
		};
	});
	return {
		person: PERSON,
		mode: "deep",
		style: "balanced-support",
		risk,
		country: "GB",
		coach: "auto",
		consentedTo: COMPANIES,
		summary: before > 60 ? "s".repeat(1_000) : "",
		agreed: [],
		turns,
		written: "",
	};
}
