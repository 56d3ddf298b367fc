import { run } from "./run.ts";

/** Brings the local D1 database in a state folder up to date. */
export async function migrateDatabase(state: string): Promise<void> {
	const args = ["d1", "migrations", "apply", "attune", "--local", "--persist-to", state];
	await run("wrangler", args, { env: { CI: "1", WRANGLER_SEND_METRICS: "false" }, quiet: true });
}
