import { cx } from "class-variance-authority";

const FIGURES = Array.from({ length: 11 }, (_, figure) => String(figure));

type RateRowProps = {
	/** Groups the radio buttons, so that arrow keys move among them. */
	name: string;
	labelledBy: string;
	low: string;
	high: string;
	value: string;
	onChange: (value: string) => void;
};

/** A figure from 0 to 10. */
export function RateRow({ name, labelledBy, low, high, value, onChange }: RateRowProps) {
	const ends = `${name}-ends`;
	return (
		<div role="radiogroup" aria-labelledby={labelledBy} aria-describedby={ends}>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(max(2.25rem,14%),1fr))] gap-1.5 sm:grid-cols-11">
				{FIGURES.map((figure) => (
					<label
						key={figure}
						className={cx(
							"relative grid min-h-11 place-items-center rounded-xl border font-medium tabular-nums transition-colors duration-150",
							"has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3",
							value === figure
								? "border-accent bg-accent text-on-accent"
								: "border-edge/70 bg-plate hover:border-ink",
						)}
					>
						<input
							type="radio"
							name={name}
							value={figure}
							checked={value === figure}
							onChange={() => onChange(figure)}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						{figure}
					</label>
				))}
			</div>
			<p id={ends} className="mt-1.5 flex justify-between gap-4 text-soft text-xs">
				<span>0: {low}</span>
				<span className="text-right">10: {high}</span>
			</p>
		</div>
	);
}
