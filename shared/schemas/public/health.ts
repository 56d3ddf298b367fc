import * as z from "zod/mini";

/** The state of email: accepted, waiting until it works again, or not available on this deployment. */
export const mailStateSchema = z.enum(["up", "late", "none"]);
export type MailState = z.infer<typeof mailStateSchema>;

/**
 * Whether each part that Attune depends on responds. `mail` doesn't affect `ok`: everything else works without it.
 * `deploy` names the deploy that answers; absent where `npm run deploy` wasn't used.
 */
export const healthSchema = z.object({
	ok: z.boolean(),
	parts: z.record(z.enum(["d1", "kv", "r2", "objects"]), z.boolean()),
	deploy: z.optional(z.string()),
	mail: z.object({ state: mailStateSchema, notesPaused: z.boolean() }),
});
export type Health = z.infer<typeof healthSchema>;
