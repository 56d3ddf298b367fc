import { cx } from "class-variance-authority";

/**
 * Three pulsing dots. Decorative: put text beside it that says what is loading. `isStill` stops them. Use it while a wait may
 * still be short: while something moves, whatever comes next is drawn up to a frame later.
 */
export function BreathingDots({ isStill = false }: { isStill?: boolean }) {
	return (
		<span aria-hidden className="inline-flex items-center gap-1.5">
			{/* One after another by 180 ms, and none waits at full size for its turn. */}
			{[0, -1220, -1040].map((delay) => (
				<span
					key={delay}
					className={cx(
						"size-2 animate-[breathe_1.4s_ease-in-out_infinite] rounded-full bg-current",
						isStill && "motion-safe:[animation-play-state:paused]",
					)}
					style={{ animationDelay: `${delay}ms` }}
				/>
			))}
		</span>
	);
}
