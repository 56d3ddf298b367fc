import type { ReactNode } from "react";
import { OfflineNotice } from "../components/offline-notice.tsx";
import type { AnsweredStep } from "../exercises/use-typed-answers.ts";
import { ChatLine } from "./chat-line.tsx";

const WAITING = "We'll send this once your conversation has loaded.";
const WAITING_FOR_REPLY = "We'll send this when your coach has replied.";

type BarLinesProps = {
	conversationId: string | undefined;
	isSending: boolean;
	/** Announced in an exercise, not shown: where the last answer led. */
	said: string;
	step: AnsweredStep;
	above: ReactNode;
	problem: string | null;
	isOrdered: boolean;
	isLoading: boolean;
};

/** Lines above the box about its text. */
export function BarLines({
	conversationId,
	isSending,
	said,
	step,
	above,
	problem,
	isOrdered,
	isLoading,
}: BarLinesProps) {
	return (
		<>
			<OfflineNotice />
			{step !== null && (
				<p role="status" className="sr-only">
					{said}
				</p>
			)}
			<ChatLine conversationId={conversationId} isSending={isSending} />
			{above}
			{problem && (
				<p
					role="alert"
					className="mb-2 rounded-2xl bg-alarm-wash px-4 py-2.5 font-medium text-alarm text-sm shadow-plate"
				>
					{problem}
				</p>
			)}
			{isOrdered && (
				<p role="status" className="loose-words mb-2 w-fit px-4 py-1 text-soft text-sm">
					{isLoading ? WAITING : WAITING_FOR_REPLY}
				</p>
			)}
		</>
	);
}
