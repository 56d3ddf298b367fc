import { memo, type RefObject, useRef } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { HelpAbove } from "../components/help-above.tsx";
import { useDrawnWhenNear } from "../hooks/use-drawn-when-near.ts";
import type { ConversationStore } from "../state/conversation-store.ts";
import { isSameBlock } from "../state/message-blocks.ts";
import type { Line } from "../state/with-days.ts";
import { DayLine } from "./day-line.tsx";
import { MessageItem } from "./message-item.tsx";
import { PendingItem } from "./pending-item.tsx";

/** A message's usual height with its gap, in px. */
const USUAL_HEIGHT = 130;

export type MessageBlockProps = {
	userId: string;
	scroller: RefObject<HTMLElement | null>;
	entries: readonly Line[];
	store: ConversationStore;
	isBusy: boolean;
	/** What the two do must not change while the block is the same. */
	onLearnMore: () => Promise<unknown>;
	onResend: (clientMessageId: string) => Promise<unknown>;
	/** The ids that belong to this block; null for those elsewhere. */
	newestId: string | null;
	lastSaidId: string | null;
	wholeId: string | null;
	foundId: string | null;
	/** A reply that must stay in view above the exercise that is under way. */
	heldId: string | null;
	/** Among the first or the last blocks: it's drawn at once. */
	isAtAnEnd: boolean;
	/** The last entry of the list is in this block, and nothing comes after it. */
	endsList: boolean;
	/** Help for the reply that is being made: in the last block. */
	comingHelp: Message | null;
};

/** A block of messages. Re-rendered only when one of them changes. */
export const MessageBlock = memo(Block, (one, other) => {
	const names = Object.keys(one) as (keyof MessageBlockProps)[];
	return names.every((name) =>
		name === "entries" ? isSameBlock(one.entries, other.entries) : one[name] === other[name],
	);
});

function Block(props: MessageBlockProps) {
	const {
		userId,
		scroller,
		entries,
		store,
		isBusy,
		onResend,
		foundId,
		heldId,
		isAtAnEnd,
		endsList,
		comingHelp,
	} = props;
	const block = useRef<HTMLDivElement>(null);
	const guess = entries.length * USUAL_HEIGHT;
	const isDrawn = useDrawnWhenNear(block, scroller, { atOnce: isAtAnEnd || foundId !== null, guess });
	if (!isDrawn) {
		return <div ref={block} style={{ height: guess }} />;
	}
	return (
		<div ref={block} className="message-block flex flex-col gap-5">
			{[
				...entries.flatMap((entry) => {
					const day = entry.newDay ? [<DayLine key={`day-${entry.key}`} at={entry.newDay} />] : [];
					if (entry.kind === "pending") {
						return [
							...day,
							<PendingItem
								key={entry.key}
								pending={entry.pending}
								isBusy={isBusy}
								onRetry={() => onResend(entry.key)}
								onDiscard={() => store.discard(entry.key)}
							/>,
						];
					}
					const { message } = entry;
					const holdsView = endsList && entry === entries.at(-1);
					return [
						...day,
						...helpOf(message, userId, holdsView),
						<div
							key={entry.key}
							data-message={message.id}
							data-found={message.id === foundId ? "" : undefined}
							data-holds-view={message.id === heldId ? "reply" : undefined}
							tabIndex={message.id === foundId ? -1 : undefined}
							className="rounded-2xl outline-offset-8"
						>
							<MessageItem userId={userId} message={message} {...whatCanBeDone(message, props)} />
						</div>,
					];
				}),
				// The finished reply has the same key: help is announced once, and stays open.
				...(comingHelp ? helpOf(comingHelp, userId, true) : []),
			]}
		</div>
	);
}

/** Props that differ for the newest message, the person's last, and an insight. */
function whatCanBeDone(
	message: Message,
	{ store, isBusy, onLearnMore, newestId, lastSaidId, wholeId, foundId }: MessageBlockProps,
) {
	const isNewest = message.id === newestId && !isBusy;
	const isInsight = message.metadata.kind === "insight";
	return {
		isWhole: message.id === wholeId || message.id === foundId,
		isNewest,
		onRetry: isNewest ? store.retry : undefined,
		onContinue: isNewest ? store.goOn : undefined,
		onRegenerate: isNewest && isRewritable(message) ? store.regenerate : undefined,
		onVersion: isNewest ? store.showVersion : undefined,
		onEdit: message.id === lastSaidId && !isBusy ? store.edit : undefined,
		onLearnMore: isInsight ? onLearnMore : undefined,
		isBusy: isInsight && isBusy,
	};
}

/** A finished reply can be rewritten; a failed one is retried, and the coach's own messages answer none. */
function isRewritable({ role, status, metadata }: Message): boolean {
	const isNote =
		metadata.kind === "greeting" ||
		metadata.kind === "insight" ||
		[metadata.runId, metadata.takeawayId, metadata.followUpOf, metadata.afterRun].some(
			(id) => id !== undefined,
		);
	return role === "assistant" && !isNote && (status === "complete" || status === "stopped");
}

/** Help comes above its reply, and before its first word. */
function helpOf({ id, role, metadata: { safety } }: Message, userId: string, holdsView: boolean) {
	return role === "assistant" && safety
		? [<HelpAbove key={`help-${id}`} userId={userId} messageId={id} panel={safety} holdsView={holdsView} />]
		: [];
}
