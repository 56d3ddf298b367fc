const TIME = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "short", day: "numeric", month: "short" } as const;

const formats: { time?: Intl.DateTimeFormat; dayAndTime?: Intl.DateTimeFormat } = {};

/** Returns the time of an ISO instant ("9:42"), with its day in front unless that is today ("Mon, 23 Nov, 9:42"). */
export function sentAt(createdAt: string): string {
	const date = new Date(createdAt);
	const name = date.toDateString() === new Date().toDateString() ? "time" : "dayAndTime";
	// Made when needed, because a browser takes some milliseconds for its first one.
	formats[name] ??= new Intl.DateTimeFormat(undefined, name === "time" ? TIME : { ...DAY, ...TIME });
	return formats[name].format(date);
}
