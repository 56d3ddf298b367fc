import * as z from "zod/mini";
import { EXERCISE_IDS } from "./ids.ts";

/** How to word something that people often have to say. */
export const draftSchema = z.strictObject({
	id: z.string(),
	/** Stems that name this kind among questions about wording, written as in a card's `asked`. */
	asked: z.string(),
	/** How to do it, in two or three sentences. */
	how: z.string(),
	/** One example that could be sent as it is, in plain words. */
	example: z.string(),
	exercise: z.enum(EXERCISE_IDS),
});
export type Draft = z.infer<typeof draftSchema>;
