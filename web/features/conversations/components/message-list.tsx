import type { Message } from "#shared/schemas/conversations.ts";
import type { ConversationState } from "../conversation-state.ts";
import type { ConversationStore, SendOptions } from "../conversation-store.ts";
import { visibleEntries } from "../visible-entries.ts";
import { HelpAbove } from "./help-above.tsx";
import { MessageItem } from "./message-item.tsx";
import { PendingItem } from "./pending-item.tsx";
import { TroubleBubble } from "./trouble-bubble.tsx";
import { TurnBubble } from "./turn-bubble.tsx";

type MessageListProps = {
	userId: string;
	state: ConversationState;
	store: ConversationStore;
	sendOptions: SendOptions;
};

/** The talk so far. Read out politely, and a reply only once it is finished. */
export function MessageList({ userId, state, store, sendOptions }: MessageListProps) {
	const entries = visibleEntries(state);
	const isSending = state.pending.some(({ status }) => status === "sending");
	const isBusy = isSending || state.turn !== null;
	// The newest that was said: words that were not sent may stand after it, and take nothing from it.
	const newest = entries.findLast(({ kind }) => kind === "message");
	const lastSaid = state.messages.findLast(
		({ role, metadata }) => role === "user" && metadata.kind !== "command",
	)?.id;
	const beforeTheWords = helpBeforeTheWords(state);
	const newestHasFailed = newest?.kind === "message" && newest.message.status === "failed";
	return (
		<div role="log" aria-label="Conversation" aria-busy={isBusy} className="flex flex-col gap-5">
			{entries.map((entry) =>
				entry.kind === "pending" ? (
					<PendingItem
						key={entry.key}
						pending={entry.pending}
						isBusy={isBusy}
						onRetry={() => store.resend(entry.key, sendOptions)}
						onDiscard={() => store.discard(entry.key)}
					/>
				) : (
					<MessageItem
						key={entry.key}
						userId={userId}
						message={entry.message}
						isWhole={entry.message.id === state.freshReplyId}
						onRetry={entry === newest && !isBusy ? store.retry : undefined}
						onContinue={entry === newest && !isBusy ? store.goOn : undefined}
						onLearnMore={() => store.learnMore(sendOptions)}
						onRegenerate={
							entry === newest && !isBusy && isRewritable(entry.message) ? store.regenerate : undefined
						}
						onEdit={entry.message.id === lastSaid && !isBusy ? store.edit : undefined}
						isLast={entry === entries.at(-1)}
						isBusy={isBusy}
					/>
				),
			)}
			{beforeTheWords && (
				<HelpAbove userId={userId} messageId={beforeTheWords.id} panel={beforeTheWords.panel} holdsView />
			)}
			{isBusy && <TurnBubble turn={state.turn} />}
			{state.turnError && !isBusy && !newestHasFailed && (
				<TroubleBubble text={state.turnError} onRetry={store.retry} />
			)}
		</div>
	);
}

/** A reply that stands can be asked for in other words; one that failed is tried again, and a note answers nobody. */
function isRewritable({ role, status, metadata }: Message): boolean {
	const isNote = metadata.kind === "greeting" || metadata.kind === "insight";
	return role === "assistant" && !isNote && (status === "complete" || status === "stopped");
}

/** Help that came with the reply that is being made: it stands there before the first word. */
function helpBeforeTheWords({ messages, turn }: ConversationState) {
	const reply = turn && messages.find(({ id }) => id === turn.messageId);
	const panel = reply?.metadata.safety;
	return reply && panel ? { id: reply.id, panel } : null;
}
