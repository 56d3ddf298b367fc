import { MOOD_LEVELS } from "#shared/moods.ts";
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
	return MOOD_LEVELS.find(({ value }) => value === mood)?.label ?? String(mood);
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
