import type { AppEnv } from "../../env.ts";

/** The conversation's object. The only place that makes a stub of one. */
export function conversationOf(env: AppEnv, conversationId: string) {
	return env.CONVERSATIONS.getByName(conversationId);
}
