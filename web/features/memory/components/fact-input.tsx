import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { FACT_MAX } from "#shared/schemas/memory.ts";
import { Button } from "#web/components/ui/button.tsx";

type FactInputProps = {
	label: string;
	/** What stands in it at first. */
	start?: string;
	placeholder?: string;
	action: string;
	isBusy: boolean;
	error: string | null;
	onCancel?: () => void;
	onSubmit: (text: string) => void;
};

/** One line for one fact. Enter saves, Escape leaves it as it was. */
export function FactInput(props: FactInputProps) {
	const { label, start = "", placeholder, action, isBusy, error, onCancel, onSubmit } = props;
	const id = useId();
	const [text, setText] = useState(start);

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		if (text.trim() !== "" && !isBusy) {
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
					autoFocus={onCancel !== undefined}
					value={text}
					maxLength={FACT_MAX}
					placeholder={placeholder}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={handleKey}
					className="min-h-11 min-w-0 flex-1 basis-64 rounded-xl border border-edge bg-plate px-4 text-base placeholder:text-soft hover:border-ink focus-visible:outline-offset-0"
				/>
				<Button type="submit" variant="outline" disabled={isBusy || text.trim() === ""}>
					{action}
				</Button>
				{onCancel && (
					<Button variant="quiet" disabled={isBusy} onClick={onCancel}>
						Cancel
					</Button>
				)}
			</div>
			{error && (
				<p id={`${id}-error`} role="alert" className="mt-2 font-medium text-alarm text-sm">
					{error}
				</p>
			)}
		</form>
	);
}
