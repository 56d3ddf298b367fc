import * as z from "zod/mini";

/** An instant as ISO 8601 in UTC. */
export const isoTimeSchema = z.iso.datetime();

/** A day on the person's own calendar, YYYY-MM-DD. */
export const localDateSchema = z.iso.date();

/** A colour as #rrggbb. */
export const hexColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "Use a colour like #3b82f6"));

/** An IANA time zone name such as Europe/Lisbon, checked against what the runtime knows. */
export const timeZoneSchema = z.string().check(
	z.maxLength(64),
	z.refine((name) => isTimeZone(name), "Use a time zone name like Europe/Lisbon"),
);

export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

/** A phone number as people write it, up to 30 characters. */
export const phoneNumberSchema = z
	.string()
	.check(z.trim(), z.regex(/^[+\d\s().-]{0,30}$/, "Use digits, spaces and + ( ) . - only"));
