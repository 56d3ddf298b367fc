import type { Progress } from "#shared/schemas/profile.ts";
import { DAYS_DRAWN, drawnSeries, moodSeries, needSeries, type Series } from "../series.ts";
import { RatingChart } from "./rating-chart.tsx";

/** Mood large, the five needs small. The charting library is in its own chunk. */
export function ProgressCharts({ progress }: { progress: Progress }) {
	return (
		<div className="flex flex-col gap-7">
			<Named series={moodSeries(progress)} height={190} hasAxes />
			<div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
				{needSeries(progress).map((series) => (
					<Named key={series.id} series={series} height={84} />
				))}
			</div>
			{progress.mood.length > DAYS_DRAWN && (
				<p className="text-soft text-sm">Each point is the average of a week. The table has every day.</p>
			)}
		</div>
	);
}

function Named({ series, ...chart }: { series: Series; height: number; hasAxes?: boolean }) {
	const last = series.points.at(-1);
	return (
		<figure>
			<figcaption className="mb-1 flex items-baseline justify-between gap-3 text-sm">
				<span className="font-semibold">{series.name}</span>
				{last && <span className="text-soft tabular-nums">{series.text(last.value)}</span>}
			</figcaption>
			<RatingChart series={drawnSeries(series)} {...chart} />
		</figure>
	);
}
