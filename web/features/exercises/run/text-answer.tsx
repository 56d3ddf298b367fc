import { type KeyboardEvent, useId } from "react";
import type { StepView } from "#shared/schemas/exercises.ts";
import { countOf } from "../answer-limits.ts";

const FIELD =
	"w-full min-w-0 rounded-2xl border border-edge bg-plate px-4 py-3 text-base placeholder:text-soft hover:border-ink focus-visible:outline-offset-0";

type TextAnswerProps = {
	step: StepView;
	labelledBy: string;
	value: string;
	/** Why it can't be sent. */
	problem: string | null;
	onChange: (text: string) => void;
};

/** An answer in the person's own words, with an example below it. */
export function TextAnswer({ step, labelledBy, value, problem, onChange }: TextAnswerProps) {
	const id = useId();
	const isLong = step.kind === "write" || step.kind === "list";
	const count = countOf(step, value);
	const field = {
		id,
		dir: "auto",
		value,
		"aria-labelledby": isLong ? labelledBy : undefined,
		"aria-describedby": `${id}-hint`,
		"aria-invalid": problem ? true : undefined,
		className: FIELD,
	} as const;

	function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			event.currentTarget.form?.requestSubmit();
		}
	}

	return (
		<div className="flex flex-col gap-1.5">
			{isLong ? (
				<textarea
					{...field}
					rows={step.kind === "list" ? 4 : 3}
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={handleKey}
					className={`${FIELD} field-sizing-content max-h-[40dvh] min-h-24 resize-none`}
				/>
			) : (
				<>
					<label htmlFor={id} className="font-medium text-sm">
						Or use your own words
					</label>
					<input {...field} enterKeyHint="next" onChange={(event) => onChange(event.target.value)} />
				</>
			)}
			<div id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-4 text-soft text-xs">
				{step.example && <p className="[overflow-wrap:anywhere]">For example: {step.example}</p>}
				{step.kind === "list" && <p>One thing per line</p>}
				{count && <p className="ml-auto tabular-nums">{count}</p>}
			</div>
			<p role="status" className="font-medium text-alarm text-sm empty:hidden">
				{problem}
			</p>
		</div>
	);
}
