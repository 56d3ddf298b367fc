import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { INSIGHT_MAX } from "#shared/schemas/coaching.ts";
import { Button } from "#web/components/ui/button.tsx";

type InsightInputProps = {
	title: string;
	start: string;
	isBusy: boolean;
	error: string | null;
	onCancel: () => void;
	onSubmit: (text: string) => void;
};

/** Room for a few sentences. Enter with Ctrl or ⌘ saves, Escape leaves it as it was. */
export function InsightInput({ title, start, isBusy, error, onCancel, onSubmit }: InsightInputProps) {
	const id = useId();
	const [text, setText] = useState(start);

	function handleSubmit(event?: FormEvent) {
		event?.preventDefault();
		if (text.trim() !== "" && !isBusy) {
			onSubmit(text.trim());
		}
	}

	function handleKey(event: KeyboardEvent) {
		if (event.key === "Escape") {
			event.preventDefault();
			onCancel();
		} else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			handleSubmit();
		}
	}

	return (
		<form onSubmit={handleSubmit} className="py-1">
			<label htmlFor={id} className="font-medium">
				{title}
				<span className="sr-only">, in your own words</span>
			</label>
			<textarea
				id={id}
				// biome-ignore lint/a11y/noAutofocus: it stands where the pressed button was
				autoFocus
				rows={3}
				value={text}
				maxLength={INSIGHT_MAX}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				onChange={(event) => setText(event.target.value)}
				onKeyDown={handleKey}
				className="field-sizing-content mt-2 block max-h-96 min-h-24 w-full resize-none rounded-xl border border-edge bg-plate px-4 py-2.5 text-base hover:border-ink focus-visible:outline-offset-0"
			/>
			<div className="mt-2 flex flex-wrap gap-2">
				<Button type="submit" variant="outline" disabled={isBusy || text.trim() === ""}>
					{isBusy ? "Saving…" : "Save"}
				</Button>
				<Button variant="quiet" disabled={isBusy} onClick={onCancel}>
					Cancel
				</Button>
			</div>
			{error && (
				<p id={`${id}-error`} role="alert" className="mt-2 font-medium text-alarm text-sm">
					{error}
				</p>
			)}
		</form>
	);
}
