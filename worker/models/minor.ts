import { isFarewell } from "#shared/farewell/is-farewell.ts";
import type { GuideNote } from "#shared/schemas/exercises.ts";
import type { ChatTurn } from "./text-model.ts";

export const MINOR_ACT = "minor";

/** Said once, when a person tells us that they're under 18. */
const STOPPING =
	"Thank you for telling me. Attune is made for adults, so I have to stop coaching you here. You did nothing wrong. The people above are there for you at your age, and talking to them is free.\n\nYour account is paused now. I learn nothing new about you, and no other company gets your words. In Settings you can export or delete everything. If I got it wrong and you're 18 or older, you can say so above the message box.";

/** Later replies. They don't repeat the first. */
const AFTER: readonly string[] = [
	"I'm an AI and can't coach you until you're 18, and I don't want to leave you alone with it either. The people above can talk with you today. Is there an adult you trust who could hear this too?",
	"I'm an AI, and you deserve a person who can really be there. Under Get help now, you'll find a line for young people. A teacher, a relative or a doctor can help too.",
	"I'm an AI for adults, so this is as far as I can go. Please take it to someone near you, or to one of the lines above.",
];

/** To a minor who says goodbye: no question. */
export const MINOR_GOODBYE =
	"Take care of yourself. The people under “Get help now” are there for you whenever you want them.";

/**
 * Returns the reply to a person known to be under 18, when their message shows no danger. Danger gets the usual
 * reply.
 */
export function answerMinor(turns: readonly ChatTurn[]): { text: string; note: GuideNote } {
	const before = turns.filter(({ role, note }) => role === "assistant" && note?.act === MINOR_ACT).length;
	const { id, text } = minorWords(before, turns.at(-1)?.content ?? "");
	return { text, note: { act: MINOR_ACT, templates: [`minor:${id}`], asked: null, offered: [] } };
}

function minorWords(before: number, said: string): { id: string; text: string } {
	if (before === 0) {
		return { id: "stop", text: STOPPING };
	}
	if (isFarewell(said)) {
		return { id: "bye", text: MINOR_GOODBYE };
	}
	const at = (before - 1) % AFTER.length;
	return { id: String(at), text: AFTER[at] ?? STOPPING };
}
