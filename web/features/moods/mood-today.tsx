import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import type { MoodLevel } from "#shared/mood/moods-by-day.ts";
import type { User } from "#shared/schemas/users.ts";
import { MoodLevelMark } from "#web/components/mood-level-mark.tsx";
import { afterPress } from "#web/lib/after-press.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useSetMood } from "./api/set-mood.ts";

type MoodTodayProps = { user: User; mood: MoodLevel | null };

/** Asks how today is, with one tap. Once it's known it's one line, in which it can be changed. */
export function MoodToday({ user, mood }: MoodTodayProps) {
	const [isOpen, setIsOpen] = useState(false);
	const save = useSetMood(user.id);
	const change = useRef<HTMLButtonElement>(null);
	const hadFocus = useRef(false);
	const shown = save.isPending ? save.variables : mood;

	function handleChosen(level: MoodLevel, byKeyboard: boolean) {
		hadFocus.current = byKeyboard;
		save.mutate(level, { onSuccess: () => setIsOpen(false) });
	}
	/** The row unmounts, and would drop the focus. */
	function takeFocus(button: HTMLButtonElement | null) {
		change.current = button;
		if (button && hadFocus.current) {
			hadFocus.current = false;
			button.focus();
		}
	}
	if (shown && !isOpen && !save.isError) {
		return (
			<p className="mood-capsule">
				<MoodLevelMark level={shown.value} className="h-6 w-8" />
				<span role="status">Today: {shown.label}.</span>
				<button
					ref={takeFocus}
					type="button"
					aria-label="Change today's mood"
					onClick={() => setIsOpen(true)}
					className="min-h-11 px-1 font-semibold underline decoration-edge underline-offset-4"
				>
					Change
				</button>
			</p>
		);
	}
	return (
		<MoodRow
			value={shown}
			isFirst={isOpen}
			error={save.error && errorMessage(save.error, "We couldn't save that. Please try again.")}
			onChoose={handleChosen}
		/>
	);
}

type MoodRowProps = {
	value: MoodLevel | null;
	/** The person asked for it, so it takes the focus. */
	isFirst: boolean;
	error: string | null;
	onChoose: (level: MoodLevel, byKeyboard: boolean) => void;
};

/** Five radio buttons. A tap chooses; arrow keys only move, and Enter, Space or leaving the row chooses. */
function MoodRow({ value, isFirst, error, onChoose }: MoodRowProps) {
	const name = useId();
	const [moved, setMoved] = useState<MoodLevel | null>(null);
	const current = moved ?? value;

	function handleKey(event: KeyboardEvent) {
		const level = current ?? MOOD_LEVELS[2];
		if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			onChoose(level, true);
		}
	}
	function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
		if (moved && !currentTarget.contains(relatedTarget)) {
			afterPress(() => onChoose(moved, false));
		}
	}
	return (
		<fieldset className="mood-row" onBlur={handleBlur}>
			<legend className="float-left w-full font-semibold text-[0.95rem]">How is today so far?</legend>
			<div className="clear-both grid grid-cols-5 pt-1.5">
				{MOOD_LEVELS.map((level, index) => (
					<label key={level.value} className="mood-choice">
						<input
							type="radio"
							name={name}
							checked={current?.value === level.value}
							// biome-ignore lint/a11y/noAutofocus: the person pressed Change to get here
							autoFocus={isFirst && (current ? current.value === level.value : index === 0)}
							onChange={() => setMoved(level)}
							onKeyDown={handleKey}
							onClick={({ detail }) => detail > 0 && onChoose(level, false)}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						<MoodLevelMark level={level.value} className="h-8 w-10" />
						<span className="text-xs">{level.label}</span>
					</label>
				))}
			</div>
			{error && (
				<p role="alert" className="mt-1.5 font-medium text-alarm text-sm">
					{error}
				</p>
			)}
		</fieldset>
	);
}
