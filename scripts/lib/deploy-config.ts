import { unstable_readConfig } from "wrangler";

export const ENVIRONMENTS = ["preview", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What is read here of a Worker's configuration. */
export type WorkerConfig = {
	name: string;
	vars: Record<string, unknown>;
	routes?: { pattern: string }[];
	d1_databases: { binding: string; database_name: string; database_id: string; migrations_dir: string }[];
	kv_namespaces: { binding: string; id: string }[];
	r2_buckets: { binding: string; bucket_name: string }[];
	durable_objects: { bindings: { name: string; class_name: string }[] };
	migrations: unknown[];
	queues: {
		producers: { binding: string; queue: string }[];
		consumers: { queue: string; dead_letter_queue?: string }[];
	};
	send_email: { name: string }[];
	ratelimits: { name: string; namespace_id: string; simple: object }[];
	triggers: { crons: string[] };
	assets: object;
	observability: object;
	compatibility_date: string;
	compatibility_flags: string[];
};

/** The Worker's configuration as `wrangler.toml` has it for an environment, or for a local run. */
export function readWorkerConfig(env?: Environment): WorkerConfig {
	return unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }) as unknown as WorkerConfig;
}

/** What stands in wrangler.toml until somebody makes the real thing: ids of zeros, and addresses that nobody can own. */
const NOBODYS_ID = /^[0-]+$/;
const NOBODYS_HOST = /(?:^|\.)example$/;

/** What has to be filled in before this can be deployed, each with how. */
export function unfilled(config: WorkerConfig): string[] {
	const url = String(config.vars.APP_URL ?? "");
	const from = String(config.vars.EMAIL_FROM ?? "");
	return [
		...config.d1_databases
			.filter(({ database_id }) => NOBODYS_ID.test(database_id))
			.map(
				({ database_name }) =>
					`database_id of ${database_name}: npx wrangler d1 create ${database_name} prints it`,
			),
		...config.kv_namespaces
			.filter(({ id }) => NOBODYS_ID.test(id))
			.map(
				({ binding }) =>
					`id of the KV namespace ${binding}: npx wrangler kv namespace create ${config.name}-sessions prints it`,
			),
		...(NOBODYS_HOST.test(new URL(url).hostname)
			? [`APP_URL: the address that people come to, instead of ${url}`]
			: []),
		...(config.routes ?? [])
			.filter(({ pattern }) => NOBODYS_HOST.test(pattern))
			.map(({ pattern }) => `the pattern under routes: the host of that address, instead of ${pattern}`),
		...(NOBODYS_HOST.test(from.replace(/^.*@|>$/g, ""))
			? [`EMAIL_FROM: an address of a domain that may send e-mail, instead of ${from}`]
			: []),
	];
}
