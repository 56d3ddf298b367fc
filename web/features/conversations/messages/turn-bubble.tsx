import { useEffect, useState } from "react";
import { BreathingDots } from "#web/components/ui/spinner.tsx";
import { useStore } from "#web/lib/store.ts";
import type { ConversationStore } from "../state/conversation-store.ts";
import { AssistantBubble } from "./bubbles.tsx";
import { RichText } from "./rich-text.tsx";

/** The reply as it's being made: a typing indicator, then the words as they come. */
export function TurnBubble({ store }: { store: ConversationStore }) {
	const turn = useStore(store, (state) => state.turn);
	return (
		<AssistantBubble>
			{turn?.text ? <RichText text={turn.text} isUnfinished /> : <Waiting isSent={turn !== null} />}
		</AssistantBubble>
	);
}

/** The dots begin to move after this silence, in ms: a quick reply has begun by then. */
const NOTICED_MS = 400;

/** After this silence, in ms, show a message. Most models have begun by then. */
const LONG_MS = 8_000;

/** Dots, and after a long silence a message: an empty bubble looks broken. */
function Waiting({ isSent }: { isSent: boolean }) {
	const isNoticed = useHasPassed(NOTICED_MS);
	const isLong = useHasPassed(LONG_MS);
	const longer = isSent ? "Still working on it. This reply is taking longer." : "Still sending your message.";
	return (
		<p className="flex min-h-6 items-center gap-3">
			<BreathingDots isStill={!isNoticed} />
			{isLong ? (
				<span role="status" className="arrive text-sm opacity-80">
					{longer}
				</span>
			) : (
				<span className="sr-only">Your coach is thinking</span>
			)}
		</p>
	);
}

/** Whether `ms` have passed since the component appeared. */
function useHasPassed(ms: number): boolean {
	const [hasPassed, setHasPassed] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setHasPassed(true), ms);
		return () => clearTimeout(timer);
	}, [ms]);
	return hasPassed;
}
