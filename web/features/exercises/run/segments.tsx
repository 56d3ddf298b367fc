import { cx } from "class-variance-authority";

type SegmentsProps = { number: number; of: number; className?: string };

/** How far an exercise has come: a bar a step, the present one half lit. */
export function Segments({ number, of, className }: SegmentsProps) {
	return (
		<div
			role="img"
			aria-label={`Step ${number} of ${of}`}
			className={cx("grid auto-cols-fr grid-flow-col gap-1.5", className)}
		>
			{Array.from({ length: of }, (_, index) => (
				<span
					key={index}
					className={cx(
						"h-1.5 rounded-full",
						index < number - 1 && "bg-accent",
						index === number - 1 && "bg-accent/55",
						index >= number && "bg-edge/35",
					)}
				/>
			))}
		</div>
	);
}
