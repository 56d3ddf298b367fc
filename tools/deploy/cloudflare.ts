import { outputOf } from "../lib/run.ts";

/** Environment for every wrangler call: wrangler can't prompt, so the deploy asks beforehand. */
export const QUIET = { CI: "1", WRANGLER_SEND_METRICS: "false" };

const API = "https://api.cloudflare.com/client/v4";

/** Cloudflare's error for an id that no account can have. */
const NO_ROUTE = 7_003;

/** An answer of Cloudflare's API. `code` is the first error's. `named` is the account, where the environment named it. */
export type Answer<T> = { ok: true; result: T } | Refusal;
type Refusal = { ok: false; status: number; code: number; message: string; named?: string | undefined };

/** The account that is deployed to, and its API: what wrangler has no command for. */
export type Cloudflare = {
	account: string;
	ask: <T>(path: string, body?: unknown) => Promise<Answer<T>>;
};

/** Whether the platform says that it doesn't have it. Other errors leave that open. */
export function isMissing({ status, code }: { status: number; code: number }): boolean {
	return (status === 404 && code !== NO_ROUTE) || code === 10_007;
}

/** Returns the result, or null when the platform says that there is none. Throws when it says neither. */
export function foundOrMissing<T>(what: string, answer: Answer<T>): T | null {
	if (answer.ok) {
		return answer.result;
	}
	if (isMissing(answer)) {
		return null;
	}
	throw new Error(`Cloudflare doesn't say ${what}: ${answer.code} ${answer.message}${hintFor(answer)}`);
}

/** Where the sign-in may lack a permission, or the account be another one: what to do. */
function hintFor({ status, code, named }: Refusal): string {
	const another = `CLOUDFLARE_ACCOUNT_ID is ${named}: npx wrangler whoami lists your accounts.`;
	if (code === NO_ROUTE && named) {
		return `\nThere is no such account. ${another}`;
	}
	const isDenied = status === 401 || status === 403 || code === 10_000 || code === 9_109;
	if (!isDenied) {
		return "";
	}
	return [
		'\nLet the sign-in do it: npx wrangler login, and leave every permission on. For a token: docs/deploy.md, "Who may deploy".',
		...(named ? [`Or the account isn't yours. ${another}`] : []),
	].join("\n");
}

/** What a deployed Worker is bound to; its settings are bindings of type "plain_text". */
export type Bound = { type: string; name: string; text?: string; namespace_id?: string };

/** Returns what the Worker is bound to, or null when there is no such Worker. Throws when the platform says neither. */
export async function bindingsOf({ account, ask }: Cloudflare, worker: string): Promise<Bound[] | null> {
	const found = await ask<{ bindings: Bound[] }>(`/accounts/${account}/workers/scripts/${worker}/settings`);
	return foundOrMissing(`what ${worker} is bound to`, found)?.bindings ?? null;
}

/** Steps to do by hand before this can continue, one per line. */
export class NeedsHand extends Error {
	constructor(todos: readonly string[]) {
		super(`This needs a hand first:\n${todos.map((todo) => `  - ${todo}`).join("\n")}`);
	}
}

/**
 * Returns wrangler's signed-in account. Throws `NeedsHand` when signed out, or when there are several accounts and
 * none is named.
 */
export async function connect(env: NodeJS.ProcessEnv = process.env): Promise<Cloudflare> {
	const named = env.CLOUDFLARE_ACCOUNT_ID || undefined;
	const account = named ?? (await onlyAccount());
	// Otherwise wrangler would ask which one.
	env.CLOUDFLARE_ACCOUNT_ID = account;
	const token = await signedInAs<{ token?: string; key?: string; email?: string }>([
		"auth",
		"token",
		"--json",
	]);
	const headers = token.token
		? { Authorization: `Bearer ${token.token}` }
		: { "X-Auth-Key": token.key ?? "", "X-Auth-Email": token.email ?? "" };
	return {
		account,
		ask: async <T>(path: string, body?: unknown) => {
			const answer = await ask<T>(`${API}${path}`, headers, body);
			return answer.ok ? answer : { ...answer, named };
		},
	};
}

async function onlyAccount(): Promise<string> {
	const { accounts } = await signedInAs<{ accounts: { id: string; name: string }[] }>(["whoami", "--json"]);
	const [only, ...others] = accounts ?? [];
	if (!only) {
		throw new NeedsHand(["Set CLOUDFLARE_ACCOUNT_ID in the environment: this sign-in lists no account."]);
	}
	if (others.length > 0) {
		const names = accounts.map(({ id, name }) => `\n      CLOUDFLARE_ACCOUNT_ID=${id}  # ${name}`).join("");
		throw new NeedsHand([
			`Choose one of your ${accounts.length} accounts, and set it in the environment:${names}`,
		]);
	}
	return only.id;
}

/** What wrangler says about its sign-in. It fails alike where there is none and where it can't reach Cloudflare. */
async function signedInAs<T>(words: string[]): Promise<T> {
	try {
		return JSON.parse(await outputOf("wrangler", words, { env: QUIET })) as T;
	} catch {
		throw new NeedsHand([
			'Sign in: npx wrangler login opens a browser; press "Allow" there. No account yet: https://dash.cloudflare.com/sign-up',
			"If you are signed in, check that this machine reaches api.cloudflare.com.",
		]);
	}
}

async function ask<T>(url: string, headers: Record<string, string>, body?: unknown): Promise<Answer<T>> {
	const answer = await fetch(url, {
		method: body === undefined ? "GET" : "POST",
		headers: { ...headers, "Content-Type": "application/json" },
		signal: AbortSignal.timeout(30_000),
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	}).catch((error: unknown) => {
		throw new Error("Cloudflare's API doesn't answer. Check the network, then run the same command again.", {
			cause: error,
		});
	});
	type Told = { success: boolean; result: T; errors?: { code: number; message: string }[] };
	const told = await (answer.json() as Promise<Told>).catch(() => null);
	if (told === null) {
		throw new Error(
			`Cloudflare's API answered ${answer.status} and no JSON. Run the same command again in a minute.`,
		);
	}
	const { success, result, errors } = told;
	const [error] = errors ?? [];
	return success
		? { ok: true, result }
		: { ok: false, status: answer.status, code: error?.code ?? 0, message: error?.message ?? "" };
}
