import * as z from "zod/mini";

/** With fewer nothing is told of how many, nor of a mean: it would say little, and somebody could be found behind it. */
export const TOO_FEW_BELOW = 20;
export const TOO_FEW = "too few to say";

const count = z.union([z.int(), z.literal(TOO_FEW)]);

/** What one exercise did for those who let it be counted. */
export const outcomeSchema = z.object({
	exerciseId: z.string(),
	title: z.string(),
	/** What the first rating asks; null where the exercise is not rated. */
	question: z.nullable(z.string()),
	/** Finished or stopped. */
	begun: count,
	stopped: count,
	/** Finished, and rated before and after. */
	rated: count,
	/** After minus before on a scale from 0 to 10, with the interval of 95 percent around its mean; null with too few. */
	change: z.nullable(z.object({ mean: z.number(), low: z.number(), high: z.number() })),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** The exercises that were counted at all, in the order of the library. */
export const outcomesSchema = z.object({ exercises: z.array(outcomeSchema) });
export type Outcomes = z.infer<typeof outcomesSchema>;
