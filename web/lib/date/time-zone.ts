/** The browser's IANA time zone, or nothing where it doesn't tell. */
export function browserTimeZone(): string | undefined {
	return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
