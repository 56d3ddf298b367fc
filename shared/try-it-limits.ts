/** So long is what a stranger may say at once, in characters. */
export const TRY_MAX = 1_000;

/** So many messages before it are heard with it: enough for the answer to a question. */
export const TRY_BEFORE = 4;
