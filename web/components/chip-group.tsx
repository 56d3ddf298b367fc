import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useSinglePress } from "#web/lib/hooks/use-single-press.ts";
import { Button } from "./ui/button.tsx";

type ChipGroupProps = {
	chips: readonly string[];
	/** Names the group: a text, or the id of the element that asks. */
	label?: string;
	labelledBy?: string;
	chosen?: string | undefined;
	onChoose: (chip: string) => void;
	onEscape?: () => void;
	className?: string;
};

/** Answers to press. Tab enters and leaves the group, and the arrow keys move within it. */
export function ChipGroup({
	chips,
	label,
	labelledBy,
	chosen,
	onChoose,
	onEscape,
	className,
}: ChipGroupProps) {
	const [current, setCurrent] = useState(0);
	const isOwnPress = useSinglePress();

	function handleKey(event: KeyboardEvent<HTMLElement>) {
		const to = target(event.key, current, chips.length);
		if (to !== null) {
			event.preventDefault();
			event.currentTarget.querySelectorAll("button")[to]?.focus();
		} else if (event.key === "Escape" && onEscape) {
			event.preventDefault();
			onEscape();
		}
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
		<div
			role="group"
			aria-label={label}
			aria-labelledby={labelledBy}
			onKeyDown={handleKey}
			className={cx("flex flex-wrap gap-2", className)}
		>
			{chips.map((chip, index) => (
				<Button
					key={chip}
					variant={chip === chosen ? "primary" : "outline"}
					aria-pressed={chosen === undefined ? undefined : chip === chosen}
					tabIndex={index === Math.min(current, chips.length - 1) ? 0 : -1}
					onFocus={() => setCurrent(index)}
					onClick={(click) => isOwnPress(click) && onChoose(chip)}
					className="max-w-full text-left"
				>
					{chip === chosen && <Check aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />}
					{chip}
				</Button>
			))}
		</div>
	);
}

/** The index that a key moves to; null for other keys. */
function target(key: string, current: number, count: number): number | null {
	switch (key) {
		case "ArrowRight":
		case "ArrowDown":
			return (current + 1) % count;
		case "ArrowLeft":
		case "ArrowUp":
			return (current + count - 1) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return null;
	}
}
