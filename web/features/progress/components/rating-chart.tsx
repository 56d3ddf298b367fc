import { Area, AreaChart, Tooltip, XAxis, YAxis } from "recharts";
import { calendarDay, shortDay } from "#web/lib/calendar-day.ts";
import { type Point, type Series, summaryOf } from "../series.ts";

const TICK = { fill: "var(--ink-soft)", fontSize: 13 };

/** With more points than this a dot for each would hide the line. */
const DOTS_MAX = 31;

type RatingChartProps = { series: Series; height: number; hasAxes?: boolean };

/** One line over the days. By keyboard the arrow keys go from day to day; the table below says the same. */
export function RatingChart({ series, height, hasAxes = false }: RatingChartProps) {
	const { id, colour, points, bounds, text } = series;
	const [lowest, highest] = bounds;
	return (
		<div className="rating-chart" style={{ height, color: colour }}>
			<AreaChart
				responsive
				data={points}
				title={summaryOf(series)}
				margin={{ top: 8, right: 10, bottom: 0, left: hasAxes ? 0 : 10 }}
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
					tickFormatter={(at: number) => shortDay(new Date(at).toISOString())}
					tick={TICK}
					tickLine={false}
					axisLine={false}
					ticks={ticksOf(points)}
					interval="preserveStartEnd"
					minTickGap={24}
					tickMargin={6}
					padding={{ left: 28, right: 20 }}
				/>
				<YAxis
					hide={!hasAxes}
					domain={[lowest, highest]}
					ticks={[lowest, (lowest + highest) / 2, highest]}
					tickFormatter={text}
					tick={TICK}
					tickLine={false}
					axisLine={false}
					width={78}
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

/** At most so many days are named below a line. */
const TICKS_MAX = 5;

/** The first day, the last, and some evenly between. */
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
