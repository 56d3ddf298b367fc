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
	ai?: { binding: string };
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

/**
 * What has to be filled in, or filled in otherwise, before this can be deployed, each with how. `others` are the other
 * environments: what is bound is bound by its id, so that one pasted twice would have preview write into production.
 */
export function unfilled(config: WorkerConfig, others: readonly WorkerConfig[] = []): string[] {
	const url = String(config.vars.APP_URL ?? "");
	const from = String(config.vars.EMAIL_FROM ?? "");
	if (!URL.canParse(url) || !from.includes("@")) {
		return [
			...(URL.canParse(url) ? [] : ["APP_URL under vars: the address that people come to, with https://"]),
			...(from.includes("@")
				? []
				: ["EMAIL_FROM under vars: who e-mail is from, such as Attune <coach@your.domain>"]),
		];
	}
	const { hostname } = new URL(url);
	return [
		...idsOf(config)
			.filter((id) => !NOBODYS_ID.test(id) && others.some((other) => idsOf(other).includes(id)))
			.map((id) => `the id ${id}: another environment has it as well, and each needs a store of its own`),
		...(config.routes ?? [])
			.filter(({ pattern }) => pattern !== hostname && !NOBODYS_HOST.test(pattern))
			.map(({ pattern }) => `APP_URL and the pattern under routes: they are ${hostname} and ${pattern}`),
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
		...(NOBODYS_HOST.test(hostname) ? [`APP_URL: the address that people come to, instead of ${url}`] : []),
		...(config.routes ?? [])
			.filter(({ pattern }) => NOBODYS_HOST.test(pattern))
			.map(({ pattern }) => `the pattern under routes: the host of that address, instead of ${pattern}`),
		...(NOBODYS_HOST.test(from.replace(/^.*@|>$/g, ""))
			? [`EMAIL_FROM: an address of a domain that may send e-mail, instead of ${from}`]
			: []),
		...(config.vars.OPERATOR_NAME
			? []
			: ["OPERATOR_NAME under vars: who runs this, as the law where you are asks, for its pages"]),
		...(String(config.vars.OPERATOR_EMAIL ?? "").includes("@")
			? []
			: ["OPERATOR_EMAIL under vars: where people reach you with questions about their data"]),
	];
}

function idsOf(config: WorkerConfig): string[] {
	return [
		...config.d1_databases.map(({ database_id }) => database_id),
		...config.kv_namespaces.map(({ id }) => id),
	];
}
