import { DEFAULT_RATING, NEED_AREAS, type NeedLevel } from "#shared/needs.ts";
import { Slider } from "#web/components/ui/slider.tsx";

const WORDS = ["Poor", "Low", "Okay", "Good", "Excellent"] as const;

type NeedStepProps = { level: NeedLevel; rating: number | undefined; onChange: (rating: number) => void };

export function NeedStep({ level, rating = DEFAULT_RATING, onChange }: NeedStepProps) {
	const { label, hints } = NEED_AREAS[level];
	const word = WORDS[rating - 1];
	return (
		<>
			<ul aria-label="What this covers" className="flex flex-wrap gap-2">
				{hints.map((hint) => (
					<li key={hint} className="rounded-full bg-sunken px-3.5 py-1.5 text-soft text-sm">
						{hint}
					</li>
				))}
			</ul>
			<div className="mt-10 rounded-3xl border border-hairline bg-plate px-5 pt-7 pb-5 sm:px-8">
				<p aria-hidden className="text-center font-display text-2xl">
					{word}
				</p>
				<div className="mt-4">
					<Slider
						label={label}
						min={1}
						max={WORDS.length}
						value={rating}
						valueText={`${rating} of 5, ${word}`}
						onChange={onChange}
					/>
				</div>
				<div aria-hidden className="mt-1 flex justify-between text-soft text-sm">
					<span>Poor</span>
					<span>Excellent</span>
				</div>
			</div>
		</>
	);
}
