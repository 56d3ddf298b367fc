/** A month of the calendar, YYYY-MM. */
export type Month = string;

export function monthOf(day: string): Month {
	return day.slice(0, 7);
}

export function monthAfter(month: Month, count: number): Month {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/**
 * The weeks of a month, each of seven days (YYYY-MM-DD), null where a day is of another month. `firstDay` is the day
 * that a week begins with, 1 for Monday to 7 for Sunday.
 */
export function weeksOf(month: Month, firstDay: number): (string | null)[][] {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
	const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - firstDay + 7) % 7;
	const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
	const cells = [...Array<null>(before).fill(null), ...days];
	const weeks = Math.ceil(cells.length / 7);
	return Array.from({ length: weeks }, (_, week) =>
		Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
	);
}

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** What a week begins with where the browser's language is spoken: 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(language: string = navigator.language): number {
	const locale = new Intl.Locale(language) as WithWeek;
	return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** The names of the seven days, in one letter and whole, from the one that a week begins with. */
export function dayNames(firstDay: number): { short: string; long: string }[] {
	const name = (weekday: "narrow" | "long") =>
		new Intl.DateTimeFormat(undefined, { timeZone: "UTC", weekday });
	// 1 January 2024 was a Monday.
	return Array.from({ length: 7 }, (_, index) => {
		const day = Date.UTC(2024, 0, firstDay + index);
		return { short: name("narrow").format(day), long: name("long").format(day) };
	});
}
