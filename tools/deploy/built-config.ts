import { type Answers, addressOf, WORKERS_DEV } from "./answers.ts";
import { isId } from "./config.ts";

/** What this changes of the configuration that the build writes for wrangler (dist/attune/wrangler.json). */
export type BuiltConfig = {
	name: string;
	vars: Record<string, unknown>;
	routes?: { pattern: string; custom_domain: boolean }[];
	workers_dev?: boolean;
	preview_urls?: boolean;
	ai?: { binding: string };
	d1_databases: { binding: string; database_name: string; database_id?: string }[];
	kv_namespaces: { binding: string; id?: string }[];
};

/** Returns a custom domain's host; null for workers.dev. */
export function ownHost(url: string | undefined): string | null {
	const host = url && url !== WORKERS_DEV ? new URL(url).hostname : null;
	return host?.endsWith(".workers.dev") ? null : host;
}

/** Returns the default email sender. */
export function senderAt(host: string): string {
	return `Attune <coach@${host}>`;
}

/** Without a sender Attune sends no email and says so, instead of promising what the provider refuses. */
export function withoutSender(built: BuiltConfig): BuiltConfig {
	const { EMAIL_FROM: _, ...vars } = built.vars;
	return { ...built, vars };
}

/** Returns the configuration with the ids of its KV namespaces, by binding. */
export function withNamespaces(built: BuiltConfig, ids: ReadonlyMap<string, string>): BuiltConfig {
	return {
		...built,
		kv_namespaces: built.kv_namespaces.map((each) => ({ ...each, ...idIn(ids, each.binding) })),
	};
}

function idIn(ids: ReadonlyMap<string, string>, binding: string): { id?: string } {
	const id = ids.get(binding);
	return id ? { id } : {};
}

/**
 * Returns the configuration to deploy: the address as a custom domain or on workers.dev, the settings, and no
 * placeholder ids, so that wrangler finds each store by name, or makes it. `subdomain` is the account's on
 * workers.dev, with that ending.
 */
export function withAnswers(built: BuiltConfig, answers: Answers, subdomain: string | null): BuiltConfig {
	const host = ownHost(answers.APP_URL);
	const url = host ? addressOf(host) : `https://${built.name}.${subdomain ?? "your-subdomain.workers.dev"}`;
	const from = answers.EMAIL_FROM || (host ? senderAt(host) : "");
	const vars = { ...built.vars, ...answers, APP_URL: url, EMAIL_FROM: from };
	return {
		...built,
		vars: Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== "")),
		workers_dev: host === null,
		// An older version at its own URL would write to the same stores.
		preview_urls: false,
		...(host ? { routes: [{ pattern: host, custom_domain: true }] } : { routes: [] }),
		ai: { binding: "AI" },
		d1_databases: built.d1_databases.map(({ database_id, ...each }) =>
			isId(database_id) ? { ...each, database_id } : each,
		),
		kv_namespaces: built.kv_namespaces.map(({ id, ...each }) => (isId(id) ? { ...each, id } : each)),
	};
}
