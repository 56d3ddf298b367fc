import { type Cloudflare, foundOrMissing, isMissing } from "../cloudflare.ts";

export type Readiness = {
	/** What to do by hand before a deploy can work, with the page and the button. */
	todos: string[];
	/** What won't work, or couldn't be looked at. */
	notes: string[];
	/** Where to buy the plan, unless the account is known to have it. */
	planToBuy: string | null;
	/** The account's own part of workers.dev, such as "ana.workers.dev"; null where it has none or wasn't asked. */
	subdomain: string | null;
	/** The sender's domain may send email, or Cloudflare doesn't say. */
	maySend: boolean;
	/** The domain on this account that email would be sent from and may not be yet; else null. */
	mailToEnable: string | null;
};

const DASH = "https://dash.cloudflare.com";

/** What the account lacks for a deploy to `host` (null: workers.dev) that writes from `sender`'s domain (null: not at all). */
export async function readinessOf(
	cloudflare: Cloudflare,
	host: string | null,
	sender: string | null,
): Promise<Readiness> {
	const { account, ask } = cloudflare;
	const [plan, buckets, dev] = await Promise.all([
		ask<{ rate_plan?: { id?: string } }[]>(`/accounts/${account}/subscriptions`),
		ask(`/accounts/${account}/r2/buckets?per_page=1`),
		ask<{ subdomain: string }>(`/accounts/${account}/workers/subdomain`),
	]);
	const isPaid = plan.ok && plan.result?.some((each) => /^workers_(?!free)/.test(each.rate_plan?.id ?? ""));
	const planToBuy = isPaid ? null : `${DASH}/${account}/workers/plans, "Upgrade to Workers Paid"`;
	const todos: string[] = [];
	const notes: string[] = [];
	if (planToBuy) {
		notes.push(
			`${plan.ok ? "No Workers Paid plan was found" : "This sign-in can't see the plan"}. Without it, Cloudflare refuses the upload (CPU limits): ${planToBuy}`,
		);
	}
	const r2Page = `${DASH}/${account}/r2/overview, "Add R2 subscription to my account"`;
	if (!buckets.ok && buckets.code === 10_042) {
		todos.push(`Switch R2 on: ${r2Page}`);
	} else if (!buckets.ok) {
		notes.push(`Cloudflare doesn't say whether R2 is on (${told(buckets)}). If it isn't: ${r2Page}`);
	}
	if (host === null && !dev.ok) {
		todos.push(
			isMissing(dev)
				? `Choose your part of workers.dev: ${DASH}/${account}/workers/onboarding, "Set up"`
				: `Let this sign-in read Workers Scripts, which holds your part of workers.dev (${told(dev)}): npx wrangler login`,
		);
	}
	const mail = await mailOf(cloudflare, host, sender);
	return {
		todos: [...todos, ...mail.todos],
		notes: [...notes, ...mail.notes],
		planToBuy,
		subdomain: dev.ok ? `${dev.result.subdomain}.workers.dev` : null,
		maySend: mail.maySend,
		mailToEnable: mail.mailToEnable,
	};
}

function told({ code, message }: { code: number; message: string }): string {
	return `${code} ${message}`.trim();
}

type Mail = Pick<Readiness, "todos" | "notes" | "maySend" | "mailToEnable">;

async function mailOf(cloudflare: Cloudflare, host: string | null, sender: string | null): Promise<Mail> {
	const { account, ask } = cloudflare;
	const zone = host && (await zoneOf(cloudflare, host));
	const todos = [
		...(host && !zone ? [`Add the domain of ${host}: ${DASH}/${account}/domains, "Onboard a domain"`] : []),
		...(zone && zone.status !== "active"
			? [`Let ${zone.name} be served by Cloudflare: ${DASH}/${account}/${zone.name}, "Check nameservers now"`]
			: []),
	];
	if (sender === null) {
		const notes = [
			"No email without a domain: no password resets, no confirmations, no notifications by email. Everything else works. To add a domain later, pass --domain.",
		];
		return { todos, notes, maySend: true, mailToEnable: null };
	}
	const from = zone && isWithin(sender, zone.name) ? zone : await zoneOf(cloudflare, sender);
	if (from === null) {
		const notes = [
			`Email can't be sent from ${sender}: its domain isn't on your account. Add it: ${DASH}/${account}/domains, "Onboard a domain". Then deploy again: until then Attune says that it sends none.`,
		];
		return { todos, notes, maySend: false, mailToEnable: null };
	}
	const senders = await ask<{ name: string; enabled: boolean }[]>(
		`/zones/${from.id}/email/sending/subdomains`,
	);
	if (!senders.ok) {
		const notes = [
			`Cloudflare doesn't say whether ${sender} may send email. If it may not: npx wrangler email sending enable ${sender}`,
		];
		return { todos, notes, maySend: true, mailToEnable: null };
	}
	if (senders.result?.some(({ name, enabled }) => enabled && name === sender)) {
		return { todos, notes: [], maySend: true, mailToEnable: null };
	}
	const notes = [
		`Email can't be sent from ${sender} yet. Run: npx wrangler email sending enable ${sender} (adds DNS records to it). Then deploy again: until then Attune says that it sends none.`,
	];
	return { todos, notes, maySend: false, mailToEnable: sender };
}

type Zone = { id: string; name: string; status: string };

/** The account's zone of a host: looks up "a.b.example.org", then "b.example.org", and so on. */
async function zoneOf({ account, ask }: Cloudflare, host: string): Promise<Zone | null> {
	const labels = host.split(".");
	for (let first = 0; first < labels.length - 1; first += 1) {
		const name = labels.slice(first).join(".");
		const found = await ask<Zone[]>(`/zones?name=${name}&account.id=${account}`);
		const [zone] = foundOrMissing(`whether ${name} is on your account`, found) ?? [];
		if (zone) {
			return zone;
		}
	}
	return null;
}

function isWithin(host: string, zone: string): boolean {
	return host === zone || host.endsWith(`.${zone}`);
}
