import * as z from "zod/mini";

/** An answer about the guide itself, or about how the product works. */
export const aboutSchema = z.strictObject({
	id: z.string(),
	/** Regular expressions over the words in lower case without apostrophes; at most 15, of at most 200 characters each. */
	asked: z.array(z.string()).check(z.minLength(1), z.maxLength(15)),
	/** Two to four different ways to say it, each under 40 words. */
	say: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
	/** Chips after it: messages that the guide understands ("Menu", "Just write", "Two tips for sleep"). */
	choices: z.optional(z.array(z.string()).check(z.maxLength(3))),
});
export type About = z.infer<typeof aboutSchema>;
