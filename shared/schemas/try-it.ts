import * as z from "zod/mini";
import { timeZoneSchema, writtenText } from "./common.ts";
import { safetyPanelSchema } from "./safety.ts";

/** So long is what a stranger may say at once. */
export const TRY_MAX = 1_000;

export const tryItSchema = z.strictObject({
	message: writtenText().check(
		z.minLength(1, "Write something first"),
		z.maxLength(TRY_MAX, `Use at most ${TRY_MAX.toLocaleString("en")} characters`),
	),
	/** Of the browser, for the hour of the day. */
	timeZone: z.optional(timeZoneSchema),
});
export type TryIt = z.infer<typeof tryItSchema>;

/** One answer of the built-in coach, and help above it when the words showed danger. */
export const triedSchema = z.object({ message: z.string(), help: z.nullable(safetyPanelSchema) });
export type Tried = z.infer<typeof triedSchema>;
