import { useState } from "react";
import { useIsOnline } from "#web/lib/hooks/use-is-online.ts";
import { HelpForUnsent } from "../bar/help-for-unsent.tsx";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import { QuietLine } from "../exercises/quiet-lines.tsx";
import { usePanelForUnsent } from "../hooks/use-panel-for-unsent.ts";
import { styleChosenBy } from "../modes/style-message.ts";
import { isWaiting, type PendingMessage } from "../state/conversation-state.ts";
import { putInMessageBox, useIsMessageBoxEmpty } from "../state/message-box.ts";
import { UserBubble } from "./bubbles.tsx";
import { TroubleBubble } from "./trouble-bubble.tsx";

/** A person in danger shouldn't wait for a connection. */
const UNSENT_IN_DANGER = "I haven't received this yet. The lines above work without me. Please use one.";

const WHEN_ONLINE = "We'll send this when you're back online.";

type PendingItemProps = {
	pending: PendingMessage;
	isBusy: boolean;
	onRetry: () => Promise<unknown>;
	onDiscard: () => void;
};

/** Words on their way; if they didn't get through they stay, with another try, and ways to change or drop them. */
export function PendingItem({ pending, isBusy, onRetry, onDiscard }: PendingItemProps) {
	const isBoxEmpty = useIsMessageBoxEmpty();
	const [isHelpAway, setIsHelpAway] = useState(false);
	const hasFailed = pending.status === "failed";
	const found = usePanelForUnsent(hasFailed ? pending.content : null);
	const help = isHelpAway ? null : found;
	const waits = !useIsOnline() && isWaiting(pending);
	const unsentNote = waits ? "Waiting to send" : "Not sent";
	const trouble = waits ? WHEN_ONLINE : (pending.error ?? CONNECTION_TROUBLE);

	/** The box gets the text before the list drops it, so that it's never lost. */
	function handleEdit() {
		putInMessageBox(pending.content);
		onDiscard();
	}

	const style = styleChosenBy(pending.content);
	if (style !== null && !hasFailed) {
		return <QuietLine>Style: {style}</QuietLine>;
	}
	return (
		<div className="flex flex-col gap-3">
			<UserBubble createdAt={pending.createdAt} note={hasFailed ? unsentNote : undefined}>
				{pending.content}
			</UserBubble>
			{hasFailed && <HelpForUnsent panel={help} onNotMeant={() => setIsHelpAway(true)} />}
			{hasFailed && (
				<TroubleBubble
					text={help ? UNSENT_IN_DANGER : trouble}
					onRetry={waits ? undefined : onRetry}
					retryAt={pending.retryAt}
					isBusy={isBusy}
				>
					{isBoxEmpty && (
						<QuietButton onClick={handleEdit} isDisabled={isBusy}>
							Edit
						</QuietButton>
					)}
					<QuietButton onClick={onDiscard}>Discard</QuietButton>
				</TroubleBubble>
			)}
		</div>
	);
}

type QuietButtonProps = { onClick: () => void; isDisabled?: boolean; children: string };

function QuietButton({ onClick, isDisabled = false, children }: QuietButtonProps) {
	return (
		<button
			type="button"
			disabled={isDisabled}
			onClick={onClick}
			className="mt-3 min-h-10 rounded-full px-3 font-semibold text-sm underline decoration-white/50 underline-offset-4 hover:decoration-white disabled:opacity-70"
		>
			{children}
		</button>
	);
}
