import * as z from "zod/mini";
import { EXERCISE_IDS, TOPIC_IDS } from "./ids.ts";

/** One question about a topic that sorts what to offer, with what each answer leads to. */
export const narrowSchema = z.strictObject({
	topic: z.enum(TOPIC_IDS),
	/** One open question without a guess about the person. Its options answer it. */
	ask: z.string(),
	/** By what the person says, in their voice and at most 28 characters; two or three. */
	options: z.record(
		z.string(),
		z.strictObject({
			/** For options by time: an answer such as "eight months" fits the first that is at least this many days. */
			days: z.optional(z.int()),
			/** Other ways to say it: stems, parted by commas. */
			said: z.string(),
			/** One or two sentences of real use for exactly this: a fact, or what tends to help first. */
			reply: z.string(),
			/** The exercise that fits this best. */
			exercise: z.enum(EXERCISE_IDS),
		}),
	),
});
export type Narrow = z.infer<typeof narrowSchema>;
