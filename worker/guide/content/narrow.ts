import * as z from "zod/mini";
import { EXERCISE_IDS, TOPIC_IDS } from "./ids.ts";

/** One question about a topic that sorts what to offer, with what each answer leads to. */
export const narrowSchema = z.strictObject({
	topic: z.enum(TOPIC_IDS),
	/** One open question without a guess about the person. Its options answer it. */
	ask: z.string(),
	options: z
		.array(
			z.strictObject({
				/** In the person's voice, at most 28 characters. */
				label: z.string(),
				/** Other ways to say it: stems, parted by commas. */
				said: z.string(),
				/** For options by time: an answer such as "eight months" fits the first that is at least so many days. */
				days: z.optional(z.int()),
				/** One or two sentences of real use for exactly this: a fact, or what tends to help first. */
				reply: z.string(),
				/** The exercise that fits this best. */
				exercise: z.enum(EXERCISE_IDS),
			}),
		)
		.check(z.minLength(2), z.maxLength(3)),
});
export type Narrow = z.infer<typeof narrowSchema>;
