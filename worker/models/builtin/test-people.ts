import type { ChatMode } from "#shared/modes.ts";
import type { StyleSlug } from "#shared/styles.ts";
import type { AgreedStep, ChatTurn, PersonFacts, ReplyRequest } from "#worker/models/text-model.ts";
import { UNKNOWN_PERSON } from "#worker/models/unknown-person.ts";
import { composeReply } from "./compose-reply.ts";

/** A person to test with. Only what the test is about needs to be given. */
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

type Setting = {
	facts?: Partial<PersonFacts>;
	style?: StyleSlug;
	mode?: ChatMode;
	summary?: string;
	agreed?: AgreedStep[];
};

/** A request whose turns are the given messages, the person's and the coach's in turn, the person's last. */
export function request(messages: readonly string[], setting: Setting = {}): ReplyRequest {
	const turns = messages.map((content, index): ChatTurn => {
		const fromPerson = (messages.length - 1 - index) % 2 === 0;
		return { role: fromPerson ? "user" : "assistant", content };
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

/** Plays a whole conversation and gives back the coach's replies. */
export function play(messages: readonly string[], setting: Setting = {}): string[] {
	const turns: ChatTurn[] = [];
	return messages.map((content) => {
		turns.push({ role: "user", content });
		const reply = composeReply({ ...request([content], setting), turns: turns.slice(-60) });
		turns.push({ role: "assistant", content: reply });
		return reply;
	});
}
