/** What a failed reply or send says in place. */
export const CONNECTION_TROUBLE = "I'm having trouble connecting right now. Please try again in a moment.";
