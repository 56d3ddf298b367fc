import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { type Modes, toggleMode, toggleStyle } from "#shared/mode-machine.ts";
import { CHAT_MODE_LABELS, CHAT_MODES } from "#shared/modes.ts";
import { STYLE_PRESETS, STYLE_SLUGS, type StyleSlug } from "#shared/styles.ts";

type ModePillsProps = {
	modes: Modes;
	onChange: (modes: Modes) => void;
	/** A style was chosen, not cleared. */
	onStyleChosen: (style: StyleSlug, modes: Modes) => void;
};

/** How the coach should answer: two modes, four styles. Scrolls sideways where there is no room. */
export function ModePills({ modes, onChange, onStyleChosen }: ModePillsProps) {
	function handleStyle(style: StyleSlug) {
		const next = toggleStyle(modes, style);
		onChange(next);
		if (next.style) {
			onStyleChosen(next.style, next);
		}
	}
	return (
		<fieldset
			aria-label="How your coach answers"
			className="pills flex min-w-0 items-center gap-1.5 overflow-x-auto px-4 py-2 sm:px-6"
		>
			{CHAT_MODES.map((mode) => (
				<Pill
					key={mode}
					isOn={mode === "deep" ? modes.deep : modes.practical}
					onClick={() => onChange(toggleMode(modes, mode))}
				>
					{CHAT_MODE_LABELS[mode]}
				</Pill>
			))}
			<span aria-hidden className="mx-0.5 h-5 w-px shrink-0 bg-hairline" />
			{STYLE_SLUGS.map((style) => (
				<Pill key={style} isOn={modes.style === style} onClick={() => handleStyle(style)}>
					{STYLE_PRESETS[style].label}
				</Pill>
			))}
		</fieldset>
	);
}

function Pill({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
	return (
		<button
			type="button"
			aria-pressed={isOn}
			// The second click of a double one would take back what the first chose.
			onClick={({ detail }) => detail > 1 || onClick()}
			className={cx(
				"min-h-9 shrink-0 whitespace-nowrap rounded-full border px-3 font-medium text-sm sm:px-3.5 sm:text-[0.9rem] transition-colors duration-150",
				isOn
					? "border-ink bg-ink text-paper"
					: "border-hairline text-ink hover:border-edge hover:bg-(--chat-colour-subtle)",
			)}
		>
			{children}
		</button>
	);
}
