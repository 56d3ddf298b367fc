import { describe, expect, test, vi } from "vitest";
import { type Routes, runScript } from "./fake/platform.ts";

// Each deploy starts a dozen programs, one after another.
vi.setConfig({ testTimeout: 120_000 });

const OPERATOR = ["--operator-name", "Attune Ltd", "--operator-email", "hello@test.org"];
const API = "GET api.cloudflare.com/client/v4";
const SCRIPT = "POST api.cloudflare.com/client/v4/accounts/acc/workers/scripts/attune-preview";
const ok = (result: unknown) => ({ success: true, result });

/** An account with a plan, R2 and a part of workers.dev, and nothing of Attune's. */
const ACCOUNT: Routes = {
	[`${API}/accounts/acc/subscriptions`]: ok([{ rate_plan: { id: "workers_paid" } }]),
	[`${API}/accounts/acc/r2/buckets`]: ok({ buckets: [] }),
	[`${API}/accounts/acc/workers/subdomain`]: ok({ subdomain: "ana" }),
	[`${API}/accounts/acc/queues`]: ok([]),
	[`${API}/accounts/acc/storage/kv/namespaces`]: ok([{ id: "k1", title: "attune-production-sessions" }]),
	"POST api.cloudflare.com/client/v4/accounts/acc/storage/kv/namespaces": ok({ id: "k2" }),
};

const served = (host: string): Routes => ({
	[`GET ${host}/signin`]: '<script src="/assets/index-abc.js"></script>',
	[`GET ${host}/assets/index-abc.js`]: "1",
	[`GET ${host}/api/health`]: "{}",
});

const DOMAIN: Routes = {
	[`${API}/zones`]: ok([{ id: "z", name: "test.org", status: "active" }]),
	[`${API}/zones/z/email/sending/subdomains`]: ok([{ name: "attune.test.org", enabled: true }]),
};

const SENT = "deploy --config dist/attune/wrangler.json --strict";
const MIGRATED = "d1 migrations apply DB --remote --config dist/attune/wrangler.json";
const CUSTOM = '[{"pattern":"attune.test.org","custom_domain":true}]';

test("the first deploy needs no domain: it makes D1, KV and the queue that wrangler does not, and migrates before it sends", async () => {
	const ran = await runScript(["preview", ...OPERATOR], {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
	});
	expect(ran.commands).toEqual([
		"whoami --json",
		"auth token --json",
		"vite for preview by Attune Ltd",
		"d1 create attune-preview --update-config=false",
		"queues create attune-preview-dead-letters",
		MIGRATED,
		`${SENT} routes=[]`,
	]);
	expect(ran.sent?.kv_namespaces).toEqual([{ binding: "SESSIONS", id: "k2" }]);
	expect(ran.printed).toContain("note: No email without a domain");
	expect(ran.printed).toContain("https://attune-preview.ana.workers.dev serves this version");
	expect(ran.code).toBe(0);
});

test("a later one asks nothing: what the Worker has is kept, and nothing is made again", async () => {
	const settings = ok({
		bindings: [
			{ type: "plain_text", name: "APP_URL", text: "https://attune.test.org" },
			{ type: "plain_text", name: "OPERATOR_NAME", text: "Attune Ltd" },
			{ type: "plain_text", name: "OPERATOR_EMAIL", text: "hello@test.org" },
		],
	});
	const ran = await runScript(["preview"], {
		...ACCOUNT,
		...DOMAIN,
		...served("attune.test.org"),
		[`${API}/accounts/acc/workers/scripts/attune-preview/settings`]: settings,
		[`${API}/accounts/acc/d1/database/attune-preview`]: ok({ uuid: "u" }),
		[`${API}/accounts/acc/queues`]: ok([{ queue_name: "attune-preview-dead-letters" }]),
		[`${SCRIPT}/domains/changeset`]: ok({ updated: [], conflicting: [] }),
	});
	expect(ran.commands.slice(2)).toEqual([
		"vite for preview by Attune Ltd",
		MIGRATED,
		`${SENT} routes=${CUSTOM}`,
	]);
	expect(ran.sent?.vars).toMatchObject({ EMAIL_FROM: "Attune <coach@attune.test.org>" });
	expect(ran.code).toBe(0);
});

