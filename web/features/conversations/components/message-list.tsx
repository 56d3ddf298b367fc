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
	const comingHelp = helpOfTurn(state);
	const newestHasFailed = newest?.kind === "message" && newest.message.status === "failed";
	return (
		<div role="log" aria-label="Conversation" aria-busy={isBusy} className="flex flex-col gap-5">
			{[
				...entries.flatMap((entry) => {
					if (entry.kind === "pending") {
						return (
							<PendingItem
								key={entry.key}
								pending={entry.pending}
								isBusy={isBusy}
								onRetry={() => store.resend(entry.key, sendOptions)}
								onDiscard={() => store.discard(entry.key)}
							/>
						);
					}
					const item = (
						<MessageItem
							key={entry.key}
							message={entry.message}
							isWhole={entry.message.id === state.freshReplyId}
							onRetry={entry === newest && !isBusy ? store.retry : undefined}
							onContinue={entry === newest && !isBusy ? store.goOn : undefined}
							onLearnMore={() => store.learnMore(sendOptions)}
							onRegenerate={
								entry === newest && !isBusy && isRewritable(entry.message) ? store.regenerate : undefined
							}
							onEdit={entry.message.id === lastSaid && !isBusy ? store.edit : undefined}
							isBusy={isBusy}
						/>
					);
					const isLast = entry === entries.at(-1) && !comingHelp;
					return [...helpOf(entry.message, userId, isLast), item];
				}),
				// Of the same key when the reply is whole: it is read out once, and what is open in it stays so.
				...(comingHelp ? helpOf(comingHelp, userId, true) : []),
			]}
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

/** Help that came with a reply stands above it, and before its first word. */
function helpOf({ id, role, metadata: { safety } }: Message, userId: string, holdsView: boolean) {
	return role === "assistant" && safety
		? [<HelpAbove key={`help-${id}`} userId={userId} messageId={id} panel={safety} holdsView={holdsView} />]
		: [];
}

/** The reply that is being made, when help came with it. */
function helpOfTurn({ messages, turn }: ConversationState): Message | null {
	const reply = turn && messages.find(({ id }) => id === turn.messageId);
	return reply?.metadata.safety ? reply : null;
}
