import { localDay } from "#shared/local-day.ts";
import { CONVERSATION_TITLE, SESSION_TITLE } from "#shared/messages.ts";
import { assess } from "../../assess.ts";
import type { Deps } from "../../deps.ts";
import type { UserRow } from "../users/users.table.ts";
import { newestOfEachKind } from "./conversations.repository.ts";
import type { ConversationRow } from "./conversations.table.ts";

/** How many a coach may know. */
const TALKS = 3;

/** Looked at: some have no title, and one is the conversation itself. */
const LOOKED_AT = 6;

/**
 * The person's other conversations talked in last, newest first, by title and day (YYYY-MM-DD on their calendar).
 * A conversation without a title of its own is left out: that's also how one stays in which danger was spoken of.
 */
export async function otherTalks(
	{ db }: Pick<Deps, "db">,
	{ id, timeZone }: Pick<UserRow, "id" | "timeZone">,
	conversationId: string,
): Promise<{ title: string; on: string }[]> {
	const rows = await newestOfEachKind(db, id, LOOKED_AT);
	return rows
		.filter((row) => row.id !== conversationId && mayBeTold(row))
		.map(({ title, lastMessageAt }) => ({ title, at: lastMessageAt?.getTime() ?? 0 }))
		.sort((one, other) => other.at - one.at)
		.slice(0, TALKS)
		.map(({ title, at }) => ({ title, on: localDay(timeZone, new Date(at)) }));
}

/** The list shows no preview of a message said in danger. People name conversations themselves, too. */
function mayBeTold({ title, preview }: ConversationRow): boolean {
	const isNamed = title !== CONVERSATION_TITLE && title !== SESSION_TITLE;
	return isNamed && preview !== null && assess(title).tier === "none";
}
