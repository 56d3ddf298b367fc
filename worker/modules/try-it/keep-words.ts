import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import { NO_DANGER } from "#shared/safety/verdict.ts";
import type { KeepWords, KeptWords } from "#shared/schemas/public/try-it.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { sha256Hex } from "../../hashes.ts";
import { askedBy } from "../conversations/asked-by.ts";
import { conversationNotFound } from "../conversations/conversations.errors.ts";
import {
	addCurrentChat,
	findCurrentChat,
	listConversations,
	replaceCurrentChat,
} from "../conversations/conversations.repository.ts";
import type { FileOutcome } from "../conversations/object/conversation-contract.ts";

/** How many of the newest chats are asked whether they hold the words already. A new account has one at most. */
const LOOKED_THROUGH = 10;

/**
 * Files a visitor's messages on the landing page as the first conversation of their account. The built-in guide
 * answers, so no company gets them. The same id twice files them once. A chat that the person has written in stays as
 * it is; then they get their own.
 */
export async function keepWords(
	deps: Deps,
	user: UserRow,
	{ id: filingId, messages }: KeepWords,
): Promise<KeptWords> {
	const chats = await listConversations(deps.db, user.id, { kind: "chat" });
	for (const { id } of chats.slice(0, LOOKED_THROUGH)) {
		if (await getConversationStub(deps.env, id).holds(user.id, filingId)) {
			return { conversationId: id };
		}
	}
	const file = await prepareFiling(deps, user, filingId, messages);
	// Always the same for these words: two calls at once file them once.
	const ownId = `cnv_${(await sha256Hex(`${user.id} ${filingId}`)).slice(0, 26)}`;
	await addCurrentChat(deps.db, ownId, user.id, deps.now());
	const current = await findCurrentChat(deps.db, user.id);
	if (current && (await file(current.id)).ok) {
		return await told(deps, user, current.id);
	}
	await replaceCurrentChat(deps.db, ownId, user.id, deps.now());
	if (!(await file(ownId)).ok) {
		throw conversationNotFound();
	}
	return await told(deps, user, ownId);
}

/** Opens a chat without a greeting, unless it's open, and files the words there when nothing was said in it. */
async function prepareFiling(
	deps: Deps,
	user: UserRow,
	filingId: string,
	words: readonly string[],
): Promise<(conversationId: string) => Promise<FileOutcome>> {
	// As if the person had chosen the guide: it spends nothing, and no model reads. Each message has its own level.
	const asGuide: UserRow = { ...user, coachChoice: "builtin", safetyReading: false, consentedTo: [] };
	const by = await askedBy(deps, asGuide, "", NO_DANGER);
	return async (conversationId) => {
		const object = getConversationStub(deps.env, conversationId);
		const opened = await object.open({ conversationId, userId: user.id, kind: "chat", greeting: null });
		return opened.ok
			? object.file({
					userId: user.id,
					filingId,
					words,
					remembers: user.memoryEnabled,
					request: { mode: "deep", style: DEFAULT_STYLE, ...by },
				})
			: { ok: false, reason: "gone" };
	};
}

async function told(deps: Deps, user: UserRow, conversationId: string): Promise<KeptWords> {
	await getPersonStub(deps.env, user.id).notify(["conversations", "count"]);
	return { conversationId };
}
