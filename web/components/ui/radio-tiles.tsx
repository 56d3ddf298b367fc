import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export type RadioOption = { value: string; label: ReactNode; description?: string };

type RadioTilesProps = {
	/** Groups the radio buttons, so that arrow keys move among them. */
	name: string;
	legend: ReactNode;
	isLegendHidden?: boolean;
	options: readonly RadioOption[];
	value: string | null;
	onChange: (value: string) => void;
	className?: string;
};

/** One choice of a few, each a large tile. Native radio buttons, so that arrow keys and forms just work. */
export function RadioTiles({
	name,
	legend,
	isLegendHidden,
	options,
	value,
	onChange,
	className,
}: RadioTilesProps) {
	return (
		<fieldset className="min-w-0">
			<legend className={isLegendHidden ? "sr-only" : "mb-3 font-semibold"}>{legend}</legend>
			<div className={cx("grid grid-cols-1 gap-2.5", className)}>
				{options.map((option) => (
					<label
						key={option.value}
						className={cx(
							"relative flex min-h-14 items-center rounded-2xl border py-3 pr-[min(2.25rem,11vw)] pl-[min(1.25rem,6.25vw)] transition-colors duration-150",
							"has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3",
							value === option.value
								? "border-accent bg-accent-wash shadow-[inset_0_0_0_1px_var(--accent)]"
								: "border-edge/70 bg-plate hover:border-ink",
						)}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={value === option.value}
							onChange={() => onChange(option.value)}
							className="absolute inset-0 size-full cursor-pointer scroll-my-32 opacity-0"
						/>
						{value === option.value && (
							<Check
								aria-hidden
								className="absolute top-2.5 right-2.5 size-4 text-accent"
								strokeWidth={2.5}
							/>
						)}
						<span className="w-full min-w-0">
							<span className="block font-medium">{option.label}</span>
							{option.description && <span className="block text-soft text-sm">{option.description}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
