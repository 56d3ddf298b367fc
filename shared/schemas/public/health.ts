/** The state of email: accepted, waiting until it works again, or not available on this deployment. */
export type MailState = "up" | "late" | "none";

/**
 * Whether each part that Attune depends on responds. `mail` doesn't affect `ok`: everything else works without it.
 */
export type Health = {
	ok: boolean;
	parts: Record<"d1" | "kv" | "r2" | "objects", boolean>;
	mail: { state: MailState; notesPaused: boolean };
};
