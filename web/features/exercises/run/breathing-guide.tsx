import { useEffect, useState } from "react";
import type { StepView } from "#shared/schemas/exercises.ts";
import { Button } from "#web/components/ui/button.tsx";

type Pattern = NonNullable<StepView["pattern"]>;

const SMALL = 0.62;
const FULL = 1;

const SECOND_MS = 1_000;

type BreathingGuideProps = { seconds: number; pattern: Pattern };

/** Paces breathing by a pattern for about `seconds`. Ends with a breath out. */
export function BreathingGuide({ seconds, pattern }: BreathingGuideProps) {
	const [startedAt, setStartedAt] = useState<number | null>(null);
	const [passed, setPassed] = useState(0);
	const round = pattern.in + pattern.hold + pattern.out;
	const length = Math.max(1, Math.round(seconds / round)) * round;
	const isOver = passed >= length;
	const isRunning = startedAt !== null && !isOver;

	useEffect(() => {
		if (startedAt !== null && !isOver) {
			// Reads the clock, because browsers delay timers in hidden tabs.
			const look = () => setPassed(Math.floor((Date.now() - startedAt) / SECOND_MS));
			const timer = setInterval(look, SECOND_MS);
			return () => clearInterval(timer);
		}
	}, [startedAt, isOver]);

	function begin() {
		setPassed(0);
		setStartedAt(Date.now());
	}

	const again = startedAt === null ? "Start breathing" : "Breathe again";
	const { word, left, size, takes } = isRunning ? phaseAt(passed % round, pattern) : resting(isOver);
	return (
		<div className="flex flex-col items-center gap-3">
			<div aria-hidden className="breathing-room">
				<span
					className="breathing-circle breathing-paced"
					style={{ transform: `scale(${size})`, transitionDuration: `${takes}s` }}
				/>
				<span className="relative grid justify-items-center font-display text-xl">
					{word}
					<span className="text-base text-soft tabular-nums">{left > 0 && left}</span>
				</span>
			</div>
			<p role="status" className="sr-only">
				{isRunning ? `${word}, ${takes}` : isOver && word}
			</p>
			<Button variant="outline" onClick={isRunning ? () => setStartedAt(null) : begin}>
				{isRunning ? "Stop" : again}
			</Button>
		</div>
	);
}

/** The instruction at a second of a round, its seconds left, and the circle's movement. */
function phaseAt(second: number, pattern: Pattern) {
	const held = pattern.in + pattern.hold;
	if (second < pattern.in) {
		return { word: "Breathe in", left: pattern.in - second, size: FULL, takes: pattern.in };
	}
	return second < held
		? { word: "Hold", left: held - second, size: FULL, takes: pattern.hold }
		: { word: "Breathe out", left: held + pattern.out - second, size: SMALL, takes: pattern.out };
}

function resting(isOver: boolean) {
	return { word: isOver ? "Done" : "Ready", left: 0, size: SMALL, takes: 1 };
}
