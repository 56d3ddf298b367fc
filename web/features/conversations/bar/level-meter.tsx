import { useEffect, useRef } from "react";

/** Enough for a wide screen; a narrow one shows the newest. */
const BARS = 140;
/** A new bar's interval, in ms; longer with reduced motion. */
const EVERY_MS = 70;
const EVERY_MS_STILL = 600;
/** Quieter levels count as silence. */
const HEARD = 0.25;
/** Report silence after this long, in ms. */
const SILENT_MS = 5000;
/** A bar's height without sound, as a share of its full height. */
const LOWEST = 0.08;

type LevelMeterProps = {
	/** 0 to 1; null when it can't be measured. */
	level: () => number | null;
	onSilence: (isSilent: boolean) => void;
};

/**
 * Shows the level of the last seconds, newest at the right. Drawn without React, because it changes all the time.
 */
export function LevelMeter({ level, onSilence }: LevelMeterProps) {
	const bars = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		const heights: number[] = new Array(BARS).fill(0);
		let heardAt = performance.now();
		let loudest = 0;
		let isSilent = false;
		let shownAt = 0;
		function look() {
			const now = performance.now();
			const loud = level();
			loudest = Math.max(loudest, loud ?? 0);
			if (loud === null || loud > HEARD) {
				heardAt = now;
			}
			if (now - heardAt > SILENT_MS !== isSilent) {
				isSilent = !isSilent;
				onSilence(isSilent);
			}
			if (now - shownAt >= (isStill ? EVERY_MS_STILL : EVERY_MS)) {
				shownAt = now;
				heights.push(loudest);
				heights.shift();
				loudest = 0;
				draw(bars.current, heights);
			}
		}
		const timer = setInterval(look, 35);
		return () => clearInterval(timer);
	}, [level, onSilence]);
	return (
		<div
			ref={bars}
			aria-hidden
			data-level-meter=""
			className="flex h-8 min-w-0 flex-1 items-center justify-end gap-0.5 overflow-hidden"
		>
			{Array.from({ length: BARS }, (_, index) => (
				<span
					key={index}
					className="h-full w-0.75 shrink-0 rounded-full bg-(--input-focus)"
					style={{ transform: `scaleY(${LOWEST})` }}
				/>
			))}
		</div>
	);
}

function draw(list: HTMLElement | null, heights: readonly number[]): void {
	heights.forEach((height, index) => {
		const bar = list?.children[index];
		if (bar instanceof HTMLElement) {
			bar.style.transform = `scaleY(${Math.max(LOWEST, height)})`;
		}
	});
}
