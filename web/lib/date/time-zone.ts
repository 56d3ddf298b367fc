/** The browser's IANA time zone, or nothing where it does not tell. */
export function browserTimeZone(): string | undefined {
	return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
