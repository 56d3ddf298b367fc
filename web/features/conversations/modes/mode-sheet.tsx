import { cx } from "class-variance-authority";
import { Check, ListChecks, Waves } from "lucide-react";
import { CHAT_MODE_LABELS, CHAT_MODES } from "#shared/chat/modes.ts";
import { STYLE_PRESETS, STYLE_SLUGS } from "#shared/chat/styles.ts";
import { MODE_WORDS, STYLE_WORDS } from "./mode-words.ts";
import { type ModesProps, modesControl } from "./modes-control.ts";

const ICONS = { deep: Waves, practical: ListChecks } as const;

/** The same six choices with a line each, where there is no room for a row. It stays open, so that the effect is seen. */
export function ModeSheet(props: ModesProps) {
	const { isOn, pressMode, pressStyle } = modesControl(props);
	return (
		<div className="mt-4">
			<fieldset
				aria-label="Reply style"
				className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.3rem),1fr))] gap-2.5"
			>
				{CHAT_MODES.map((mode) => {
					const Icon = ICONS[mode];
					return (
						<button
							key={mode}
							type="button"
							aria-pressed={isOn(mode)}
							aria-describedby={`mode-${mode}`}
							aria-label={CHAT_MODE_LABELS[mode]}
							onClick={() => pressMode(mode)}
							className={cx(
								"flex flex-col items-start rounded-[1.25rem] border p-3.5 text-left transition-colors duration-150",
								isOn(mode) ? "border-accent bg-accent-wash" : "border-hairline hover:border-edge",
							)}
						>
							<Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
							<span className="mt-2.5 font-semibold text-[0.95rem]">{CHAT_MODE_LABELS[mode]}</span>
							<span id={`mode-${mode}`} className="mt-1 text-sm text-soft leading-snug">
								{MODE_WORDS[mode]}
							</span>
						</button>
					);
				})}
			</fieldset>
			<fieldset className="mt-5">
				<legend className="text-[0.95rem]">
					<span className="font-semibold">Which style?</span>{" "}
					<span className="text-sm text-soft">Optional</span>
				</legend>
				<div className="mt-1 divide-y divide-hairline">
					{STYLE_SLUGS.map((style) => (
						<button
							key={style}
							type="button"
							aria-pressed={props.modes.style === style}
							aria-describedby={`style-${style}`}
							aria-label={STYLE_PRESETS[style].label}
							onClick={() => pressStyle(style)}
							className="flex w-full items-center gap-3 py-3 text-left"
						>
							<span className="min-w-0 flex-1">
								<span className="block font-semibold text-[0.95rem]">{STYLE_PRESETS[style].label}</span>
								<span id={`style-${style}`} className="block text-sm text-soft leading-snug">
									{STYLE_WORDS[style]}
								</span>
							</span>
							<span
								aria-hidden
								className={cx(
									"grid size-6 shrink-0 place-items-center rounded-full border",
									props.modes.style === style ? "border-accent bg-accent text-on-accent" : "border-edge",
								)}
							>
								{props.modes.style === style && <Check className="size-3.5" strokeWidth={3} />}
							</span>
						</button>
					))}
				</div>
			</fieldset>
			<p className="mt-3 text-sm text-soft">
				Tap a style again to clear it. Practical Help doesn't use a style. If I switch on my own, I tell you,
				and you can undo it.
			</p>
		</div>
	);
}