test("after a refused upload the same command goes on: it says why, and finds the stores that were made", async () => {
	const refused = await runScript(
		["preview", ...OPERATOR],
		{ ...ACCOUNT, [`${API}/accounts/acc/subscriptions`]: undefined },
		{ REFUSED: "1" },
	);
	expect(refused.printed).toContain(
		'https://dash.cloudflare.com/acc/workers/plans, "Upgrade to Workers Paid"',
	);
	expect(refused.printed).toContain("Then run the same command again");
	expect(refused.printed).not.toContain("serves this version");
	expect(refused.code).toBe(1);
	const again = await runScript(["preview", ...OPERATOR], {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		[`${API}/accounts/acc/d1/database/attune-preview`]: ok({ uuid: "u" }),
		[`${API}/accounts/acc/queues`]: ok([{ queue_name: "attune-preview-dead-letters" }]),
		[`${API}/accounts/acc/storage/kv/namespaces`]: ok([{ id: "k3", title: "attune-preview-sessions" }]),
	});
	expect(again.commands.join()).not.toContain("create");
	expect(again.sent?.kv_namespaces).toEqual([{ binding: "SESSIONS", id: "k3" }]);
	expect(again.code).toBe(0);
});

test("people stay signed in: a Worker keeps the KV namespace that it has, whatever its title", async () => {
	const bindings = [{ type: "kv_namespace", name: "SESSIONS", namespace_id: "k4" }];
	const ran = await runScript(["preview", ...OPERATOR], {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		[`${API}/accounts/acc/workers/scripts/attune-preview/settings`]: ok({ bindings }),
		[`${API}/accounts/acc/storage/kv/namespaces`]: ok([{ id: "k3", title: "attune-preview-sessions" }]),
	});
	expect(ran.sent?.kv_namespaces).toEqual([{ binding: "SESSIONS", id: "k4" }]);
	expect(ran.code).toBe(0);
});

describe("a new Worker", () => {
	const words = ["preview", "--domain", "attune.test.org", ...OPERATOR];
	/** Of a Worker that is not there yet the platform says nothing. */
	const once = (answer: unknown): Routes => ({
		...ACCOUNT,
		...DOMAIN,
		...served("attune.test.org"),
		[`${SCRIPT}/domains/changeset`]: (commands: string) => (commands.includes(SENT) ? answer : undefined),
	});

	test("is there before the platform says whose the domain is", async () => {
		const ran = await runScript(words, once(ok({ updated: [], conflicting: [] })));
		expect(ran.commands.slice(-2)).toEqual([`${SENT} routes=[]`, `${SENT} routes=${CUSTOM}`]);
		expect(ran.code).toBe(0);
	});

	test.each([
		[ok({ updated: [], conflicting: [{ hostname: "attune.test.org" }] }), "DNS records that lead elsewhere"],
		[undefined, "Cloudflare doesn't say which Worker has attune.test.org"],
	])("takes no domain that has somebody, nor one of which nothing is said", async (answer, said) => {
		const ran = await runScript(words, once(answer));
		expect(ran.printed).toContain(said);
		expect(ran.commands.at(-1)).toBe(`${SENT} routes=[]`);
		expect(ran.code).toBe(1);
	});
});

test("what a deploy before set is not taken for nothing when it cannot be read", async () => {
	const ran = await runScript(["preview", ...OPERATOR], {
		...ACCOUNT,
		[`${API}/accounts/acc/workers/scripts/attune-preview/settings`]: {
			success: false,
			errors: [{ code: 10_000, message: "denied" }],
		},
	});
	expect(ran.printed).toContain("Cloudflare doesn't say what attune-preview is bound to: 10000 denied");
	expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
});

const WORKER = `${API}/accounts/acc/workers/services/attune-preview`;
const changedFrom = (from: string): Routes => ({
	[WORKER]: ok({ default_environment: { script: { last_deployed_from: from } } }),
});

const CHANGES: [string, Routes][] = [
	["someone changed attune-preview in the dashboard", changedFrom("dash")],
	["someone changed attune-preview through the API", changedFrom("api")],
	[
		"OPERATOR_NAME is a secret there and a setting here",
		{ [`${API}/accounts/acc/workers/scripts/attune-preview/secrets`]: ok([{ name: "OPERATOR_NAME" }]) },
	],
];

test.each(CHANGES)(
	"refuses before anything is changed where %s, unless it may overwrite",
	async (said, routes) => {
		const all = { ...ACCOUNT, ...served("attune-preview.ana.workers.dev"), ...routes };
		const refused = await runScript(["preview", ...OPERATOR], all);
		expect(refused.printed).toContain(said);
		expect(refused.commands.join()).not.toMatch(/create|apply|deploy/);
		expect(refused.code).toBe(1);
		const told = await runScript(["preview", "--overwrite", ...OPERATOR], all);
		expect(told.commands.slice(-2)).toEqual([
			MIGRATED,
			"deploy --config dist/attune/wrangler.json routes=[]",
		]);
		expect(told.code).toBe(0);
	},
);

