import { useEffect, useRef, useState } from "react";
import type { Modes, SwitchReason } from "#shared/chat/mode-machine.ts";
import { CHAT_MODE_LABELS } from "#shared/chat/modes.ts";
import { STYLE_PRESETS } from "#shared/chat/styles.ts";

type ModeNoticeProps = { to: Modes; reason: SwitchReason; onUndo: () => void };

const REASONS: Record<SwitchReason, string> = {
	low_mood: "as you feel low",
	first_time: "to begin with",
	general_message: "for this question",
	own_data: "to talk about you",
	first_message: "to work on this",
};

/** How long the undo is offered here, in ms; after that, use the mode choice. */
const SHOWN_MS = 40_000;

/** Shows an automatic switch in one quiet line, and undoes it. Render it with a key per switch. */
export function ModeNotice({ to, reason, onUndo }: ModeNoticeProps) {
	const [isOver, setIsOver] = useState(false);
	const line = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		// Don't hide it while the pointer or focus is on it.
		const look = () => setIsOver(!line.current?.matches(":hover, :focus-within"));
		const timer = setInterval(look, SHOWN_MS);
		return () => clearInterval(timer);
	}, []);
	if (isOver) {
		return null;
	}
	return (
		<p ref={line} className="bar-line mode-notice">
			<span role="status">{`${labelOf(to)} is on, ${REASONS[reason]}`}</span>
			<span aria-hidden>·</span>
			<button type="button" onClick={onUndo}>
				Undo
			</button>
		</p>
	);
}

function labelOf({ practical, style }: Modes): string {
	return style ? STYLE_PRESETS[style].label : CHAT_MODE_LABELS[practical ? "practical" : "deep"];
}
