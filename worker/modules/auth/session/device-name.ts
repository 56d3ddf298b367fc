const BROWSERS: [pattern: RegExp, name: string][] = [
	[/Edg\//, "Edge"],
	[/OPR\//, "Opera"],
	[/Firefox\//, "Firefox"],
	[/Chrome\//, "Chrome"],
	[/Safari\//, "Safari"],
];

const SYSTEMS: [pattern: RegExp, name: string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X/, "Mac"],
	[/Linux/, "Linux"],
];

/** "Firefox on Windows", as far as the browser tells, for the person's own list of sessions. */
export function deviceName(userAgent: string | undefined): string {
	const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? "A browser";
	const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	return system ? `${browser} on ${system}` : browser;
}
