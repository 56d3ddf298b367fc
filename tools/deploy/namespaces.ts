import { bindingsOf, type Cloudflare, foundOrMissing } from "./cloudflare.ts";
import { isId, type WorkerConfig } from "./config.ts";

/** The most that Cloudflare lists at once. */
const A_PAGE = 1_000;

/** A KV namespace that the configuration names no id for, with the title that wrangler would give it. */
export type Namespace = { binding: string; title: string; id: string | undefined };

/**
 * Looks up the KV namespaces that the configuration names no id for. What the Worker has now comes first, because people's
 * sessions are in it. Then the one with the title that wrangler would give.
 */
export async function namespacesOf(cloudflare: Cloudflare, config: WorkerConfig): Promise<Namespace[]> {
	const namespaces: Namespace[] = [];
	const bound = (await bindingsOf(cloudflare, config.name)) ?? [];
	for (const { binding, id } of config.kv_namespaces) {
		if (!isId(id)) {
			const title = `${config.name}-${binding.toLowerCase().replaceAll("_", "-")}`;
			const now = bound.find(({ type, name }) => type === "kv_namespace" && name === binding)?.namespace_id;
			namespaces.push({ binding, title, id: now ?? (await idOf(cloudflare, title)) });
		}
	}
	return namespaces;
}

/** Returns their ids, by binding, and makes those that are missing. */
export async function namespaceIds(
	cloudflare: Cloudflare,
	namespaces: readonly Namespace[],
): Promise<Map<string, string>> {
	const ids = new Map<string, string>();
	for (const { binding, title, id } of namespaces) {
		ids.set(binding, id ?? (await make(cloudflare, title)));
	}
	return ids;
}

async function idOf({ account, ask }: Cloudflare, title: string): Promise<string | undefined> {
	for (let page = 1; ; page += 1) {
		const asked = await ask<{ id: string; title: string }[]>(
			`/accounts/${account}/storage/kv/namespaces?per_page=${A_PAGE}&page=${page}`,
		);
		const listed = foundOrMissing("which KV namespaces there are", asked) ?? [];
		const named = listed.find((each) => each.title === title);
		if (named || listed.length < A_PAGE) {
			return named?.id;
		}
	}
}

async function make({ account, ask }: Cloudflare, title: string): Promise<string> {
	const made = await ask<{ id: string }>(`/accounts/${account}/storage/kv/namespaces`, { title });
	if (!made.ok) {
		throw new Error(`Cloudflare didn't make the KV namespace ${title}: ${made.code} ${made.message}`);
	}
	process.stdout.write(`Made the KV namespace ${title}.\n`);
	return made.result.id;
}
