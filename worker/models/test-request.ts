import type { ChatMode } from "#shared/modes.ts";
import type { StyleSlug } from "#shared/styles.ts";
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

/** Returns a request with these messages as turns, alternating between user and coach. The user's is last. */
export function request(messages: readonly string[], setting: Setting = {}): ReplyRequest {
	const turns = messages.map((content, index): ChatTurn => {
		const isUser = (messages.length - 1 - index) % 2 === 0;
		return { role: isUser ? "user" : "assistant", content };
	});
	return {
		person: person(setting.facts),
		mode: setting.mode ?? "deep",
		style: setting.style ?? "balanced-support",
		risk: "none",
		coach: "auto",
		summary: setting.summary ?? "",
		agreed: setting.agreed ?? [],
		turns,
		written: "",
	};
}
