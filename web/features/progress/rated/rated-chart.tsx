import type { RatedRun } from "#shared/schemas/exercises.ts";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { countWords, splitOf } from "./rated-words.ts";

/** Newest exercises that fit on a phone. The table has the others. */
const DRAWN = 24;

/** A rating's position (0 to 10), in percent from the top. */
const heightOf = (rating: number) => 100 - rating * 10;

type RatedChartProps = { runs: readonly RatedRun[]; timeZone: string };

/** Each exercise as a stroke from its rating before, a ring, to the one after, a dot; a line goes from dot to dot. */
export function RatedChart({ runs, timeZone }: RatedChartProps) {
	const drawn = runs
		.slice(-DRAWN)
		.map((run, place, all) => ({ ...run, x: ((place + 0.5) / all.length) * 100 }));
	const [first, last] = [drawn[0], drawn.at(-1)];
	const line = drawn.map(({ x, after }) => `${x},${heightOf(after)}`).join(" ");
	return (
		<figure className="mt-5 text-accent">
			<div
				role="img"
				aria-label={`Ratings before and after, from 0 to 10. ${countWords(splitOf(drawn))}`}
				className="flex gap-2"
			>
				<div aria-hidden className="relative h-44 w-5 text-right text-soft text-xs tabular-nums">
					{[10, 5, 0].map((figure) => (
						<span
							key={figure}
							className="absolute right-0 -translate-y-1/2"
							style={{ top: `${heightOf(figure)}%` }}
						>
							{figure}
						</span>
					))}
				</div>
				<div aria-hidden className="relative h-44 flex-1">
					{[10, 5, 0].map((figure) => (
						<span
							key={figure}
							className="absolute inset-x-0 border-hairline border-t"
							style={{ top: `${heightOf(figure)}%` }}
						/>
					))}
					<svg
						viewBox="0 0 100 100"
						preserveAspectRatio="none"
						className="absolute inset-0 size-full overflow-visible"
					>
						<title>From rating to rating</title>
						<polyline
							points={line}
							fill="none"
							stroke="currentColor"
							strokeOpacity={0.35}
							vectorEffect="non-scaling-stroke"
						/>
						{drawn.map(({ id, x, before, after }) => (
							<line
								key={id}
								x1={x}
								x2={x}
								y1={heightOf(before)}
								y2={heightOf(after)}
								stroke="currentColor"
								strokeWidth={2.25}
								vectorEffect="non-scaling-stroke"
							/>
						))}
					</svg>
					{drawn.map(({ id, x, before, after }) => (
						<span key={id}>
							<span
								className="-translate-1/2 absolute size-3 rounded-full border-2 border-current bg-plate"
								style={{ left: `${x}%`, top: `${heightOf(before)}%` }}
							/>
							<span
								className="-translate-1/2 absolute size-2 rounded-full bg-current"
								style={{ left: `${x}%`, top: `${heightOf(after)}%` }}
							/>
						</span>
					))}
				</div>
			</div>
			<figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 pl-7 text-soft text-xs">
				<span className="flex items-center gap-1.5">
					<span aria-hidden className="size-3 rounded-full border-2 border-accent bg-plate" /> before
					<span aria-hidden className="ml-2 size-2 rounded-full bg-accent" /> after
				</span>
				{first && last && <span>{daysText(first.at, last.at, timeZone)}</span>}
			</figcaption>
			{runs.length > DRAWN && (
				<p className="mt-2 pl-7 text-soft text-xs">These are the newest {DRAWN}. The table has every one.</p>
			)}
		</figure>
	);
}

function daysText(first: string, last: string, timeZone: string): string {
	const [from, to] = [dayOnCalendar(first, timeZone), dayOnCalendar(last, timeZone)];
	return from === to ? from : `${from} to ${to}`;
}
