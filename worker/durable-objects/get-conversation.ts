import type { AppEnv } from "../env.ts";
import { withinJurisdiction } from "./within-jurisdiction.ts";

/** The conversation's object. The only place that makes a stub of one. */
export function getConversationStub(env: AppEnv, conversationId: string) {
	return withinJurisdiction(env, env.CONVERSATIONS).getByName(conversationId);
}
