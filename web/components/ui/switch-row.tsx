import { Switch } from "radix-ui";
import { useId } from "react";

type SwitchRowProps = {
	label: string;
	hint?: string;
	isOn: boolean;
	isDisabled?: boolean;
	onChange: (isOn: boolean) => void;
};

/** Something that is on or off, with what that means. */
export function SwitchRow({ label, hint, isOn, isDisabled = false, onChange }: SwitchRowProps) {
	const id = useId();
	const hintId = `${id}-hint`;
	return (
		<div className="flex flex-wrap items-start gap-x-5 gap-y-2">
			<div className="min-w-0 flex-1 basis-40">
				<label htmlFor={id} className="font-medium">
					{label}
				</label>
				{hint && (
					<p id={hintId} className="mt-1 text-soft text-sm">
						{hint}
					</p>
				)}
			</div>
			<Switch.Root
				id={id}
				aria-describedby={hint && hintId}
				checked={isOn}
				// Not `disabled`, which would drop the focus.
				aria-disabled={isDisabled || undefined}
				onCheckedChange={(wanted) => !isDisabled && onChange(wanted)}
				className="relative mt-0.5 h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken transition-colors duration-150 aria-disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
			>
				<Switch.Thumb className="block size-5 translate-x-[3px] rounded-full bg-soft transition-transform duration-150 ease-out data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-on-accent" />
			</Switch.Root>
		</div>
	);
}
