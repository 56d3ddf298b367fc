import { unstable_readConfig } from "wrangler";

export const ENVIRONMENTS = ["preview", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The parts of a Worker's configuration that we read. */
export type WorkerConfig = {
	name: string;
	vars: Record<string, string>;
	routes?: { pattern: string }[];
	d1_databases: { binding: string; database_name: string; database_id?: string; migrations_dir: string }[];
	kv_namespaces: { binding: string; id?: string }[];
	r2_buckets: { binding: string; bucket_name: string; jurisdiction?: string }[];
	durable_objects: { bindings: { name: string; class_name: string }[] };
	migrations: unknown[];
	queues: {
		producers: { binding: string; queue: string }[];
		consumers: { queue: string; dead_letter_queue?: string }[];
	};
	ai?: { binding: string };
	send_email: { name: string }[];
	ratelimits: { name: string; namespace_id: string; simple: object }[];
	triggers: { crons: string[] };
	limits: { cpu_ms: number };
	placement: { mode: string };
	assets: object;
	observability: object;
	compatibility_date: string;
	compatibility_flags: string[];
};

/** The Worker's configuration as `wrangler.toml` has it for an environment, or for a local run. */
export function readWorkerConfig(env?: Environment): WorkerConfig {
	return unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }) as unknown as WorkerConfig;
}

/** Returns whether an id names a real store. Zeros are the local database's placeholder. */
export function isId(id: string | undefined): id is string {
	return Boolean(id) && !/^[0-]+$/.test(String(id));
}

/** Returns stores that share an id with another environment: preview would write into production. One line each. */
export function sharedIds(config: WorkerConfig, others: readonly WorkerConfig[]): string[] {
	return idsOf(config)
		.filter((id) => isId(id) && others.some((other) => idsOf(other).includes(id)))
		.map((id) => `The id ${id} is another environment's as well, and each needs a store of its own.`);
}

function idsOf(config: WorkerConfig): string[] {
	return [
		...config.d1_databases.flatMap(({ database_id }) => database_id ?? []),
		...config.kv_namespaces.flatMap(({ id }) => id ?? []),
	];
}
