/** The day from which the terms and the privacy page read as they do now, YYYY-MM-DD. A change that matters makes it another day. */
export const TERMS_VERSION = "2026-11-26";

/** What changed on that day, for people who were here before. */
export const TERMS_CHANGE =
	"They say who runs Attune, what we store while an account is paused, and how we tell you when they change.";
