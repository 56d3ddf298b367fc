import { clockText } from "../hour-words.ts";

/** A day's hours as bars of activity, with a text for screen readers. */
export function Histogram({ histogram, hour }: { histogram: readonly number[]; hour: number }) {
	const most = Math.max(...histogram);
	if (most === 0) {
		return (
			<p className="mt-5 rounded-2xl bg-sunken px-5 py-4 text-soft text-sm">
				No activity yet. As you use Attune, this chart shows your usual hours over the last eight weeks. Only
				you can see it.
			</p>
		);
	}
	const busiest = histogram
		.map((weight, at) => ({ weight, at }))
		.sort((one, other) => other.weight - one.weight)
		.slice(0, 3)
		.filter(({ weight }) => weight > 0)
		.map(({ at }) => textOf(at));
	return (
		<figure className="mt-5">
			<figcaption className="flex flex-wrap justify-between gap-x-4 text-soft text-sm">
				<span>
					When you use Attune<span className="sr-only">: mostly around {busiest.join(", ")}</span>
				</span>
				{(histogram[hour] ?? 0) > 0 && (
					<span aria-hidden className="flex items-center gap-1.5">
						<span className="size-2.5 rounded-xs bg-accent" />
						when we send notifications
					</span>
				)}
			</figcaption>
			<div aria-hidden className="mt-3 flex h-20 items-end gap-[3px]">
				{histogram.map((weight, at) => (
					<span
						key={at}
						className={`min-h-[2px] flex-1 rounded-t-sm ${barColour(at === hour, weight)}`}
						style={{ height: `${(weight / most) * 100}%` }}
					/>
				))}
			</div>
			<div aria-hidden className="mt-1.5 flex justify-between text-soft text-xs tabular-nums">
				{[0, 6, 12, 18].map((at) => (
					<span key={at} className="w-1/4">
						{hourOf(at)}
					</span>
				))}
			</div>
		</figure>
	);
}

function barColour(isChosen: boolean, weight: number): string {
	if (weight === 0) {
		return "bg-hairline";
	}
	return isChosen ? "bg-accent" : "bg-edge/70";
}

function textOf(hour: number): string {
	return clockText(`${hour}:00`);
}

/** "6 AM" or "06", as the browser's language writes an hour. */
function hourOf(hour: number): string {
	return new Intl.DateTimeFormat(undefined, { timeZone: "UTC", hour: "numeric" }).format(
		Date.UTC(2024, 0, 1, hour),
	);
}