test("sends what wrangler sent last, with secrets that are no settings", async () => {
	const ran = await runScript(["preview", ...OPERATOR], {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		...changedFrom("wrangler"),
		[`${API}/accounts/acc/workers/scripts/attune-preview/secrets`]: ok([{ name: "PASSWORD_PEPPER" }]),
	});
	expect(ran.commands.at(-1)).toBe(`${SENT} routes=[]`);
	expect(ran.code).toBe(0);
});

test("changes nothing where the platform does not say who last changed the Worker", async () => {
	const denied = { success: false, errors: [{ code: 10_000, message: "denied" }] };
	const ran = await runScript(["preview", ...OPERATOR], { ...ACCOUNT, [WORKER]: denied });
	expect(ran.printed).toContain("Cloudflare doesn't say who last changed attune-preview: 10000 denied");
	expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
});

const OTHERS: [string, Routes][] = [
	[
		'a domain of the Worker "shop"',
		{
			[`${SCRIPT}/domains/changeset`]: ok({
				updated: [{ id: "d", hostname: "attune.test.org", modified: true }],
				conflicting: [],
			}),
			[`${API}/accounts/acc/workers/domains/records/d`]: ok({ service: "shop" }),
		},
	],
	[
		"DNS records that lead elsewhere",
		{ [`${SCRIPT}/domains/changeset`]: ok({ updated: [], conflicting: [{ hostname: "attune.test.org" }] }) },
	],
];

test.each(OTHERS)("a domain that has somebody is left to it: %s", async (by, routes) => {
	const words = ["preview", "--domain", "attune.test.org", ...OPERATOR];
	const all = { ...ACCOUNT, ...DOMAIN, ...served("attune.test.org"), ...routes };
	const refused = await runScript(words, all);
	expect(refused.printed).toContain(`attune.test.org: ${by}`);
	expect(refused.commands.filter((command) => !/^(?:whoami|auth)/.test(command))).toEqual([]);
	expect(refused.code).toBe(1);
	const told = await runScript([...words, "--take-over", "attune.test.org"], all);
	expect(told.commands.at(-1)).toBe(`${SENT} routes=${CUSTOM}`);
});

test("nothing is taken in doubt: where the platform does not say whose it is, nothing is sent", async () => {
	const denied = { success: false, errors: [{ code: 10_000, message: "denied" }] };
	const ran = await runScript(["preview", "--domain", "attune.test.org", ...OPERATOR], {
		...ACCOUNT,
		...DOMAIN,
		[`${SCRIPT}/domains/changeset`]: denied,
	});
	expect(ran.printed).toContain("Cloudflare doesn't say which Worker has attune.test.org: 10000 denied");
	expect(ran.commands.join()).not.toContain("deploy");
});

type Refusal = { where: string; words: string[]; routes?: Routes; env?: NodeJS.ProcessEnv; todo: string };

