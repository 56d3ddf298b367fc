import { cx } from "class-variance-authority";
import { type ComponentProps, useId } from "react";

type FieldProps = ComponentProps<"input"> & {
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
};

/** A labelled input with its hint and its error below, both tied to it for screen readers. */
export function Field({ label, hint, error, className, required, ...input }: FieldProps) {
	const id = useId();
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
	return (
		<div className={cx("flex flex-col gap-1.5", className)}>
			<label htmlFor={id} className="font-medium text-sm">
				{label}
				{required ? null : <span className="ml-1.5 font-normal text-soft text-xs">optional</span>}
			</label>
			<input
				id={id}
				className={cx(
					"min-h-12 w-full min-w-0 rounded-xl border bg-plate px-4 text-base text-ink transition-colors duration-150",
					"placeholder:text-soft focus-visible:outline-offset-0",
					error ? "border-alarm" : "border-edge hover:border-ink",
				)}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy || undefined}
				aria-required={required}
				{...input}
			/>
			{hint && (
				<p id={hintId} className="text-soft text-xs">
					{hint}
				</p>
			)}
			{error && (
				<p id={errorId} className="font-medium text-alarm text-sm">
					{error}
				</p>
			)}
		</div>
	);
}
