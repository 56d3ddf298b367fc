/** The day on the person's own calendar, YYYY-MM-DD. `toISOString` would give tomorrow to half the world. */
export function localDay(now: Date): string {
	const month = String(now.getMonth() + 1).padStart(2, "0");
	const day = String(now.getDate()).padStart(2, "0");
	return `${now.getFullYear()}-${month}-${day}`;
}
