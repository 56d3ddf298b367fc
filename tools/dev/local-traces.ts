import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * What the local runtime is told by the environment, which is the only way (wrangler.toml has no setting for it). Left alone
 * it keeps a trace of each request in the state folder, with its whole address: what somebody searches for, and the keys in
 * the links of emails. `npm run simulate-load` counts by those traces and asks for them.
 */
export const WITHOUT_TRACES = { X_LOCAL_OBSERVABILITY: "false" };

/** Removes the traces that an earlier run left in a state folder. */
export async function removeTraces(state: string): Promise<void> {
	await rm(join(state, "v3", "observability"), { recursive: true, force: true });
}
