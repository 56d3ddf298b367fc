import * as z from "zod/mini";
import { sourceSchema } from "./exercise.ts";
import { EXERCISE_IDS, TOPIC_IDS } from "./ids.ts";

/** A checked answer to a question that many people ask. */
export const cardSchema = z.strictObject({
	id: z.string(),
	title: z.string(),
	topic: z.enum(TOPIC_IDS),
	/**
	 * What a question must contain, any one of them: parts joined by " + ", each with its stems parted by "/", as in
	 * "baby/newborn/son + love/bond*". A "?" before one means that the talk's topic stands for its first part.
	 */
	asked: z.array(z.string()),
	/** The answer in at most three sentences. Its first sentence stands by itself, as it is said again when asked again. */
	answer: z.string(),
	/** When to see a person about it, in one sentence. */
	see: z.string(),
	exercise: z.nullable(z.enum(EXERCISE_IDS)),
	source: sourceSchema,
});
export type Card = z.infer<typeof cardSchema>;
