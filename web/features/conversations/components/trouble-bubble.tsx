import { RotateCw } from "lucide-react";
import { useState } from "react";
import { AssistantBubble } from "./bubbles.tsx";

type TroubleBubbleProps = {
	text: string;
	/** Absent where trying again makes no sense any more. */
	onRetry?: (() => Promise<unknown>) | undefined;
};

/** What went wrong, where the reply would stand, and another try. */
export function TroubleBubble({ text, onRetry }: TroubleBubbleProps) {
	const [isTrying, setIsTrying] = useState(false);
	async function handleRetry() {
		setIsTrying(true);
		// A try that fails as well leaves this bubble where it is, with its button.
		await onRetry?.().catch(() => undefined);
		setIsTrying(false);
	}
	return (
		<AssistantBubble>
			<p>{text}</p>
			{onRetry && (
				<button
					type="button"
					disabled={isTrying}
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
