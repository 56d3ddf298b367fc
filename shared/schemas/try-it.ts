import * as z from "zod/mini";
import { TRY_BEFORE, TRY_MAX } from "../try-it-limits.ts";
import { timeZoneSchema, writtenText } from "./common.ts";
import { safetyPanelSchema } from "./safety.ts";

const words = () =>
	writtenText().check(
		z.minLength(1, "Write something first"),
		z.maxLength(TRY_MAX, `Use at most ${TRY_MAX.toLocaleString("en")} characters`),
	);

export const tryItSchema = z.strictObject({
	message: words(),
	/** What the page still shows that they said, oldest first. */
	before: z.optional(
		z.array(words()).check(z.maxLength(TRY_BEFORE, `Send at most ${TRY_BEFORE} earlier messages`)),
	),
	/** Of the browser, for the hour of the day. */
	timeZone: z.optional(timeZoneSchema),
});
export type TryIt = z.infer<typeof tryItSchema>;

/** An answer of the built-in guide, and help above it when the words showed danger. */
export const triedSchema = z.object({
	message: z.string(),
	help: z.nullable(safetyPanelSchema),
	/** It asks about danger, or tells of help: nothing is offered beside it. */
	isGrave: z.boolean(),
	/** Buttons under the answer: pressing one sends its words. */
	choices: z.array(z.string()),
});
export type Tried = z.infer<typeof triedSchema>;
