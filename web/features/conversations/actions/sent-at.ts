const TIME = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "short", day: "numeric", month: "short" } as const;

let formats: Record<"time" | "dayAndTime", Intl.DateTimeFormat> | null = null;

/** Returns the time of an ISO instant ("9:42"), with its day in front unless that is today ("Mon, 23 Nov, 9:42"). */
export function sentAt(createdAt: string): string {
	const date = new Date(createdAt);
	// Made when needed, because a browser takes some milliseconds for its first one.
	formats ??= {
		time: new Intl.DateTimeFormat(undefined, TIME),
		dayAndTime: new Intl.DateTimeFormat(undefined, { ...DAY, ...TIME }),
	};
	return formats[date.toDateString() === new Date().toDateString() ? "time" : "dayAndTime"].format(date);
}
