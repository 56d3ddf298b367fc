import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import type { PendingMessage } from "../conversation-state.ts";
import { UserBubble } from "./bubbles.tsx";
import { MessageMeta } from "./message-meta.tsx";
import { TroubleBubble } from "./trouble-bubble.tsx";

type PendingItemProps = {
	pending: PendingMessage;
	/** A reply is being made. */
	isBusy: boolean;
	onRetry: () => Promise<unknown>;
};

/** Words on their way; if they did not get through they stay, with another try. */
export function PendingItem({ pending, isBusy, onRetry }: PendingItemProps) {
	const hasFailed = pending.status === "failed";
	return (
		<div className="flex flex-col gap-3">
			<UserBubble
				meta={
					<MessageMeta createdAt={pending.createdAt} note={hasFailed ? "Not sent" : undefined} isOnRight />
				}
			>
				{pending.content}
			</UserBubble>
			{hasFailed && (
				<TroubleBubble text={pending.error ?? CONNECTION_TROUBLE} onRetry={onRetry} isBusy={isBusy} />
			)}
		</div>
	);
}
