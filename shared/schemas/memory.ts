import * as z from "zod/mini";
import { isoTimeSchema, writtenText } from "./common.ts";

/** No fact is longer. In characters. */
export const FACT_MAX = 200;

/** Most facts the coach stores about a person. */
export const FACTS_MAX = 100;

/** Where a fact came from: something said in a conversation, or the person's own entry. */
export const factSourceSchema = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("conversation"),
		conversationId: z.string(),
		messageId: z.string(),
		/** The conversation's title; null when it's gone. */
		title: z.nullable(z.string()),
	}),
	z.object({ kind: z.literal("you") }),
]);
export type FactSource = z.infer<typeof factSourceSchema>;

/** One thing that the coach knows about the person, as a sentence to them: "You work nights." */
export const memoryFactSchema = z.object({
	id: z.string(),
	fact: z.string(),
	source: factSourceSchema,
	createdAt: isoTimeSchema,
	updatedAt: isoTimeSchema,
});
export type MemoryFact = z.infer<typeof memoryFactSchema>;

/** All that the coach knows, newest first, and whether it may use and add to it. */
export const memorySchema = z.object({ enabled: z.boolean(), facts: z.array(memoryFactSchema) });
export type Memory = z.infer<typeof memorySchema>;

export const writeFactSchema = z.object({
	fact: writtenText().check(
		z.minLength(1, "Write what your coach should know"),
		z.maxLength(FACT_MAX, "Use at most 200 characters"),
	),
});

/** How many facts were forgotten. */
export const forgottenSchema = z.object({ forgotten: z.int() });
