import * as z from "zod/mini";
import { EXERCISE_IDS, TOPIC_IDS } from "./ids.ts";
import { sourceSchema } from "./source.ts";

/** A checked answer to a question that many people ask. */
export const cardSchema = z.strictObject({
	id: z.string(),
	title: z.string(),
	topic: z.enum(TOPIC_IDS),
	/**
	 * What a question must contain, any one of them, parted by commas: parts joined by " + ", each with its stems
	 * parted by "/", as in "baby/newborn/son + love/bond*". A "?" before one lets the conversation's topic replace its
	 * first part.
	 */
	asked: z.string(),
	/** The answer in at most three sentences. Its first sentence stands by itself, as it is said again when asked again. */
	answer: z.string(),
	/** When to see a person about it, in one sentence. */
	see: z.string(),
	exercise: z.nullable(z.enum(EXERCISE_IDS)),
	source: sourceSchema,
});
export type Card = z.infer<typeof cardSchema>;
