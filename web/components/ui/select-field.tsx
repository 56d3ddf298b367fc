import { type ComponentProps, useId } from "react";

type SelectFieldProps = ComponentProps<"select"> & { label: string; hint?: string };

/** A labelled choice of many: the browser's own list, which phones and keyboards know. */
export function SelectField({ label, hint, children, ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<label htmlFor={id} className="field-label font-medium text-sm">
				{label}
			</label>
			<select
				id={id}
				aria-describedby={hint && `${id}-hint`}
				className="min-h-12 w-full min-w-0 rounded-xl border border-edge bg-plate px-3 text-base text-ink hover:border-ink focus-visible:outline-offset-0"
				{...select}
			>
				{children}
			</select>
			{hint && (
				<p id={`${id}-hint`} className="text-soft text-xs">
					{hint}
				</p>
			)}
		</div>
	);
}
