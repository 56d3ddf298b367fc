import type { Deps } from "../../../deps.ts";
import { createSessionAdapter } from "./session-adapter.ts";

/** Removes the rows of sessions that have run out. KV forgets its own by their time to live. */
export async function sweepExpiredSessions(deps: Deps): Promise<void> {
	await createSessionAdapter(deps.db, deps.env.SESSIONS, deps.log).deleteExpiredSessions();
}
