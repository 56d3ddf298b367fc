import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { AssistantBubble } from "./bubbles.tsx";
import { TryButton } from "./try-button.tsx";

type TroubleBubbleProps = {
	text: string;
	/** Absent where trying again makes no sense any more. */
	onRetry?: (() => Promise<unknown>) | undefined;
	/** From when on it may be tried again, in ms since 1970. */
	retryAt?: number | undefined;
	/** A reply is being made; another try has to wait for it. */
	isBusy?: boolean;
	/** What else can be done about it, beside another try. */
	children?: ReactNode;
};

/** What went wrong, where the reply would stand, and another try. */
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
