import { env } from "cloudflare:test";

/** The names of all keys in the session store. It holds the keys of every test before, and lists a thousand at once. */
export async function everyKey(): Promise<string[]> {
	const names: string[] = [];
	for (let cursor: string | null = null; ; ) {
		const page: KVNamespaceListResult<unknown> = await env.SESSIONS.list({ cursor });
		names.push(...page.keys.map(({ name }) => name));
		if (page.list_complete) {
			return names;
		}
		cursor = page.cursor;
	}
}
