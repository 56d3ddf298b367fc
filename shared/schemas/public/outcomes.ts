import * as z from "zod/mini";

/** With fewer, neither counts nor a mean are shown: they'd say little, and could reveal a person. */
export const TOO_FEW_BELOW = 20;
export const TOO_FEW = "too few to say";

const count = z.union([z.int(), z.literal(TOO_FEW)]);

/** One exercise's results among people who agreed to be counted. */
export const outcomeSchema = z.object({
	exerciseId: z.string(),
	title: z.string(),
	/** The first rating's question; null for an exercise without ratings. */
	question: z.nullable(z.string()),
	begun: count,
	stopped: count,
	/** Finished, and rated before and after. */
	rated: count,
	/** After minus before on a scale from 0 to 10, with the 95 percent interval of its mean; null with too few. */
	change: z.nullable(z.object({ mean: z.number(), low: z.number(), high: z.number() })),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** The exercises that were counted at all, in the order of the library. */
export const outcomesSchema = z.object({ exercises: z.array(outcomeSchema) });
export type Outcomes = z.infer<typeof outcomesSchema>;
