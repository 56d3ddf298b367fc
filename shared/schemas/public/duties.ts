import * as z from "zod/mini";

/** Smaller counts are merged, so that they can't reveal a person. */
export const FEW = "fewer than 5";
export const FEW_BELOW = 5;

const count = z.union([z.int(), z.literal(FEW)]);

/** How often help was shown and used in a month, in all countries together. */
export const helpMonthSchema = z.object({
	/** YYYY-MM, in UTC. */
	month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
	shown: count,
	used: count,
});

/** The last twelve whole months, newest first, from the first one with a count on. */
export const helpCountsSchema = z.object({ months: z.array(helpMonthSchema).check(z.maxLength(12)) });
export type PublicHelpCounts = z.infer<typeof helpCountsSchema>;
