import { run } from "../lib/run.ts";
import { type Cloudflare, foundOrMissing, QUIET } from "./cloudflare.ts";
import { isId, type WorkerConfig } from "./config.ts";
import { type Namespace, namespaceIds, namespacesOf } from "./namespaces.ts";

/** What the account has and lacks of what a deploy needs before the code. */
export type Stores = { databases: string[]; queues: string[]; namespaces: Namespace[] };

/** Looks up which stores are missing. A sign-in that may not read one of them stops here, before anything is made. */
export async function lookUp(cloudflare: Cloudflare, config: WorkerConfig): Promise<Stores> {
	return {
		databases: await missingDatabases(cloudflare, config),
		queues: await missingQueues(cloudflare, config),
		namespaces: await namespacesOf(cloudflare, config),
	};
}

/**
 * Makes what has to be there before the code is sent, and returns the ids of KV namespaces by binding. D1, because migrations go
 * first; KV, which wrangler makes and after a refused upload doesn't find again; and queues that nothing in the Worker writes
 * to, which wrangler asks for and doesn't make. The other queues and R2 are made by `wrangler deploy`; with a jurisdiction every
 * queue is made here, as wrangler would make them without one.
 */
export async function provision(
	cloudflare: Cloudflare,
	config: WorkerConfig,
	{ databases, queues, namespaces }: Stores,
): Promise<Map<string, string>> {
	const jurisdiction = jurisdictionOf(config);
	const where = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
	for (const name of databases) {
		// Otherwise wrangler asks whether to change wrangler.toml, and answers yes itself.
		await run("wrangler", ["d1", "create", name, ...where, "--update-config=false"], { env: QUIET });
	}
	for (const queue of queues) {
		await run("wrangler", ["queues", "create", queue, ...where], { env: QUIET });
	}
	return namespaceIds(cloudflare, namespaces);
}

async function missingDatabases({ account, ask }: Cloudflare, config: WorkerConfig): Promise<string[]> {
	const missing: string[] = [];
	for (const { database_name: name, database_id } of config.d1_databases) {
		if (!isId(database_id)) {
			const found = await ask(`/accounts/${account}/d1/database/${name}?fields=uuid,name`);
			if (foundOrMissing(`whether there is a database ${name}`, found) === null) {
				missing.push(name);
			}
		}
	}
	return missing;
}

async function missingQueues({ account, ask }: Cloudflare, config: WorkerConfig): Promise<string[]> {
	const missing: string[] = [];
	for (const queue of queuesToMake(config)) {
		const found = await ask<{ queue_name: string }[]>(`/accounts/${account}/queues?name=${queue}`);
		const queues = foundOrMissing(`whether there is a queue ${queue}`, found) ?? [];
		if (!queues.some(({ queue_name }) => queue_name === queue)) {
			missing.push(queue);
		}
	}
	return missing;
}

/** The queues that `wrangler deploy` wouldn't make, or not where they belong. */
export function queuesToMake(config: WorkerConfig): string[] {
	const written = config.queues.producers.map(({ queue }) => queue);
	const all = config.queues.consumers.map(({ queue }) => queue);
	return jurisdictionOf(config) ? all : all.filter((queue) => !written.includes(queue));
}

/** Where the data must stay, when it must. */
export function jurisdictionOf(config: Pick<WorkerConfig, "vars">): string | null {
	return String(config.vars.JURISDICTION ?? "") || null;
}

/** Returns what to make by hand where data must stay in a jurisdiction: wrangler makes these without one. */
export function jurisdictionProblems(config: WorkerConfig): string[] {
	const where = jurisdictionOf(config);
	if (!where) {
		return [];
	}
	return [
		...config.kv_namespaces
			.filter(({ id }) => !isId(id))
			.map(
				({ binding }) =>
					`The KV namespace ${binding} needs an id: npx wrangler kv namespace create ${config.name}-sessions --jurisdiction ${where}`,
			),
		...config.r2_buckets
			.filter(({ jurisdiction }) => jurisdiction !== where)
			.map(({ bucket_name }) => `The bucket ${bucket_name} needs jurisdiction = "${where}".`),
	];
}
