/** The days of a week with their names, from Monday on. `day` is 0 for Sunday to 6 for Saturday. */
export function weekdays(): { day: number; short: string; long: string }[] {
	const name = (weekday: "short" | "long") =>
		new Intl.DateTimeFormat(undefined, { timeZone: "UTC", weekday });
	// 1 January 2024 was a Monday.
	return Array.from({ length: 7 }, (_, index) => {
		const at = Date.UTC(2024, 0, 1 + index);
		return { day: (index + 1) % 7, short: name("short").format(at), long: name("long").format(at) };
	});
}
