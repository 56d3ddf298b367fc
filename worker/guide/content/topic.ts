import * as z from "zod/mini";
import { EXERCISE_IDS, TOPIC_IDS } from "./ids.ts";
import { plainSourceSchema } from "./source.ts";

/**
 * A stem is one to four lower-case words without punctuation ("cant" for "can't"). A word that ends in * matches every word
 * that begins so.
 */
const stem = z.string().check(z.regex(/^[a-z0-9]+\*?( [a-z0-9]+\*?){0,3}$/));

export const topicSchema = z.strictObject({
	id: z.enum(TOPIC_IDS),
	/** A noun that fits "On {label}:" and "mostly about {label}", in lower case. */
	label: z.string(),
	/** Stems that name the topic by themselves: two points each. */
	strong: z.array(stem),
	/** Stems that only lean towards it: one point each. */
	weak: z.array(stem),
	/** What the guide says when the topic comes up. It states something true about the topic and names no feeling. */
	line: z.string(),
	/** Three pairs. Each begins with a verb and can be done today. */
	tips: z.array(z.string()).check(z.length(6)),
	/** Exercises that fit, best first. */
	exercises: z.array(z.enum(EXERCISE_IDS)),
	source: plainSourceSchema,
});
export type Topic = z.infer<typeof topicSchema>;
