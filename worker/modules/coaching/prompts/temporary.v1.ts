/** Added in a temporary chat, so that the coach doesn't promise to remember. */
export const TEMPORARY =
	"This chat is temporary. Nothing of it is kept when it ends, and you were told nothing of other chats. Never promise to remember, to keep or to come back to something.";
