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
			{turn?.text ? <RichText text={turn.text} isUnfinished /> : <Waiting turnId={turn?.messageId ?? null} />}
		</AssistantBubble>
	);
}

/** The dots begin to move after this silence, in ms: a quick reply has begun by then. */
const NOTICED_MS = 400;

/** After this silence, in ms, show a message. Most models have begun by then. */
const LONG_MS = 8_000;

/** The dots stay from Enter to the first word. */
function Waiting({ turnId }: { turnId: string | null }) {
	const isNoticed = useHasPassed(NOTICED_MS);
	return (
		<p className="flex min-h-6 items-center gap-3">
			<BreathingDots isStill={!isNoticed} />
			<Silence key={turnId ?? "sending"} isSent={turnId !== null} />
		</p>
	);
}

/** After a long silence a message: an empty bubble looks broken. */
function Silence({ isSent }: { isSent: boolean }) {
	if (!useHasPassed(LONG_MS)) {
		return <span className="sr-only">Your coach is thinking</span>;
	}
	return (
		<span role="status" className="arrive text-sm opacity-80">
			{isSent ? "Still working on it. This reply is taking longer." : "Still sending your message."}
		</span>
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
