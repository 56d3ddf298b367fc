import { screened } from "#shared/safety/doubt.ts";
import type { ChatTurn, ReplyRequest } from "../models/text-model.ts";
import { composeDanger } from "./compose-danger.ts";
import { mayNeedHelp } from "./may-need-help.ts";
import { asksDirectly } from "./understand/denial.ts";

/** So many of the person's messages danger stays near. */
const LASTS = 6;
/** How many earlier messages of the person may change what one means. */
const CONTEXT = 6;
/** So few words after a question about danger answer it. */
const ANSWER_WORDS = 8;

/** The reply before, and what it answered: a thought may come in two messages. */
const WITH_LAST = 3;
const ASKS_SAFETY =
	/\b(?:safe|ending your life|hurting|act(?:ing)? on it|dying|close to it)\b[^?.!]*\?|\bemergency number\b|\bnumbers above\b|findahelpline/i;

/**
 * Whether a message is answered from beside danger: it shows some or may, one of the last did, it answers a question about
 * it, or by itself it asks for such an answer. All others are the guide's, however long ago something sounded dark.
 */
export function isDangerNear(request: ReplyRequest): boolean {
	const { turns } = request;
	const said = turns.filter(({ role }) => role === "user");
	const message = said.at(-1)?.content ?? "";
	const before = said.slice(-1 - CONTEXT, -1).map(({ content }) => content);
	const found = screened(message, before);
	const reply = turns.at(-2);
	const isAsked = reply?.note?.act === "danger" || ASKS_SAFETY.test(reply?.content ?? "");
	const isAnswer = isAsked && message.split(/\s+/).length <= ANSWER_WORDS;
	return (
		found.level !== "none" ||
		mayNeedHelp(message, found) ||
		said.slice(-1 - LASTS).some(({ isCare }) => isCare) ||
		isAnswer ||
		composeDanger({ ...request, turns: turns.slice(-WITH_LAST) }) !== null
	);
}

/** Whether the newest reply asked about ending one's life, and the message passes over it. */
export function passesOverQuestion(turns: readonly ChatTurn[]): boolean {
	const asked = turns.at(-2);
	return asked?.note?.act === "danger" && asksDirectly(asked.content);
}
