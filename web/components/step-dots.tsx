import { cx } from "class-variance-authority";

/** The position in a series of steps: a dot each, the current one elongated. */
export function StepDots({ name, step, count }: { name: string; step: number; count: number }) {
	return (
		<div
			role="progressbar"
			aria-label={name}
			aria-valuemin={1}
			aria-valuemax={count}
			aria-valuenow={step + 1}
			aria-valuetext={`Step ${step + 1} of ${count}`}
			className="flex items-center gap-2"
		>
			{Array.from({ length: count }, (_, index) => (
				<span
					key={index}
					className={cx(
						"h-2 rounded-full transition-all duration-250 ease-out",
						index === step ? "w-7 bg-accent" : "w-2",
						index < step && "bg-accent/65",
						index > step && "bg-edge/45",
					)}
				/>
			))}
		</div>
	);
}
