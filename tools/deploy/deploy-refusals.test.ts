import { expect, test, vi } from "vitest";
import {
	ACCOUNT,
	API,
	CUSTOM,
	DOMAIN,
	MIGRATED,
	OPERATOR,
	ok,
	SCRIPT,
	SENT,
	served,
} from "./fake/account.ts";
import { type Routes, runScript } from "./fake/platform.ts";

// Each deploy starts a dozen programs, one after another.
vi.setConfig({ testTimeout: 120_000 });

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

test("an account that isn't the sign-in's is named, with what lists one's own", async () => {
	const settings = `${API}/accounts/wrong/workers/scripts/attune-preview/settings`;
	const refusal = {
		status: 404,
		success: false,
		errors: [{ code: 7_003, message: "Could not route to /accounts/wrong" }],
	};
	const ran = await runScript(
		["preview", ...OPERATOR],
		{ [settings]: refusal },
		{ CLOUDFLARE_ACCOUNT_ID: "wrong" },
	);
	expect(ran.printed).toContain(
		"There is no such account. CLOUDFLARE_ACCOUNT_ID is wrong: npx wrangler whoami lists your accounts.",
	);
	expect(ran.code).toBe(1);
});

test.each(["queues", "storage/kv/namespaces"])(
	"a sign-in that may not read %s leaves nothing behind",
	async (part) => {
		const denied = { success: false, errors: [{ code: 10_000, message: "denied" }] };
		const ran = await runScript(["preview", ...OPERATOR], {
			...ACCOUNT,
			[`${API}/accounts/acc/${part}`]: denied,
		});
		expect(ran.printed).toContain("10000 denied\nLet the sign-in do it: npx wrangler login");
		expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
		expect(ran.code).toBe(1);
	},
);

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

test.each(OTHERS)("a domain in use is left where it is: %s", async (by, routes) => {
	const words = ["preview", "--domain", "attune.test.org", ...OPERATOR];
	const all = { ...ACCOUNT, ...DOMAIN, ...served("attune.test.org"), ...routes };
	const refused = await runScript(words, all);
	expect(refused.printed).toContain(`attune.test.org: ${by}`);
	expect(refused.commands.filter((command) => !/^(?:whoami|auth)/.test(command))).toEqual([]);
	expect(refused.code).toBe(1);
	const told = await runScript([...words, "--take-over", "attune.test.org"], all);
	expect(told.commands.at(-1)).toBe(`${SENT} routes=${CUSTOM}`);
});

test.each([
	[
		{ success: false, errors: [{ code: 10_000, message: "denied" }] },
		"which Worker has attune.test.org: 10000 denied",
	],
	[ok({}), "which Worker has attune.test.org."],
])("takes no domain in doubt: sends nothing where Cloudflare answers %j", async (answer, said) => {
	const ran = await runScript(["preview", "--domain", "attune.test.org", ...OPERATOR], {
		...ACCOUNT,
		...DOMAIN,
		[`${SCRIPT}/domains/changeset`]: answer,
	});
	expect(ran.printed).toContain(said);
	expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
	expect(ran.code).toBe(1);
});

type Refusal = { where: string; words: string[]; routes?: Routes; env?: NodeJS.ProcessEnv; todo: string };

const REFUSALS: Refusal[] = [
	{
		where: "no one is signed in",
		words: OPERATOR,
		env: { SIGNED_OUT: "1" },
		todo: 'npx wrangler login opens a browser; press "Allow"',
	},
	{
		where: "the sign-in lists no account",
		words: OPERATOR,
		env: { ACCOUNTS: "null" },
		todo: "Set CLOUDFLARE_ACCOUNT_ID in the environment: this sign-in lists no account.",
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
		todo: "Cloudflare doesn't say whether attune.test.org is on your account: 9109 Unauthorized\nLet the sign-in do it: npx wrangler login",
	},
	{ where: "the operator has no name", words: [], todo: "--operator-name: who runs this" },
	{
		where: "R2 is off",
		words: OPERATOR,
		routes: {
			[`${API}/accounts/acc/r2/buckets`]: { success: false, errors: [{ code: 10_042, message: "" }] },
		},
		todo: 'https://dash.cloudflare.com/acc/r2/overview, "Add R2 subscription to my account"',
	},
	{
		where: "the sign-in can't read the part of workers.dev",
		words: OPERATOR,
		routes: {
			[`${API}/accounts/acc/workers/subdomain`]: {
				success: false,
				errors: [{ code: 10_000, message: "denied" }],
			},
		},
		todo: "Let this sign-in read Workers Scripts, which holds your part of workers.dev (10000 denied): npx wrangler login",
	},
	{
		where: "the Worker would refuse the address for replies",
		words: [...OPERATOR, "--reply-to", "ana..b@test.org"],
		todo: "--reply-to: an email address for replies (you gave ana..b@test.org)",
	},
	{
		where: "the domain in the environment is below workers.dev",
		words: OPERATOR,
		env: { ATTUNE_DOMAIN: "mine.ana.workers.dev" },
		todo: "ATTUNE_DOMAIN: your domain, such as attune.your.domain, or workers.dev (you gave mine.ana.workers.dev)",
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
