import { useState } from "react";
import { createPortal } from "react-dom";
import type { Conversation } from "#shared/schemas/conversations.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { useEndTemporary } from "./temporary-chat.ts";

type TemporaryNoticeProps = { conversation: Conversation; timeZone: string; onEnded: () => void };

/** Above the box: that the chat is temporary, until when, and the way to end it. */
export function TemporaryNotice({ conversation, timeZone, onEnded }: TemporaryNoticeProps) {
	const [isOpen, setIsOpen] = useState(false);
	const end = useEndTemporary(conversation.userId);

	function handleOpen() {
		end.reset();
		setIsOpen(true);
	}

	return (
		// The dialog is outside the bar, which is hidden while one is open.
		<div className="mb-2 flex items-center gap-3 rounded-2xl border border-edge border-dashed bg-plate py-1 pr-1 pl-4 text-sm shadow-plate">
			<p className="min-w-0 flex-1">
				Temporary chat. We delete it when you end it
				{conversation.endsAt && `, or ${momentOf(conversation.endsAt, timeZone)}`}.
			</p>
			<Button variant="link" onClick={handleOpen}>
				End
			</Button>
			{createPortal(
				<Dialog title="End this chat?" isOpen={isOpen} onClose={() => setIsOpen(false)} isAlert>
					<p className="mt-2 text-soft">We delete its words at once. You can't undo this.</p>
					<div className="mt-6 flex flex-wrap justify-end gap-2">
						<Button variant="quiet" onClick={() => setIsOpen(false)}>
							Cancel
						</Button>
						<Button disabled={end.isPending} onClick={() => end.mutate(undefined, { onSuccess: onEnded })}>
							{end.isPending ? "Ending…" : "End chat"}
						</Button>
					</div>
					<FailureNote error={end.error} text="We couldn't end the chat." />
				</Dialog>,
				document.body,
			)}
		</div>
	);
}

/** "tomorrow at 21:40", on the person's clock. */
function momentOf(endsAt: string, timeZone: string): string {
	const time = new Intl.DateTimeFormat(undefined, { timeZone, hour: "numeric", minute: "2-digit" });
	const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
	const isToday = day.format(new Date(endsAt)) === day.format(new Date());
	return `${isToday ? "today" : "tomorrow"} at ${time.format(new Date(endsAt))}`;
}
