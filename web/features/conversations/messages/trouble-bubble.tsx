import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { AssistantBubble } from "./bubbles.tsx";
import { TryButton } from "./try-button.tsx";

type TroubleBubbleProps = {
	text: string;
	/** Absent when retrying makes no sense. */
	onRetry?: (() => Promise<unknown>) | undefined;
	/** When a retry is allowed (epoch ms). */
	retryAt?: number | undefined;
	/** A reply is being written; a retry has to wait for it. */
	isBusy?: boolean;
	children?: ReactNode;
};

/** Shows what went wrong in the reply's place, with a retry. */
export function TroubleBubble({ text, onRetry, retryAt, isBusy = false, children }: TroubleBubbleProps) {
	return (
		<AssistantBubble>
			<p dir="auto">{text}</p>
			<div className="flex flex-wrap items-center gap-x-2">
				{onRetry && (
					<TryButton
						label="Try again"
						pendingLabel="Trying..."
						icon={RefreshCw}
						onTry={onRetry}
						from={retryAt}
						isDisabled={isBusy}
					/>
				)}
				{children}
			</div>
		</AssistantBubble>
	);
}
