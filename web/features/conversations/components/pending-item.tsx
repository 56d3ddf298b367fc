import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import type { PendingMessage } from "../conversation-state.ts";
import { UserBubble } from "./bubbles.tsx";
import { MessageMeta } from "./message-meta.tsx";
import { TroubleBubble } from "./trouble-bubble.tsx";

type PendingItemProps = { pending: PendingMessage; onRetry: () => Promise<unknown> };

/** Words on their way; if they did not get through they stay, with another try. */
export function PendingItem({ pending, onRetry }: PendingItemProps) {
	const hasFailed = pending.status === "failed";
	return (
		<div className="flex flex-col gap-3">
			<UserBubble
				meta={<MessageMeta createdAt={pending.createdAt} note={hasFailed ? "Not sent" : undefined} />}
			>
				{pending.content}
			</UserBubble>
			{hasFailed && <TroubleBubble text={pending.error ?? CONNECTION_TROUBLE} onRetry={onRetry} />}
		</div>
	);
}
