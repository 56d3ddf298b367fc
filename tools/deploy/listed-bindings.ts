import type { WorkerConfig } from "./config.ts";

/** The bindings of a configuration, by name. */
export function bindingNames(config: WorkerConfig): string[] {
	return [
		"ASSETS",
		"AI",
		...config.d1_databases.map(({ binding }) => binding),
		...config.kv_namespaces.map(({ binding }) => binding),
		...config.r2_buckets.map(({ binding }) => binding),
		...config.durable_objects.bindings.map(({ name }) => name),
		...config.queues.producers.map(({ binding }) => binding),
		...config.send_email.map(({ name }) => name),
		...config.ratelimits.map(({ name }) => name),
	];
}

/** What a deploy sets that wrangler's list of bindings lacks, as lines to print. */
export function alsoSent(config: WorkerConfig): string {
	const lines = [
		`Queues it reads: ${config.queues.consumers.map(({ queue }) => queue).join(", ")}`,
		`Cron Triggers (UTC): ${config.triggers.crons.join(", ")}`,
		`Limits: ${config.limits.cpu_ms} ms of processor time for a request. Placement: ${config.placement.mode}.`,
	];
	return `\n${lines.join("\n")}\n`;
}

/** The bindings that wrangler's list ("env.DB (attune-preview)  D1 Database") lacks. */
export function missingIn(printed: string, config: WorkerConfig): string[] {
	return bindingNames(config).filter((name) => !new RegExp(`\\benv\\.${name}\\b`).test(printed));
}
