import { type Modes, toggleMode, toggleStyle } from "#shared/chat/mode-machine.ts";
import { CHAT_MODE_LABELS, type ChatMode } from "#shared/chat/modes.ts";
import { STYLE_PRESETS, type StyleSlug } from "#shared/chat/styles.ts";

export type ModesProps = {
	modes: Modes;
	onChange: (modes: Modes) => void;
	/** A style was chosen, not cleared. */
	onStyleChosen: (style: StyleSlug, modes: Modes) => void;
};

/** What a press on one of the six does. */
export function modesControl({ modes, onChange, onStyleChosen }: ModesProps) {
	return {
		// With nothing chosen, the coach replies as in Deep Conversation.
		isOn: (mode: ChatMode) =>
			mode === "deep" ? modes.deep || !(modes.practical || modes.style) : modes.practical,
		pressMode: (mode: ChatMode) => onChange(toggleMode(modes, mode)),
		pressStyle(style: StyleSlug) {
			const next = toggleStyle(modes, style);
			onChange(next);
			if (next.style) {
				onStyleChosen(next.style, next);
			}
		},
	};
}

/** Returns the current modes in a few words: "Deep Conversation · Need a friend". */
export function modesText({ deep, practical, style }: Modes): string {
	const parts = [
		deep && CHAT_MODE_LABELS.deep,
		practical && !deep && CHAT_MODE_LABELS.practical,
		style && STYLE_PRESETS[style].label,
	].filter(Boolean);
	return parts.length > 0 ? parts.join(" · ") : CHAT_MODE_LABELS.deep;
}
