import { Area, AreaChart, Tooltip, XAxis, YAxis } from "recharts";
import { calendarDay, shortDay, shortMonth } from "#web/lib/date/calendar-day.ts";
import { type Point, type Series, summaryOf } from "../series.ts";

const TICK = { fill: "var(--ink-soft)", fontSize: 13 };

/** With more points, dots would hide the line. */
const DOTS_MAX = 31;

/** From this span on, ticks show month and year. */
const LONG_MS = 300 * 24 * 60 * 60 * 1000;

type RatingChartProps = { series: Series; height: number; hasAxes?: boolean };

/** One line over the days. By keyboard the arrow keys go from day to day; the table below says the same. */
export function RatingChart({ series, height, hasAxes = false }: RatingChartProps) {
	const { id, colour, points, bounds, text } = series;
	const [lowest, highest] = bounds;
	// Margin, so that extremes are neither at the edge nor cut.
	const room = (highest - lowest) / 12;
	const first = points[0]?.at ?? 0;
	const isLong = (points.at(-1)?.at ?? 0) - first > LONG_MS;
	const dayText = (at: number) => (isLong ? shortMonth : shortDay)(new Date(at).toISOString());
	return (
		<div className="rating-chart" style={{ height, color: colour }}>
			<AreaChart
				responsive
				data={points}
				title={summaryOf(series)}
				margin={{ top: 2, right: 2, bottom: 2, left: 2 }}
				style={{ width: "100%", height }}
			>
				<defs>
					<linearGradient id={`fade-${id}`} x1="0" y1="0" x2="0" y2="1">
						<stop offset="0" stopColor="currentColor" stopOpacity={0.26} />
						<stop offset="1" stopColor="currentColor" stopOpacity={0.02} />
					</linearGradient>
				</defs>
				<XAxis
					hide={!hasAxes}
					dataKey="at"
					type="number"
					domain={["dataMin", "dataMax"]}
					tickFormatter={(at: number) => dayText(at)}
					tick={TICK}
					tickLine={false}
					axisLine={false}
					ticks={ticksOf(points)}
					interval="preserveStartEnd"
					minTickGap={24}
					tickMargin={6}
					padding={hasAxes ? { left: 14, right: 20 } : { left: 6, right: 6 }}
				/>
				<YAxis
					hide={!hasAxes}
					domain={[lowest - room, highest + room]}
					ticks={[lowest, (lowest + highest) / 2, highest]}
					tickFormatter={text}
					tick={TICK}
					tickLine={false}
					axisLine={false}
					width={70}
				/>
				<Tooltip content={<Note text={text} />} cursor={{ stroke: "currentColor", strokeOpacity: 0.4 }} />
				<Area
					dataKey="value"
					type="monotone"
					stroke="currentColor"
					strokeWidth={2.25}
					fill={`url(#fade-${id})`}
					dot={points.length <= DOTS_MAX ? { r: 3, fill: "currentColor", strokeWidth: 0 } : false}
					activeDot={{ r: 5, fill: "currentColor", strokeWidth: 0 }}
					isAnimationActive={false}
				/>
			</AreaChart>
		</div>
	);
}

/** Most ticks below a line. */
const TICKS_MAX = 5;

function ticksOf(points: readonly Point[]): number[] {
	const count = Math.min(TICKS_MAX, points.length);
	const at = (place: number) =>
		points[Math.round((place * (points.length - 1)) / Math.max(1, count - 1))]?.at;
	return Array.from({ length: count }, (_, place) => at(place)).filter((each) => each !== undefined);
}

type NoteProps = {
	text: (value: number) => string;
	active?: boolean;
	payload?: readonly { payload?: Point }[];
};

function Note({ text, active, payload }: NoteProps) {
	const point = payload?.[0]?.payload;
	return active && point ? (
		<p className="rounded-xl bg-plate px-3 py-1.5 text-ink text-sm shadow-plate">
			<span className="text-soft">{calendarDay(point.day)}:</span>{" "}
			<strong className="font-semibold">{text(point.value)}</strong>
		</p>
	) : null;
}
