import { CONVERSATION_TITLE, SESSION_TITLE } from "#shared/chat/messages.ts";
import { localDay } from "#shared/local-day.ts";
import { assess } from "../../assess.ts";
import type { TalkRow } from "../../db/queries/conversations.ts";
import type { ConversationRow } from "../../db/tables/conversations.table.ts";
import type { OtherTalk } from "../../models/text-model.ts";

const TALKS = 3;

/** Characters sent of a conversation's first message: a line. */
const LINE = 160;

/**
 * Returns the person's other most recent conversations, newest first: title, day (YYYY-MM-DD on their calendar) and
 * the words it began with. Leaves out conversations without a title, which includes those that mentioned danger.
 */
export function otherTalks(
	talks: readonly TalkRow[],
	timeZone: string,
	conversationId: string,
): Required<OtherTalk>[] {
	return talks
		.filter(({ row }) => row.id !== conversationId && mayBeTold(row))
		.map(({ row, began }) => ({ title: row.title, began, at: row.lastMessageAt?.getTime() ?? 0 }))
		.sort((one, other) => other.at - one.at)
		.slice(0, TALKS)
		.map(({ title, began, at }) => ({
			title,
			on: localDay(timeZone, new Date(at)),
			began: lineOf(began ?? ""),
		}));
}

/** Words as one line, cut after a word. */
function lineOf(words: string): string {
	const line = words.replace(/\s+/g, " ").trim();
	return line.length <= LINE ? line : `${line.slice(0, LINE).replace(/\s\S*$/, "")}…`;
}

/** The list shows no preview of a message said in danger. People name conversations themselves, too. */
function mayBeTold({ title, preview }: ConversationRow): boolean {
	const isNamed = title !== CONVERSATION_TITLE && title !== SESSION_TITLE;
	return isNamed && preview !== null && assess(title).tier === "none";
}
