import { Pencil } from "lucide-react";
import { isPageOpen } from "#shared/chat/writing-page.ts";
import { Button } from "#web/components/ui/button.tsx";
import { type ConversationState, isBusyIn } from "../state/conversation-state.ts";
import { focusMessageBox } from "../state/message-box.ts";

type PageBarProps = { state: ConversationState; onFinish: () => void };

/** Above the box while the person writes a page and the coach keeps quiet. */
export function PageBar({ state, onFinish }: PageBarProps) {
	// An unfinished reply has no page state yet.
	const newest = state.messages.findLast(
		({ role, status }) => role === "assistant" && status !== "streaming",
	);
	if (!isPageOpen(newest?.metadata.guide)) {
		return null;
	}

	function handleFinish() {
		// The button unmounts with the page, and would drop the focus.
		focusMessageBox();
		onFinish();
	}

	return (
		<section
			aria-label="Page"
			className="chat-plate mb-2 flex w-fit items-center gap-2 rounded-full py-1 pr-1 pl-4 text-sm"
		>
			<Pencil aria-hidden className="size-4 text-soft" strokeWidth={2} />
			<span className="text-soft">Writing</span>
			<span aria-hidden className="text-soft">
				·
			</span>
			<Button
				type="button"
				variant="quiet"
				className="min-h-11"
				disabled={isBusyIn(state)}
				onClick={handleFinish}
			>
				Finish
			</Button>
		</section>
	);
}
