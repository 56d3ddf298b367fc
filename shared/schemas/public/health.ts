/** How e-mail is: taken, waiting until it works again, or not to be had on this copy at all. */
export type MailState = "up" | "late" | "none";

/** Whether the parts answer that Attune stands on. `mail` is no part of `ok`: everything else goes on without it. */
export type Health = {
	ok: boolean;
	parts: Record<"d1" | "kv" | "r2" | "objects", boolean>;
	mail: { state: MailState; notesPaused: boolean };
};
