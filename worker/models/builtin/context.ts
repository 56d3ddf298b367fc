import type { PersonFacts, ReplyRequest } from "#worker/models/text-model.ts";
import { type Memory, remember } from "./memory/remember.ts";
import { type Shade, shadeOf, unavailable, withoutLightTopics } from "./shade.ts";
import type { Reading } from "./understand/understand.ts";
import { createVoice, type Voice } from "./voice/voice.ts";

/** All that a move needs to compose its part of a reply. */
export type Context = {
	request: ReplyRequest;
	person: PersonFacts;
	reading: Reading;
	memory: Memory;
	voice: Voice;
	/** Null when unknown or when the name could not stand in a sentence. */
	name: string | null;
	/** Which of the person's turns this is, from 1. */
	turn: number;
	/** What hangs over the talk, by the one rule there is. */
	shade: Shade;
	/** Danger is near, here or in another talk of the last day: nothing pushes, cheers or lists steps. */
	gentle: boolean;
};

const PLAIN_NAME = /^\p{Lu}[\p{L}'’-]{0,19}$/u;

function usableName(name: string | null): string | null {
	const first = name?.trim().split(/\s+/)[0] ?? "";
	const capital = first.charAt(0).toUpperCase() + first.slice(1);
	return PLAIN_NAME.test(capital) ? capital : null;
}

const NAMES_TIME =
	/\b(?:at night|at \d|(?:every|each|all) (?:night|morning|evening|afternoon|day|week(?:end)?)|in the (?:mornings?|evenings?|afternoons?)|(?:night|morning|evening|weekend|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s|after (?:work|school|lunch|dinner)|before (?:bed|work|school)|whenever)\b/i;

/** Questions that a message has answered already: "mostly at night" is never followed by "when?". */
function toldIn(message: string): RegExp | null {
	return NAMES_TIME.test(message) ? /^(?:When (?:do|is|does)\b|How often\b)/ : null;
}

export function createContext(request: ReplyRequest): Context {
	const { reading, memory: all } = remember(request);
	const { person } = request;
	const shade = shadeOf(request, all, reading);
	const memory = withoutLightTopics(all, shade);
	const facts = [
		person.firstName,
		person.goal,
		person.personalityType,
		person.currentLevel,
		person.desiredMood,
	];
	const said = request.turns.map((turn) => turn.content).join("\n");
	return {
		request,
		person,
		reading,
		memory,
		voice: createVoice(
			`${facts.join("|")}#${request.style}#${request.mode}#${said}${request.instead ?? ""}`,
			// What is to be said otherwise is kept clear of like everything said before.
			[...memory.replies, ...(request.instead ? [request.instead] : [])],
			toldIn(reading.text),
			unavailable(shade),
		),
		name: usableName(person.firstName),
		turn: memory.readings.length + 1,
		shade,
		gentle: shade !== "none",
	};
}
