import { isTemporaryTalk, TEMPORARY_TALK_MS } from "#shared/chat/temporary-talk.ts";
import type { Conversation, CurrentConversation, OpenedConversation } from "#shared/schemas/conversations.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { greeting } from "../coaching/greeting.ts";
import type { OpenTemporaryTalk } from "../person/temporary-talk.ts";
import { conversationNotFound } from "./conversations.errors.ts";

const PAGE_MESSAGES = 50;

const NONE: CurrentConversation = { conversation: null, messages: [] };

/**
 * Starts a temporary chat, or returns the open one. Only its own object stores its messages, until the person ends it
 * or a day has passed.
 */
export async function beginTemporaryTalk(deps: Deps, user: UserRow): Promise<OpenedConversation> {
	const endsAt = deps.now().getTime() + TEMPORARY_TALK_MS;
	const open = await getPersonStub(deps.env, user.id).beginTemporaryTalk({
		conversationId: deps.newId("tmp"),
		endsAt,
	});
	if (!open) {
		throw conversationNotFound();
	}
	const page = await getConversationStub(deps.env, open.conversationId).open({
		conversationId: open.conversationId,
		userId: user.id,
		kind: "temporary",
		greeting: greeting(user.assessmentCompleted),
		endsAt: open.endsAt,
	});
	if (!page.ok) {
		throw conversationNotFound();
	}
	return { conversation: toConversation(user, open, page.messages.length), messages: page.messages };
}

/** Returns the open temporary chat and its newest messages; `conversation` is null without one. */
export async function loadTemporaryTalk(deps: Deps, user: UserRow): Promise<CurrentConversation> {
	const open = await getPersonStub(deps.env, user.id).temporaryTalk();
	const page =
		open &&
		(await getConversationStub(deps.env, open.conversationId).page(user.id, undefined, PAGE_MESSAGES));
	return open && page?.ok
		? { conversation: toConversation(user, open, page.messages.length), messages: page.messages }
		: NONE;
}

/** Ends the temporary chat and deletes its messages at once. Does nothing without one. */
export async function endTemporaryTalk(deps: Deps, userId: string): Promise<void> {
	const person = getPersonStub(deps.env, userId);
	const open = await person.temporaryTalk();
	if (open && !(await getConversationStub(deps.env, open.conversationId).endTemporary(userId))) {
		await person.forgetTemporaryTalk(open.conversationId);
	}
}

/** Whether this is the person's temporary talk. */
export async function ownsTemporaryTalk(
	{ env }: Pick<Deps, "env">,
	userId: string,
	conversationId: string,
): Promise<boolean> {
	return (
		isTemporaryTalk(conversationId) &&
		(await getPersonStub(env, userId).temporaryTalk())?.conversationId === conversationId
	);
}

function toConversation(
	user: UserRow,
	{ conversationId, endsAt }: OpenTemporaryTalk,
	messageCount: number,
): Conversation {
	return {
		id: conversationId,
		userId: user.id,
		title: "Temporary chat",
		kind: "temporary",
		isActive: true,
		createdAt: new Date(endsAt - TEMPORARY_TALK_MS).toISOString(),
		lastMessageAt: null,
		messageCount,
		preview: null,
		endsAt: new Date(endsAt).toISOString(),
	};
}
