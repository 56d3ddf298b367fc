import * as z from "zod/mini";
import { COMPANIES } from "../ai-providers.ts";
import { GOALS } from "../goals.ts";

/** Invisible characters that change the text around them: no name or sentence needs them. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAKS = /[\t\n\r]/;

/**
 * A text as a person wrote it, trimmed, without control characters (line breaks stay). Half an emoji (a lone surrogate) becomes the replacement character:
 * no database gives it back as it was.
 */
export function writtenText() {
	return z.string().check(
		z.overwrite((text) =>
			text.toWellFormed().replace(HIDDEN, (each) => (LINE_BREAKS.test(each) ? each : "")),
		),
		z.trim(),
	);
}

/** Says one sentence where nothing was sent; what else is wrong gets the other one, or the general one for its kind. */
export function whenMissing(message: string, otherwise?: string) {
	return { error: ({ input }: { input?: unknown }) => ((input ?? "") === "" ? message : otherwise) };
}

/** What a call answers that has nothing to say but that it worked. */
export const okSchema = z.object({ ok: z.literal(true) });

/** An instant as ISO 8601 in UTC. */
export const isoTimeSchema = z.iso.datetime();

/** A day on the person's own calendar, YYYY-MM-DD. */
export const localDateSchema = z.iso.date();

/** A colour as #rrggbb. */
export const hexColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "Use a colour like #3b82f6"));

/** An IANA time zone name such as Europe/Lisbon, checked against what the runtime knows. */
export const timeZoneSchema = z.string().check(
	z.maxLength(64),
	z.refine((name) => /^[a-z]/i.test(name) && isTimeZone(name), "Use a time zone name like Europe/Lisbon"),
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
export const phoneNumberSchema = writtenText().check(
	z.regex(/^[+\d\s().-]{0,30}$/, "Use digits, spaces and + ( ) . - only"),
);

const USERNAME_TOO_SHORT = "Username must be at least 3 characters";

/** Letters of any script, digits and . _ - so that a name can be read aloud and typed. */
export const usernameSchema = z
	.string(whenMissing(USERNAME_TOO_SHORT))
	.check(
		z.trim(),
		z.minLength(3, USERNAME_TOO_SHORT),
		z.maxLength(30, "Username must be at most 30 characters"),
		z.regex(/^[\p{L}\p{N}._-]*$/u, "Use letters, digits, dots, dashes and underscores"),
	);

/** What a person came for. */
export const goalSchema = z.enum(
	GOALS,
	whenMissing("Please select your goal", "Choose wellness, relationships, productivity or purpose"),
);

/** The companies whose models a person agrees to, as the page named them. */
export const consentSchema = z.array(z.enum(COMPANIES)).check(z.maxLength(COMPANIES.length));
