import { cx } from "class-variance-authority";
import { ArrowUp, Square } from "lucide-react";
import { Tooltip } from "#web/components/ui/tooltip.tsx";

/** Its colours change at once: a fade would make the browser draw the page again and again just as a message is sent. */
const SHAPE = "grid size-12 shrink-0 place-items-center rounded-full";

type SendButtonProps = { canSend: boolean; isBusy: boolean; onStop: (() => void) | undefined };

/** Sends; while a reply is being written, stops it. */
export function SendButton({ canSend, isBusy, onStop }: SendButtonProps) {
	if (isBusy && onStop) {
		return (
			<Tooltip label="Stop">
				<button type="button" aria-label="Stop" onClick={onStop} className={cx(SHAPE, "bg-ink text-paper")}>
					<Square aria-hidden className="size-4 fill-current" strokeWidth={0} />
				</button>
			</Tooltip>
		);
	}
	return (
		<Tooltip label="Send">
			<button
				type="submit"
				aria-label="Send"
				disabled={!canSend}
				className={cx(SHAPE, canSend ? "bg-(--user-bubble) text-white" : "send-idle")}
			>
				<ArrowUp aria-hidden className="size-5.5" strokeWidth={2} />
			</button>
		</Tooltip>
	);
}
