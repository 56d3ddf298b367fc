import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";

type CheckBoxProps = ComponentProps<"input"> & {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
};

/** A box to tick, with what it means and its error below, both tied to it for screen readers. */
export function CheckBox({ label, hint, error, ...input }: CheckBoxProps) {
	const id = useId();
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	return (
		<div className="flex flex-col gap-1.5">
			<div className="flex items-start gap-3">
				<input
					id={id}
					type="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined}
					className={cx("mt-0.5 size-5 shrink-0 accent-accent", error && "outline-2 outline-alarm")}
					{...input}
				/>
				<label htmlFor={id} className="text-sm">
					<span className="font-medium">{label}</span>
				</label>
			</div>
			{hint && (
				<p id={hintId} className="pl-8 text-soft text-xs">
					{hint}
				</p>
			)}
			{error && (
				<p id={errorId} className="pl-8 font-medium text-alarm text-sm">
					{error}
				</p>
			)}
		</div>
	);
}
