import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { TAKEAWAY_MAX, type Takeaway } from "#shared/schemas/exercises.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { SubmitButton } from "#web/components/ui/submit-button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useEditTakeaway } from "../api/edit-takeaway.ts";

const TITLE_MAX = 100;

const FIELD =
	"w-full min-w-0 rounded-xl border border-edge bg-plate px-4 py-2.5 text-base hover:border-ink focus-visible:outline-offset-0";

type EditTakeawayProps = {
	user: User;
	takeaway: Takeaway;
	/** Gets the help that the new words call for. */
	onSaved: (help: SafetyPanel | undefined) => void;
	onCancel: () => void;
};

/** Edits a card's title and text in place. Typed text stays until it's saved. */
export function EditTakeaway({ user, takeaway, onSaved, onCancel }: EditTakeawayProps) {
	const id = useId();
	const [title, setTitle] = useState(takeaway.title);
	const [body, setBody] = useState(takeaway.body);
	const edit = useEditTakeaway(user.id, takeaway.id);
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => field.current?.focus(), []);
	const over = body.trim().length - TAKEAWAY_MAX;
	const isWhole = title.trim() !== "" && body.trim() !== "" && over <= 0;

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		if (isWhole && !edit.isPending) {
			edit.mutate({ title: title.trim(), body: body.trim() }, { onSuccess: ({ safety }) => onSaved(safety) });
		}
	}
	function handleKey(event: KeyboardEvent) {
		if (event.key === "Escape") {
			event.preventDefault();
			onCancel();
		}
	}

	return (
		<form onSubmit={handleSubmit} onKeyDown={handleKey} className="flex flex-col gap-3">
			<div className="flex flex-col gap-1.5">
				<label htmlFor={`${id}-title`} className="font-medium text-sm">
					Title
				</label>
				<input
					id={`${id}-title`}
					dir="auto"
					value={title}
					maxLength={TITLE_MAX}
					onChange={(event) => setTitle(event.target.value)}
					className={FIELD}
				/>
			</div>
			<div className="flex flex-col gap-1.5">
				<label htmlFor={`${id}-body`} className="font-medium text-sm">
					Text
				</label>
				<textarea
					id={`${id}-body`}
					ref={field}
					dir="auto"
					value={body}
					aria-invalid={over > 0 ? true : undefined}
					onChange={(event) => setBody(event.target.value)}
					className={`${FIELD} field-sizing-content max-h-[50dvh] min-h-40 resize-none`}
				/>
			</div>
			{(over > 0 || edit.error) && (
				<p role="alert" className="font-medium text-alarm text-sm">
					{over > 0
						? `That's ${over.toLocaleString("en")} characters too long.`
						: errorMessage(edit.error, "We couldn't save that. Please try again.")}
				</p>
			)}
			<div className="flex justify-end gap-2">
				<Button variant="quiet" disabled={edit.isPending} onClick={onCancel}>
					Cancel
				</Button>
				<SubmitButton sending={edit} busy="Saving…">
					Save
				</SubmitButton>
			</div>
		</form>
	);
}
