import type { Conversation, CreateSession, Message, SendMessage } from "#shared/schemas/conversations.ts";
import { DEFAULT_STYLE } from "#shared/styles.ts";
import type { Deps } from "../../deps.ts";
import type { UserRow } from "../users/users.table.ts";
import { conversationNotFound } from "./conversations.errors.ts";
import { addSession, toConversation } from "./conversations.repository.ts";
import { askedBy, finished, openCurrentChat } from "./conversations.service.ts";
import { conversationOf } from "./get-conversation.ts";

const SESSION_TITLE = "New Coaching Session";

/** Makes a coaching session, in which the first word is the person's; for the kind "chat" it opens the current chat. */
export async function createConversation(
	deps: Deps,
	user: UserRow,
	{ title, kind = "coaching" }: CreateSession,
): Promise<Conversation> {
	if (kind === "chat") {
		const { conversation } = await openCurrentChat(deps, user);
		if (!conversation) {
			throw conversationNotFound();
		}
		return conversation;
	}
	const id = deps.newId("cnv");
	const row = await addSession(deps.db, {
		id,
		userId: user.id,
		title: title ?? SESSION_TITLE,
		createdAt: deps.now(),
	});
	await conversationOf(deps.env, id).open({ conversationId: id, userId: user.id, kind, greeting: null });
	return toConversation(row);
}

/** Sends a message in any conversation of the person and waits for the whole reply, with what stands beside it. */
export async function sendToSession(
	deps: Deps,
	user: UserRow,
	conversationId: string,
	{ content, clientMessageId }: SendMessage,
): Promise<Message> {
	const outcome = await conversationOf(deps.env, conversationId).send({
		userId: user.id,
		content,
		kind: "text",
		clientMessageId,
		request: { mode: "deep", style: DEFAULT_STYLE, ...(await askedBy(deps, user)) },
	});
	return finished(outcome);
}
