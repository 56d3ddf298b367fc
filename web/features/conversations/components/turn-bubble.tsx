import type { TurnState } from "#shared/conversation-protocol.ts";
import { BreathingDots } from "#web/components/ui/spinner.tsx";
import { AssistantBubble } from "./bubbles.tsx";
import { RichText } from "./rich-text.tsx";

/** The reply as it is being made: a typing indicator, then the words as they come. */
export function TurnBubble({ turn }: { turn: TurnState | null }) {
	return (
		<AssistantBubble>
			{turn?.text ? (
				<RichText text={turn.text} isUnfinished />
			) : (
				<p className="flex min-h-6 items-center">
					<BreathingDots />
					<span className="sr-only">Your coach is thinking</span>
				</p>
			)}
		</AssistantBubble>
	);
}
