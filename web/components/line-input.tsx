import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { Button } from "./ui/button.tsx";

type LineInputProps = {
	label: string;
	/** In characters. */
	max: number;
	start?: string;
	placeholder?: string;
	action: string;
	isBusy: boolean;
	error: string | null;
	takesFocus?: boolean;
	onCancel?: () => void;
	onSubmit: (text: string) => void;
};

/** One line of words. Enter saves, Escape leaves it as it was. */
export function LineInput(props: LineInputProps) {
	const {
		label,
		max,
		start = "",
		placeholder,
		action,
		isBusy,
		error,
		takesFocus,
		onCancel,
		onSubmit,
	} = props;
	const id = useId();
	const [text, setText] = useState(start);

	const tooLong = text.trim().length - max;
	const said =
		tooLong > 0 ? `That's ${tooLong} ${tooLong === 1 ? "character" : "characters"} too long.` : error;

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		if (text.trim() !== "" && tooLong <= 0 && !isBusy) {
			onSubmit(text.trim());
		}
	}

	function handleKey(event: KeyboardEvent) {
		if (event.key === "Escape" && onCancel) {
			event.preventDefault();
			onCancel();
		}
	}

	return (
		<form onSubmit={handleSubmit}>
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<div className="flex flex-wrap gap-2">
				<input
					id={id}
					// biome-ignore lint/a11y/noAutofocus: it stands where the pressed button was
					autoFocus={takesFocus}
					value={text}
					placeholder={placeholder}
					aria-invalid={said ? true : undefined}
					aria-describedby={said ? `${id}-error` : undefined}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={handleKey}
					className="min-h-11 min-w-0 flex-1 basis-64 rounded-xl border border-edge bg-plate px-4 text-base placeholder:text-soft hover:border-ink focus-visible:outline-offset-0"
				/>
				<Button type="submit" variant="outline" disabled={isBusy || text.trim() === "" || tooLong > 0}>
					{action}
				</Button>
				{onCancel && (
					<Button variant="quiet" disabled={isBusy} onClick={onCancel}>
						Cancel
					</Button>
				)}
			</div>
			{said && (
				<p id={`${id}-error`} role="alert" className="mt-2 font-medium text-alarm text-sm">
					{said}
				</p>
			)}
		</form>
	);
}
