import { pauseOf } from "#shared/pause.ts";
import {
	type ChangeConversation,
	type Conversation,
	type CurrentConversation,
	RESTORE_MS,
} from "#shared/schemas/conversations.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { pausedError } from "../auth/paused-accounts.ts";
import { refuseDanger } from "../typed-words/hear-words.ts";
import { conversationNotFound } from "./conversations.errors.ts";
import {
	findConversation,
	findCurrentChat,
	markDeleted,
	renameConversation,
	replaceCurrentChat,
	setActive,
	toConversation,
	unmarkDeleted,
} from "./conversations.repository.ts";
import { openCurrentChat } from "./conversations.service.ts";

/** A new current chat. One in which nothing was said yet is new: it's given instead of another. */
export async function newChat(deps: Deps, user: UserRow): Promise<CurrentConversation> {
	const current = await findCurrentChat(deps.db, user.id);
	const page = current && (await getConversationStub(deps.env, current.id).page(user.id, undefined, 1));
	const isSpokenIn = page?.ok && page.messages.some(({ metadata }) => metadata.kind !== "greeting");
	if (isSpokenIn) {
		await replaceCurrentChat(deps.db, deps.newId("cnv"), user.id, deps.now());
	}
	return openCurrentChat(deps, user);
}

/** Gives a conversation another name, which a pause refuses, or makes a chat the current one. Throws `not_found`. */
export async function changeConversation(
	deps: Deps,
	user: UserRow,
	conversationId: string,
	{ title, isActive }: ChangeConversation,
): Promise<Conversation> {
	const row = await findConversation(deps.db, user.id, conversationId);
	if (!row) {
		throw conversationNotFound();
	}
	const pause = pauseOf(user);
	if (pause && title !== undefined) {
		throw pausedError(pause);
	}
	if (title !== undefined) {
		await refuseDanger(deps, user, title);
		await renameConversation(deps.db, user.id, row.id, title);
	}
	if (isActive !== undefined) {
		await setActive(deps.db, row, isActive);
	}
	await getPersonStub(deps.env, user.id).notify(["conversations"]);
	return toConversation({
		...row,
		...(title === undefined ? {} : { title }),
		...(isActive === undefined ? {} : { isActive }),
	});
}

/** Deletes a conversation: it's gone at once, and for good when it can no longer be brought back. */
export async function deleteConversation(
	deps: Deps,
	user: UserRow,
	conversationId: string,
): Promise<{ restorableUntil: string }> {
	const row = await findConversation(deps.db, user.id, conversationId);
	if (!row) {
		throw conversationNotFound();
	}
	const endsAt = deps.now().getTime() + RESTORE_MS;
	// The object first: it removes the rest if this call dies.
	await getConversationStub(deps.env, row.id).deleteAt(user.id, endsAt);
	await markDeleted(deps.db, user.id, row.id, deps.now());
	if (!(await getConversationStub(deps.env, row.id).isDeleted())) {
		// Another tab restored it at the same moment. The object decides, else no list would show it.
		await unmarkDeleted(deps.db, user.id, row.id);
	}
	await getPersonStub(deps.env, user.id).notify(["conversations", "count"]);
	return { restorableUntil: new Date(endsAt).toISOString() };
}

/** Undoes a delete while that is possible. Throws `not_found`. */
export async function restoreConversation(
	deps: Deps,
	user: UserRow,
	conversationId: string,
): Promise<Conversation> {
	const isBack = await getConversationStub(deps.env, conversationId).restore(user.id);
	const row = isBack ? await unmarkDeleted(deps.db, user.id, conversationId) : null;
	if (!row) {
		throw conversationNotFound();
	}
	await getPersonStub(deps.env, user.id).notify(["conversations", "count"]);
	return toConversation(row);
}
