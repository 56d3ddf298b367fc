import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Turns off the local runtime's traces, which only the environment can do (wrangler.toml has no setting). By default
 * it stores a trace of each request in the state folder, with its whole URL: search words, and tokens in emailed
 * links. `npm run simulate-load` counts traces and turns them on.
 */
export const WITHOUT_TRACES = { X_LOCAL_OBSERVABILITY: "false" };

/** Removes the traces that an earlier run left in a state folder. */
export async function removeTraces(state: string): Promise<void> {
	await rm(join(state, "v3", "observability"), { recursive: true, force: true });
}
