import { useId } from "react";
import { PLAN_PART_MAX } from "#shared/schemas/safety.ts";

type PlanPartProps = {
	title: string;
	hint: string;
	words: string;
	onWrite: (words: string) => void;
	/** The field lost focus, so save now. */
	onLeave: () => void;
};

/** One part of the plan, to be written in. */
export function PlanPart({ title, hint, words, onWrite, onLeave }: PlanPartProps) {
	const id = useId();
	const excess = words.length - PLAN_PART_MAX;
	return (
		<div className="flex flex-col gap-1.5">
			<label htmlFor={id} className="font-display text-lg">
				{title}
			</label>
			<p id={`${id}-hint`} className="text-sm text-soft">
				{hint}
			</p>
			<textarea
				id={id}
				rows={3}
				value={words}
				onChange={(event) => onWrite(event.target.value)}
				onBlur={onLeave}
				aria-describedby={`${id}-hint${excess > 0 ? ` ${id}-error` : ""}`}
				aria-invalid={excess > 0 || undefined}
				className="field-sizing-content max-h-[60dvh] min-h-24 w-full resize-y rounded-2xl border border-edge bg-plate px-4 py-3 text-base transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-alarm"
			/>
			{excess > 0 && (
				<p id={`${id}-error`} role="alert" className="font-medium text-alarm text-sm">
					{`Use up to ${PLAN_PART_MAX.toLocaleString("en")} characters in each part. Remove ${excess.toLocaleString("en")} to save it.`}
				</p>
			)}
		</div>
	);
}
