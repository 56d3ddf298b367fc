const TIME = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, {
	weekday: "short",
	day: "numeric",
	month: "short",
	hour: "numeric",
	minute: "2-digit",
});

/** Returns the time of an ISO instant ("9:42"), with its day in front unless that is today ("Mon, 23 Nov, 9:42"). */
export function sentAt(createdAt: string): string {
	const date = new Date(createdAt);
	return (date.toDateString() === new Date().toDateString() ? TIME : DAY_AND_TIME).format(date);
}
