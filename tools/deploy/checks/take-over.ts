import { type Cloudflare, foundOrMissing } from "../cloudflare.ts";

/** A domain in use: by another Worker, or by DNS records that lead elsewhere. */
type Taken = { hostname: string; by: string };

type Changes = {
	updated: { id: string; hostname: string; modified?: boolean }[];
	conflicting: { hostname: string }[];
	removed?: { hostname: string }[];
};

/** What a deploy changes of domains: what it would take over, and which of its own addresses the Worker gives up. */
type DomainChange = { taken: Taken[]; removed: string[] };

type Wanted = { worker: string; hostname: string; takeOver: string | undefined; made?: string };

/**
 * Throws what a deploy to this domain would take over without leave, and prints which addresses the Worker gives up. Returns "new"
 * where the platform can't say all of it, because the Worker doesn't exist yet. `made`: what exists already.
 */
export async function checkDomain(
	cloudflare: Cloudflare,
	{ worker, hostname, takeOver, made = "" }: Wanted,
): Promise<"known" | "new"> {
	const change = await domainChange(cloudflare, worker, hostname);
	refuseTakeOver(change?.taken ?? (await ownersOf(cloudflare, worker, hostname)), takeOver, made);
	for (const address of change?.removed ?? []) {
		process.stdout.write(`  note: ${worker} gives up the address ${address}.\n`);
	}
	return change ? "known" : "new";
}

/**
 * Returns what a deploy to this domain would change; null when the Worker doesn't exist yet, so that the platform
 * can't say. Makes wrangler's own request: without a terminal (CI), wrangler takes over both kinds silently. Throws
 * when the platform doesn't answer, so that nothing is taken over in doubt.
 */
async function domainChange(
	{ account, ask }: Cloudflare,
	worker: string,
	hostname: string,
): Promise<DomainChange | null> {
	const scripts = `/accounts/${account}/workers/scripts/${worker}`;
	const changes = await ask<Changes>(`${scripts}/domains/changeset?replace_state=true`, [{ hostname }]);
	const found = foundOrMissing(`which Worker has ${hostname}`, changes);
	if (found === null) {
		return null;
	}
	const { updated, conflicting, removed = [] } = found;
	if (!Array.isArray(updated) || !Array.isArray(conflicting)) {
		throw new Error(`Cloudflare's answer doesn't say which Worker has ${hostname}.`);
	}
	const owners = await Promise.all(
		updated
			.filter(({ modified }) => modified)
			.map(async ({ id, hostname: name }) => {
				const record = await ask<{ service: string }>(`/accounts/${account}/workers/domains/records/${id}`);
				return {
					hostname: name,
					service: record.ok ? record.result.service : "a Worker whose name we can't read",
				};
			}),
	);
	const taken = [
		...owners
			.filter(({ service }) => service !== worker)
			.map(({ hostname: name, service }) => ({ hostname: name, by: `a domain of the Worker "${service}"` })),
		...conflicting.map(({ hostname: name }) => ({ hostname: name, by: "DNS records that lead elsewhere" })),
	];
	return { taken, removed: removed.map(({ hostname: name }) => name) };
}

/**
 * The other Worker that has this domain, for a Worker that doesn't exist yet. It doesn't look at DNS records, which wrangler's sign-in
 * may not read. Throws when the platform doesn't answer.
 */
async function ownersOf({ account, ask }: Cloudflare, worker: string, hostname: string): Promise<Taken[]> {
	const found = await ask<{ hostname: string; service: string }[]>(
		`/accounts/${account}/workers/domains?hostname=${hostname}`,
	);
	return (foundOrMissing(`which Worker has ${hostname}`, found) ?? [])
		.filter((each) => each.hostname === hostname && each.service !== worker)
		.map(({ service }) => ({ hostname, by: `a domain of the Worker "${service}"` }));
}

/** Throws what would be taken over, unless it was said beforehand that it may be. */
function refuseTakeOver(taken: readonly Taken[], allowed: string | undefined, made = ""): void {
	const others = taken.filter(({ hostname }) => hostname !== allowed);
	if (others.length > 0) {
		const lines = others.map(({ hostname, by }) => `  ${hostname}: ${by}`).join("\n");
		const [first] = others;
		throw new Error(
			`Took nothing over. These are in use:\n${lines}\n${made && `${made}\n`}To point them at Attune, pass --take-over ${first?.hostname}`,
		);
	}
}
