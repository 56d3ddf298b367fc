import { cx } from "class-variance-authority";
import { CHAT_MODE_LABELS, CHAT_MODES } from "#shared/chat/modes.ts";
import { STYLE_PRESETS, STYLE_SLUGS } from "#shared/chat/styles.ts";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { MODE_WORDS, STYLE_WORDS } from "./mode-words.ts";
import { type ModesProps, modesControl } from "./modes-control.ts";

/** How the coach should answer: two modes, four styles, in one row above the box. Each says what it means. */
export function ModePills(props: ModesProps) {
	const { isOn, pressMode, pressStyle } = modesControl(props);
	return (
		<fieldset aria-label="Reply style" className="flex basis-full items-center gap-0.5 px-1 pt-1">
			{CHAT_MODES.map((mode) => (
				<Pill
					key={mode}
					label={CHAT_MODE_LABELS[mode]}
					words={MODE_WORDS[mode]}
					isOn={isOn(mode)}
					onPress={() => pressMode(mode)}
				/>
			))}
			<span aria-hidden className="mx-1 h-4 w-px shrink-0 bg-hairline" />
			{STYLE_SLUGS.map((style) => (
				<Pill
					key={style}
					label={STYLE_PRESETS[style].label}
					words={STYLE_WORDS[style]}
					isOn={props.modes.style === style}
					onPress={() => pressStyle(style)}
				/>
			))}
		</fieldset>
	);
}

type PillProps = { label: string; words: string; isOn: boolean; onPress: () => void };

function Pill({ label, words, isOn, onPress }: PillProps) {
	return (
		<Tooltip label={words}>
			<button
				type="button"
				aria-pressed={isOn}
				aria-description={words}
				// The second click of a double click would undo the first.
				onClick={({ detail }) => detail > 1 || onPress()}
				className={cx(
					"min-h-8 shrink-0 whitespace-nowrap rounded-full px-2.5 font-medium text-[0.83rem] transition-colors duration-150",
					isOn ? "bg-ink text-paper" : "text-soft hover:bg-(--chat-colour-subtle) hover:text-ink",
				)}
			>
				{label}
			</button>
		</Tooltip>
	);
}
