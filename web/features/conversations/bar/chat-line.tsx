import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { useEffect } from "react";
import { closeChatLine, useChatLine } from "../chat-line.ts";

type ChatLineProps = {
	conversationId: string | undefined;
	/** Sending a message closes the line. */
	isSending?: boolean;
};

/** One quiet line about the conversation, with a button that closes it. */
export function ChatLine({ conversationId, isSending = false }: ChatLineProps) {
	const text = useChatLine(conversationId);
	useEffect(() => {
		if (isSending) {
			closeChatLine();
		}
	}, [isSending]);
	return (
		<div
			className={cx(
				text &&
					"arrive mb-2 flex w-fit items-center gap-1 rounded-3xl border border-hairline bg-plate py-0.5 pr-0.5 pl-4 text-soft text-sm shadow-plate",
			)}
		>
			{/* Always mounted, so that new text is announced. */}
			<span role="status">{text}</span>
			{text && (
				<button
					type="button"
					aria-label="Close"
					onClick={closeChatLine}
					className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-ink"
				>
					<X aria-hidden className="size-4" strokeWidth={1.75} />
				</button>
			)}
		</div>
	);
}
