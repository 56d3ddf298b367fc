import { RotateCw } from "lucide-react";
import { useState } from "react";
import { AssistantBubble } from "./bubbles.tsx";

type TroubleBubbleProps = {
	text: string;
	/** Absent where trying again makes no sense any more. */
	onRetry?: (() => Promise<unknown>) | undefined;
	/** A reply is being made; another try has to wait for it. */
	isBusy?: boolean;
};

/** What went wrong, where the reply would stand, and another try. */
export function TroubleBubble({ text, onRetry, isBusy = false }: TroubleBubbleProps) {
	const [isTrying, setIsTrying] = useState(false);
	async function handleRetry() {
		setIsTrying(true);
		// A try that fails as well leaves this bubble where it is, with its button.
		await onRetry?.().catch(() => undefined);
		setIsTrying(false);
	}
	return (
		<AssistantBubble>
			<p dir="auto">{text}</p>
			{onRetry && (
				<button
					type="button"
					disabled={isTrying || isBusy}
					onClick={handleRetry}
					className="mt-3 inline-flex min-h-10 items-center gap-2 rounded-full bg-white px-4 font-semibold text-[oklch(0.26_0.02_55)] text-sm disabled:opacity-70"
				>
					<RotateCw aria-hidden className="size-4" strokeWidth={2} />
					{isTrying ? "Trying..." : "Retry"}
				</button>
			)}
		</AssistantBubble>
	);
}
