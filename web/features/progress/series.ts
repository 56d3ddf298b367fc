import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import { NEED_AREAS, NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import type { Progress } from "#shared/schemas/profile.ts";
import { percent } from "#web/lib/numbers.ts";

/** One value on one day; `at` is that day's beginning in UTC, in ms, for the axis only. */
export type Point = { day: string; at: number; value: number };

export type Series = {
	id: NeedLevel | "mood";
	name: string;
	/** A CSS colour. */
	colour: string;
	points: Point[];
	/** The lowest and the highest value there can be. */
	bounds: readonly [number, number];
	text: (value: number) => string;
};

export function moodText(mood: number): string {
	return MOOD_LEVELS.find(({ value }) => value === Math.round(mood))?.label ?? String(mood);
}

export function moodSeries({ mood }: Progress): Series {
	return {
		id: "mood",
		name: "Mood",
		colour: "var(--accent)",
		points: mood.map(({ date, mood: value }) => pointOf(date, value)),
		bounds: [1, 5],
		text: moodText,
	};
}

export function needSeries({ needs }: Progress): Series[] {
	return NEED_LEVELS.map((level) => ({
		id: level,
		name: NEED_AREAS[level].label,
		colour: `var(--need-${level})`,
		points: needs.map((day) => pointOf(day.date, day[level])),
		bounds: [20, 100],
		text: percent,
	}));
}

/** With more days than this a line is drawn through weeks: day by day it would be a smear. */
export const DAYS_DRAWN = 120;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A line as it is drawn: of many days, the average of each week, at the first of its days that was rated. */
export function drawnSeries(series: Series): Series {
	if (series.points.length <= DAYS_DRAWN) {
		return series;
	}
	// Day 4 since 1970 was a Monday.
	const weeks = Map.groupBy(series.points, ({ at }) => Math.floor((at / DAY_MS - 4) / 7));
	const points = [...weeks.values()].flatMap((days) => {
		const [first] = days;
		const average = days.reduce((sum, { value }) => sum + value, 0) / days.length;
		return first ? [{ ...first, value: Math.round(average * 10) / 10 }] : [];
	});
	return { ...series, points };
}

function pointOf(day: string, value: number): Point {
	return { day, at: Date.parse(day), value };
}

/** What a line says in words: where it began and where it is now. */
export function summaryOf({ name, points, text }: Series): string {
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last) {
		return `${name}: nothing yet`;
	}
	return points.length === 1
		? `${name}: ${text(first.value)} on one day`
		: `${name}: from ${text(first.value)} to ${text(last.value)} over ${points.length} days`;
}
