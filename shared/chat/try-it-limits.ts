/** The longest message on the landing page, in characters. */
export const TRY_MAX = 1_000;

/** How many messages a visitor may send there. After words that show danger there is no such limit. */
export const TRY_TURNS = 4;

/** How many earlier messages are sent along with one: enough for the answer to a question. */
export const TRY_BEFORE = 4;

/** How many messages of one conversation come into a new account. */
export const KEEP_MAX = 20;
