import type { ReplyRequest } from "#worker/models/text-model.ts";
import { type Memory, remember } from "./memory/remember.ts";
import { type Shade, shadeOf } from "./memory/shade.ts";
import type { Reading } from "./reading/reading.ts";
import { createVoice, type Voice } from "./voice/voice.ts";

/** All that an answer needs to compose its part of a reply. */
export type Context = {
	request: ReplyRequest;
	reading: Reading;
	memory: Memory;
	voice: Voice;
	/** Null when unknown or when the name could not stand in a sentence. */
	name: string | null;
	/** Which of the person's turns this is, from 1. */
	turn: number;
	/** How near danger is in this conversation. */
	shade: Shade;
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
	const { reading, memory } = remember(request);
	const { person, style, mode, instead = "", turns } = request;
	const facts = [
		person.firstName,
		person.goal,
		person.personalityType,
		person.currentLevel,
		person.desiredMood,
	];
	const said = turns.map(({ content }) => content).join("\n");
	return {
		request,
		reading,
		memory,
		voice: createVoice(
			`${facts.join("|")}#${style}#${mode}#${said}${instead}`,
			// A reply to replace is avoided like everything said before.
			[...memory.replies, ...(instead ? [instead] : [])],
			toldIn(reading.text),
		),
		name: usableName(person.firstName),
		turn: memory.readings.length + 1,
		shade: shadeOf(request, memory, reading),
	};
}
