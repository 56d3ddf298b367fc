import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { agreedIn } from "../object/agreed-steps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { notByReply } from "../object/screen-message.ts";
import type { Turn } from "../object/turn.ts";

/**
 * Returns the metadata of a finished reply that replaced another: the earlier version stays available. A reply that
 * starts an exercise or keeps text happens once, and has no versions. Call it in the transaction that ends the turn.
 */
export function withVersions(
	store: ConversationStorage,
	{ messageId, request: { replaces } }: Turn,
	metadata: MessageMetadata,
): MessageMetadata {
	if (!replaces) {
		return metadata;
	}
	const { versions: _, ...alone } = metadata;
	if (replaces.content.trim() === "" || !isWordsOnly(replaces.metadata) || !isWordsOnly(metadata)) {
		store.versions.remove(messageId);
		return alone;
	}
	const { count, shown } = replaces.metadata.versions ?? { count: 1, shown: 1 };
	store.versions.keep(messageId, shown, replaces);
	return { ...alone, versions: { count: count + 1, shown: count + 1 } };
}

function isWordsOnly({ runId, takeawayId, isKept, followUpOf, guide }: MessageMetadata): boolean {
	const marks = [runId, takeawayId, followUpOf, guide?.starts, guide?.page];
	return !isKept && marks.every((mark) => mark === undefined);
}

/**
 * Shows another version of the newest reply; the conversation continues from it. Help stays, whichever is shown. Call
 * it in a transaction, while no turn is open. False when the reply isn't the newest, or has no such version.
 */
export function showVersion(store: ConversationStorage, messageId: string, number: number): boolean {
	const reply = store.messages.newestOfTurn();
	const metadata = JSON.parse(reply?.metadata ?? "{}") as MessageMetadata;
	const { versions } = metadata;
	if (reply?.id !== messageId || !versions) {
		return false;
	}
	if (versions.shown === number) {
		return true;
	}
	const wanted = store.versions.find(messageId, number);
	if (!wanted) {
		return false;
	}
	const { content, status, ai_provider: provider } = reply;
	store.versions.keep(messageId, versions.shown, { content, status, provider, metadata });
	const shown: MessageMetadata = {
		...wanted.metadata,
		...notByReply(metadata),
		...(metadata.isCare ? { isCare: true } : {}),
		versions: { ...versions, shown: number },
	};
	store.postTurn.hasStructure(messageId);
	store.updateReply(messageId, { ...wanted, metadata: shown });
	const agreed = store.meta()?.kind === "coaching" ? agreedIn(messageId, shown) : null;
	if (agreed) {
		store.setAgreed(agreed);
	}
	store.followChanges();
	return true;
}
