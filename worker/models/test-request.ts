import * as z from "zod/mini";
import { COMPANIES } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import type { StyleSlug } from "#shared/chat/styles.ts";
import { detectMood, sureMood } from "#shared/mood/mood-detection.ts";
import { assess } from "#shared/safety/verdict.ts";
import type { AgreedStep, ChatTurn, PersonFacts, ReplyRequest } from "./text-model.ts";
import { UNKNOWN_PERSON } from "./unknown-person.ts";

/** Returns a person for tests. Give only the facts the test is about. */
export function person(facts: Partial<PersonFacts> = {}): PersonFacts {
	return {
		...UNKNOWN_PERSON,
		firstName: "Sam",
		currentLevel: "actualization",
		localHour: 15,
		localWeekday: 3,
		...facts,
	};
}

export type Setting = {
	facts?: Partial<PersonFacts>;
	style?: StyleSlug;
	mode?: ChatMode;
	summary?: string;
	agreed?: AgreedStep[];
};

/** A message of the person, marked as the conversation marks it where it shows danger, or may, or a mood. */
export function userTurn(content: string, before: readonly ChatTurn[]): ChatTurn {
	const said = before.filter(({ role }) => role === "user").map((turn) => turn.content);
	const mood = sureMood(detectMood(content));
	const { isForeign: _, ...verdict } = assess(content, said, before.at(-1)?.content ?? null);
	return {
		role: "user",
		content,
		...(verdict.tier === "panel" ? { isCare: true } : {}),
		...(verdict.tier === "none" ? {} : { verdict }),
		...(mood ? { mood } : {}),
	};
}

/** Returns a request with these messages as turns, alternating between user and coach. The user's is last. */
export function request(messages: readonly string[], setting: Setting = {}): ReplyRequest {
	const turns: ChatTurn[] = [];
	for (const [index, content] of messages.entries()) {
		const isUser = (messages.length - 1 - index) % 2 === 0;
		turns.push(isUser ? userTurn(content, turns) : { role: "assistant", content });
	}
	return {
		person: person(setting.facts),
		mode: setting.mode ?? "deep",
		style: setting.style ?? "balanced-support",
		risk: "none",
		coach: "auto",
		consentedTo: COMPANIES,
		summary: setting.summary ?? "",
		agreed: setting.agreed ?? [],
		turns,
		written: "",
	};
}

/** A question whose answer is a level of danger. */
export const RISK_QUESTION = {
	name: "risk",
	task: "Read.",
	about: "<talk>",
	shape: z.object({ level: z.string() }),
};
