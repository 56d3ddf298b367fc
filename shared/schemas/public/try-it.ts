import * as z from "zod/mini";
import { KEEP_MAX, TRY_BEFORE, TRY_MAX } from "../../chat/try-it-limits.ts";
import { timeZoneSchema, writtenText } from "../common.ts";
import { safetyPanelSchema } from "../safety.ts";

const words = () =>
	writtenText().check(
		z.minLength(1, "Write something first"),
		z.maxLength(TRY_MAX, `Use at most ${TRY_MAX.toLocaleString("en")} characters`),
	);

export const tryItSchema = z.strictObject({
	message: words(),
	/** Their messages that the page still shows, oldest first. */
	before: z.optional(
		z.array(words()).check(z.maxLength(TRY_BEFORE, `Send at most ${TRY_BEFORE} earlier messages`)),
	),
	/** The browser's, for the hour of the day. */
	timeZone: z.optional(timeZoneSchema),
});
export type TryIt = z.infer<typeof tryItSchema>;

/** An answer of the built-in guide, and help above it when the words showed danger. */
export const triedSchema = z.object({
	message: z.string(),
	help: z.nullable(safetyPanelSchema),
	/** It asks about danger, or mentions help, so nothing is offered beside it. */
	isGrave: z.boolean(),
	/** Buttons under the answer: pressing one sends its words. */
	choices: z.array(z.string()),
});
export type Tried = z.infer<typeof triedSchema>;

/** The person's own words from the landing page, for the first conversation of their account. */
export const keepWordsSchema = z.strictObject({
	userId: z.string(),
	/** The browser's own id of the conversation: the same twice files it once. */
	id: z.string().check(z.regex(/^[\w-]{8,48}$/, "Send the conversation's id")),
	/** Oldest first. */
	messages: z
		.array(words())
		.check(
			z.minLength(1, "Send at least one message"),
			z.maxLength(KEEP_MAX, `Send at most ${KEEP_MAX} messages`),
		),
});
export type KeepWords = z.infer<typeof keepWordsSchema>;

export const keptWordsSchema = z.object({ conversationId: z.string() });
export type KeptWords = z.infer<typeof keptWordsSchema>;
