import { SESSION_TITLE } from "#shared/chat/messages.ts";
import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import type {
	Conversation,
	CreateSession,
	Message,
	SendMessage,
	TickStep,
} from "#shared/schemas/conversations.ts";
import { assess } from "../../assess.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { AgreedStep } from "../../models/text-model.ts";
import { refuseDanger } from "../typed-words/hear-words.ts";
import { askedBy } from "./asked-by.ts";
import { conversationNotFound, stepNotFound } from "./conversations.errors.ts";
import { addSession, newestSessions, toConversation } from "./conversations.repository.ts";
import { finished } from "./conversations.service.ts";
import { newChat } from "./manage-conversations.ts";

/** Makes a coaching session, in which the first word is the person's; for the kind "chat" a new current chat. */
export async function createConversation(
	deps: Deps,
	user: UserRow,
	{ title, kind = "coaching" }: CreateSession,
): Promise<Conversation> {
	if (kind === "chat") {
		const { conversation } = await newChat(deps, user);
		if (!conversation) {
			throw conversationNotFound();
		}
		return conversation;
	}
	if (title !== undefined) {
		await refuseDanger(deps, user, title);
	}
	const id = deps.newId("cnv");
	const row = await addSession(deps.db, {
		id,
		userId: user.id,
		title: title ?? SESSION_TITLE,
		isRenamed: title !== undefined && title !== SESSION_TITLE,
		createdAt: deps.now(),
	});
	const agreed = await stepsTakenAlong(deps, user.id, id);
	await getConversationStub(deps.env, id).open({
		conversationId: id,
		userId: user.id,
		kind,
		greeting: null,
		agreed,
	});
	await getPersonStub(deps.env, user.id).notify(["conversations"]);
	return toConversation(row);
}

/** Sends a message in any of the person's conversations and waits for the whole reply and its structure. */
export async function sendToSession(
	deps: Deps,
	user: UserRow,
	conversationId: string,
	{ content, clientMessageId }: SendMessage,
): Promise<Message> {
	const outcome = await getConversationStub(deps.env, conversationId).send({
		userId: user.id,
		content,
		kind: "text",
		clientMessageId,
		remembers: user.memoryEnabled,
		request: {
			mode: "deep",
			style: DEFAULT_STYLE,
			...(await askedBy(deps, user, conversationId, assess(content))),
		},
	});
	return finished(outcome);
}

/** Ticks one of a reply's next steps, or takes the tick back. */
export async function tickStep(
	deps: Deps,
	user: UserRow,
	{ conversationId, messageId }: { conversationId: string; messageId: string },
	{ index, done }: TickStep,
): Promise<Message> {
	const outcome = await getConversationStub(deps.env, conversationId).tickStep(
		user.id,
		messageId,
		index,
		done,
	);
	if (!outcome.ok) {
		throw outcome.reason === "gone" ? conversationNotFound() : stepNotFound();
	}
	return outcome.reply;
}

/** The steps of the most recent session. */
async function stepsTakenAlong({ db, env }: Deps, userId: string, newId: string): Promise<AgreedStep[]> {
	const last = (await newestSessions(db, userId)).find(({ id }) => id !== newId);
	return last ? (await getConversationStub(env, last.id).kept(userId)).steps : [];
}