const REFUSALS: Refusal[] = [
	{
		where: "nobody is signed in",
		words: OPERATOR,
		env: { SIGNED_OUT: "1" },
		todo: 'npx wrangler login opens a browser; press "Allow"',
	},
	{
		where: "there are several accounts",
		words: OPERATOR,
		env: { ACCOUNTS: '[{"id":"a","name":"A"},{"id":"b","name":"B"}]' },
		todo: "CLOUDFLARE_ACCOUNT_ID=a  # A",
	},
	{
		where: "you name an account and aren't signed in",
		words: OPERATOR,
		env: { SIGNED_OUT: "1", CLOUDFLARE_ACCOUNT_ID: "acc" },
		todo: 'npx wrangler login opens a browser; press "Allow"',
	},
	{
		where: "the API answers with a page",
		words: OPERATOR,
		routes: { [`${API}/accounts/acc/r2/buckets`]: "<html>502</html>" },
		todo: "Cloudflare's API answered 200 and no JSON",
	},
	{
		where: "the domain is none",
		words: ["--domain", "not a domain", ...OPERATOR],
		todo: "--domain: your domain, such as attune.your.domain, or workers.dev (you gave not a domain)",
	},
	{
		where: "a part of workers.dev is chosen by hand",
		words: ["--domain", "mine.ana.workers.dev", ...OPERATOR],
		todo: "--domain: your domain, such as attune.your.domain, or workers.dev",
	},
	{
		where: "the account's domains can't be read",
		words: ["--domain", "attune.test.org", ...OPERATOR],
		routes: { [`${API}/zones`]: { success: false, errors: [{ code: 9_109, message: "Unauthorized" }] } },
		todo: "Cloudflare doesn't say whether attune.test.org is on your account: 9109 Unauthorized",
	},
	{ where: "nobody says who runs it", words: [], todo: "--operator-name: who runs this" },
	{
		where: "R2 is off",
		words: OPERATOR,
		routes: {
			[`${API}/accounts/acc/r2/buckets`]: { success: false, errors: [{ code: 10_042, message: "" }] },
		},
		todo: 'https://dash.cloudflare.com/acc/r2/overview, "Add R2 subscription to my account"',
	},
	{
		where: "no part of workers.dev was chosen",
		words: OPERATOR,
		routes: { [`${API}/accounts/acc/workers/subdomain`]: undefined },
		todo: "https://dash.cloudflare.com/acc/workers/onboarding",
	},
	{
		where: "the domain is not the account's",
		words: ["--domain", "attune.test.org", ...OPERATOR],
		routes: { [`${API}/zones`]: ok([]) },
		todo: 'https://dash.cloudflare.com/acc/domains, "Onboard a domain"',
	},
];

test.each(REFUSALS)(
	"says what to do where $where, and sends nothing",
	async ({ words, routes, env, todo }) => {
		const ran = await runScript(["preview", ...words], { ...ACCOUNT, ...routes }, env);
		expect(ran.printed).toContain(todo);
		expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
		expect(ran.code).toBe(1);
	},
);

test("a plan that is not there, and a domain that may not send, are said and do not stop it", async () => {
	const ran = await runScript(["preview", "--domain", "attune.test.org", ...OPERATOR], {
		...ACCOUNT,
		...DOMAIN,
		...served("attune.test.org"),
		[`${API}/accounts/acc/subscriptions`]: ok([]),
		[`${API}/zones/z/email/sending/subdomains`]: ok([]),
		[`${SCRIPT}/domains/changeset`]: ok({ updated: [], conflicting: [] }),
	});
	expect(ran.printed).toContain("https://dash.cloudflare.com/acc/workers/plans");
	expect(ran.printed).toContain("npx wrangler email sending enable attune.test.org");
	// The app promises no email that the provider would refuse.
	expect(ran.sent?.vars).not.toHaveProperty("EMAIL_FROM");
	expect(ran.code).toBe(0);
});

test("a sender whose domain isn't on the account is left out", async () => {
	const words = ["preview", ...OPERATOR, "--email-from", "Attune <coach@other.org>"];
	const ran = await runScript(words, {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		[`${API}/zones`]: ok([]),
	});
	expect(ran.printed).toContain("Email can't be sent from other.org: its domain isn't on your account.");
	expect(ran.sent?.vars).not.toHaveProperty("EMAIL_FROM");
	expect(ran.code).toBe(0);
});

test("a sender that Cloudflare says nothing of is kept, with a note", async () => {
	const ran = await runScript(["preview", "--domain", "attune.test.org", ...OPERATOR], {
		...ACCOUNT,
		...DOMAIN,
		...served("attune.test.org"),
		[`${API}/zones/z/email/sending/subdomains`]: undefined,
		[`${SCRIPT}/domains/changeset`]: ok({ updated: [], conflicting: [] }),
	});
	expect(ran.printed).toContain("Cloudflare doesn't say whether attune.test.org may send email.");
	expect(ran.sent?.vars).toHaveProperty("EMAIL_FROM");
	expect(ran.code).toBe(0);
});

test("a dry run refuses settings that a deploy would refuse", async () => {
	const words = ["preview", "--dry-run", ...OPERATOR, "--email-from", "junk"];
	const ran = await runScript(words, ACCOUNT);
	expect(ran.printed).toContain("These settings can't be used:\n  --email-from");
	expect(ran.commands.join()).toBe("");
	expect(ran.code).toBe(1);
});

test("a deploy that is not well says what is missing and how to go back", async () => {
	const ran = await runScript(["preview", ...OPERATOR], ACCOUNT);
	expect(ran.printed).toContain("Deployed, but not healthy: https://attune-preview.ana.workers.dev/signin");
	expect(ran.printed).toContain("npx wrangler rollback --name attune-preview");
	expect(ran.code).toBe(1);
});
