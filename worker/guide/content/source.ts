import * as z from "zod/mini";

/** Several trials, some studies, or the practice of the field. */
const STRENGTHS = ["trials", "some", "practice"] as const;

/** The day a source was opened and read, as YYYY-MM-DD; null when it could not be: then it is not shown. */
const checked = z.nullable(z.iso.date());

/** What it is called, where it is, how strong it is, and when it was checked. */
export const sourceSchema = z.tuple([z.string(), z.url(), z.enum(STRENGTHS), checked]);
/** The same for tips, whose strength is not rated. */
export const plainSourceSchema = z.tuple([z.string(), z.url(), checked]);

type Source = z.infer<typeof sourceSchema> | z.infer<typeof plainSourceSchema>;

/** Returns a source that may be shown; null when it's unverified. */
export function shownSource(source: Source): { label: string; url: string } | null {
	const [label, url] = source;
	return source.at(-1) === null ? null : { label, url };
}
