import { type RefObject, useCallback, useRef } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { readOutAfter } from "../exercises/choices-of.ts";
import { messageOfRun } from "../exercises/exercise-parts.ts";
import type { SendOptions } from "../state/conversation-state.ts";
import { type ConversationState, isBusyIn } from "../state/conversation-state.ts";
import type { ConversationStore } from "../state/conversation-store.ts";
import { blocksOf } from "../state/message-blocks.ts";
import { visibleEntries } from "../state/visible-entries.ts";
import { type Line, withDays } from "../state/with-days.ts";
import { MessageBlock } from "./message-block.tsx";
import { TroubleBubble } from "./trouble-bubble.tsx";
import { TurnBubble } from "./turn-bubble.tsx";

/** Blocks always rendered at either end: the list opens at one, and older pages load at the other. */
const AT_AN_END = 3;

type MessageListProps = {
	userId: string;
	scroller: RefObject<HTMLElement | null>;
	state: ConversationState;
	store: ConversationStore;
	sendOptions: SendOptions;
	/** The message that a search led to. */
	foundId: string | null;
};

/** The conversation so far. Announced politely, and a reply only once it's finished. */
export function MessageList({ userId, scroller, state, store, sendOptions, foundId }: MessageListProps) {
	const entries = visibleEntries(state);
	const isBusy = isBusyIn(state);
	// The newest message. Unsent ones may follow it, but don't replace it.
	const newest = entries.findLast(({ kind }) => kind === "message");
	const newestMessage = newest?.kind === "message" ? newest.message : null;
	const lastSaidId = state.messages.findLast(
		({ role, metadata }) => role === "user" && metadata.kind !== "command",
	)?.id;
	const comingHelp = helpOfTurn(state);
	const ofRun = messageOfRun(state.messages);
	const isBesideRun = ofRun?.metadata.run?.status === "open" && ofRun.id !== newestMessage?.id;
	const blocks = useBlocks(withDays(entries));
	const { learnMore, resend } = useAsking(store, sendOptions);
	return (
		<div role="log" aria-label="Conversation" aria-busy={isBusy} className="flex flex-col gap-5">
			{(blocks.length > 0 ? blocks : [[]]).map((block, index) => {
				const isLast = index >= blocks.length - 1;
				const here = (id: string | null | undefined) => (id && holds(block, id) ? id : null);
				return (
					<MessageBlock
						key={block[0]?.key ?? "first"}
						userId={userId}
						scroller={scroller}
						entries={block}
						store={store}
						isBusy={isBusy}
						onLearnMore={learnMore}
						onResend={resend}
						newestId={here(newestMessage?.id)}
						lastSaidId={here(lastSaidId)}
						wholeId={here(state.freshReplyId)}
						foundId={here(foundId)}
						heldId={isBesideRun ? here(newestMessage?.id) : null}
						isAtAnEnd={index < AT_AN_END || index >= blocks.length - AT_AN_END}
						endsList={isLast && !comingHelp}
						comingHelp={isLast ? comingHelp : null}
					/>
				);
			})}
			{isBusy && <TurnBubble store={store} />}
			{state.turnError && !isBusy && newestMessage?.status !== "failed" && (
				<TroubleBubble text={state.turnError} onRetry={store.retry} />
			)}
			<p className="sr-only">{readOutAfter(state)}</p>
		</div>
	);
}

function holds(block: readonly Line[], id: string): boolean {
	return block.some((entry) => entry.kind === "message" && entry.message.id === id);
}

/** The list in blocks that keep their starts. */
function useBlocks(entries: readonly Line[]): Line[][] {
	const starts = useRef<ReadonlySet<string>>(new Set());
	const blocks = blocksOf(entries, starts.current);
	starts.current = new Set(blocks.flatMap(([first]) => first?.key ?? []));
	return blocks;
}

/** Actions that ask the coach in the current modes, as stable functions. */
function useAsking(store: ConversationStore, sendOptions: SendOptions) {
	const options = useRef(sendOptions);
	options.current = sendOptions;
	return {
		learnMore: useCallback(() => store.learnMore(options.current), [store]),
		resend: useCallback((id: string) => store.resend(id, options.current), [store]),
	};
}

/** The reply being written, when it came with help. */
function helpOfTurn({ messages, turn }: ConversationState): Message | null {
	const reply = turn && messages.find(({ id }) => id === turn.messageId);
	return reply?.metadata.safety ? reply : null;
}
