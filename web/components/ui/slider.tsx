import { Slider as Radix } from "radix-ui";

type SliderProps = {
	label: string;
	min: number;
	max: number;
	value: number;
	/** The value for screen readers. */
	valueText: string;
	onChange: (value: number) => void;
};

/** Whole steps from `min` to `max`, each with its own mark on the track. */
export function Slider({ label, min, max, value, valueText, onChange }: SliderProps) {
	const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
	return (
		<Radix.Root
			min={min}
			max={max}
			step={1}
			value={[value]}
			onValueChange={([next]) => next !== undefined && onChange(next)}
			className="relative flex h-14 w-full cursor-pointer touch-none items-center"
		>
			<Radix.Track className="relative h-2 grow rounded-full bg-hairline">
				<Radix.Range className="absolute h-full rounded-full bg-accent transition-[right] duration-150 ease-out" />
			</Radix.Track>
			<span
				aria-hidden
				className="pointer-events-none absolute inset-x-[22px] flex items-center justify-between"
			>
				{steps.map((step) => (
					<span key={step} className="w-0">
						<span className="-ml-[3px] block size-1.5 rounded-full bg-plate opacity-90" />
					</span>
				))}
			</span>
			<Radix.Thumb
				aria-label={label}
				aria-valuetext={valueText}
				className="grid size-11 place-items-center rounded-full border-2 border-accent bg-plate font-display text-ink text-lg shadow-plate outline-offset-4"
			>
				{value}
			</Radix.Thumb>
		</Radix.Root>
	);
}
