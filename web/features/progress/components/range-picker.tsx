import { cx } from "class-variance-authority";
import { PROGRESS_RANGES, type ProgressRange } from "#shared/schemas/profile.ts";

const NAMES: Record<ProgressRange, string> = {
	month: "Month",
	quarter: "3 months",
	year: "Year",
	all: "All",
};

type RangePickerProps = { range: ProgressRange; onChange: (range: ProgressRange) => void };

/** How far back to look. Native radio buttons in a row. */
export function RangePicker({ range, onChange }: RangePickerProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">Time range</legend>
			<div className="flex max-w-full rounded-full bg-sunken p-1 sm:inline-flex">
				{PROGRESS_RANGES.map((each) => (
					<label
						key={each}
						className={cx(
							"relative flex min-h-9 items-center flex-1 justify-center whitespace-nowrap rounded-full px-1.5 font-medium text-[min(var(--text-sm),4.3vw)] transition-colors duration-150 sm:px-4",
							"has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
							each === range ? "bg-plate shadow-plate" : "text-soft hover:text-ink",
						)}
					>
						<input
							type="radio"
							name="progress-range"
							checked={each === range}
							onChange={() => onChange(each)}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						{NAMES[each]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
