/** Returns how one greets at an hour (0 to 23). In English "Good night" says goodbye. */
export function greetingFor(hour: number): string {
	if (hour < 5) {
		return "Hello";
	}
	if (hour < 12) {
		return "Good morning";
	}
	return hour < 18 ? "Good afternoon" : "Good evening";
}
