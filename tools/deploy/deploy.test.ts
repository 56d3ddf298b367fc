import { describe, expect, test, vi } from "vitest";
import { readWorkerConfig } from "./config.ts";
import {
	ACCOUNT,
	API,
	CUSTOM,
	DOMAIN,
	healthOf,
	MIGRATED,
	OPERATOR,
	ok,
	SCRIPT,
	SENT,
	served,
} from "./fake/account.ts";
import { type Routes, runScript } from "./fake/platform.ts";
import { bindingNames } from "./listed-bindings.ts";

// Each deploy starts a dozen programs, one after another.
vi.setConfig({ testTimeout: 120_000 });

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
	expect(ran.sent?.vars.DEPLOY_ID).toMatch(/^[\da-f-]{36}$/);
	expect(ran.printed).toContain("note: No email without a domain");
	expect(ran.printed).toContain(
		"https://attune-preview.ana.workers.dev serves this deploy, and every part answers.",
	);
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
		[`${SCRIPT}/domains/changeset`]: ok({
			updated: [],
			conflicting: [],
			removed: [{ hostname: "old.test.org" }],
		}),
	});
	expect(ran.printed).toContain("note: attune-preview gives up the address old.test.org.");
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

	test("says what stays where it can't have the domain", async () => {
		const ran = await runScript(
			words,
			once(ok({ updated: [], conflicting: [{ hostname: "attune.test.org" }] })),
		);
		expect(ran.printed).toContain("The Worker attune-preview and its stores were made.");
	});

	test("isn't made where another Worker has the domain", async () => {
		const owned = ok([{ hostname: "attune.test.org", service: "shop" }]);
		const ran = await runScript(words, {
			...once(ok({ updated: [], conflicting: [] })),
			[`${API}/accounts/acc/workers/domains`]: owned,
		});
		expect(ran.printed).toContain('attune.test.org: a domain of the Worker "shop"');
		expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
		expect(ran.code).toBe(1);
	});
});

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
	const words = ["preview", ...OPERATOR, "--email-from", "Attune <coach@Other.org>"];
	const ran = await runScript(words, {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		[`${API}/zones`]: ok([]),
	});
	expect(ran.printed).toContain("Email can't be sent from other.org: its domain isn't on your account.");
	// The Worker doesn't keep it, so the next deploy wouldn't know it.
	expect(ran.printed).toContain('name the sender again: --email-from "Attune <coach@Other.org>"');
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

test("--help prints how it's used, and does nothing", async () => {
	const ran = await runScript(["--help"], {});
	expect(ran.printed).toMatch(/^Name the environment: npm run deploy/);
	expect(ran.commands.join()).toBe("");
	expect(ran.code).toBe(0);
});

describe("at a terminal", () => {
	const routes = {
		...ACCOUNT,
		...DOMAIN,
		...served("attune.test.org"),
		[`${API}/zones/z/email/sending/subdomains`]: ok([]),
		[`${SCRIPT}/domains/changeset`]: ok({ updated: [], conflicting: [] }),
	};
	const who = ["Ana Ltd", "ana@test.org", "attune.test.org"];

	test.each([
		["y", "email sending enable attune.test.org", true],
		["n", undefined, false],
	])(
		"asks what only a person can say, and whether the domain may send email: %s",
		async (said, command, sends) => {
			const ran = await runScript(["preview"], routes, {}, { typed: [...who, said] });
			expect(ran.commands).toContain("vite for preview by Ana Ltd");
			expect(ran.commands.find((each) => each.startsWith("email"))).toBe(command);
			expect(ran.sent?.vars).toMatchObject({
				OPERATOR_EMAIL: "ana@test.org",
				APP_URL: "https://attune.test.org",
			});
			expect("EMAIL_FROM" in (ran.sent?.vars ?? {})).toBe(sends);
			expect(ran.code).toBe(0);
		},
	);

	test("reads its stores before it lets a domain send email", async () => {
		const denied = { success: false, errors: [{ code: 10_000, message: "denied" }] };
		const unread = { ...routes, [`${API}/accounts/acc/queues`]: denied };
		const ran = await runScript(["preview"], unread, {}, { typed: [...who, "y"] });
		expect(ran.printed).toContain("10000 denied");
		expect(ran.commands.join()).not.toMatch(/create|apply|deploy|sending/);
		expect(ran.code).toBe(1);
	});

	test("sends nothing when it is closed before an answer", async () => {
		const ran = await runScript(["preview"], routes, {}, { typed: who.slice(0, 1) });
		expect(ran.printed).toContain("Stopped before it was answered. Nothing was sent.");
		expect(ran.commands.join()).not.toMatch(/create|apply|deploy/);
		expect(ran.code).toBe(1);
	});
});

test("migrates and sends nothing where D1 can't be made, and says why", async () => {
	const ran = await runScript(["preview", ...OPERATOR], ACCOUNT, { NO_D1: "1" });
	expect(ran.printed).toContain("D1 is full");
	expect(ran.commands.at(-1)).toBe("d1 create attune-preview --update-config=false");
	expect(ran.code).toBe(1);
});

test("an empty flag takes back what the Worker has", async () => {
	const bindings = [{ type: "plain_text", name: "EMAIL_REPLY_TO", text: "help@test.org" }];
	const ran = await runScript(["preview", ...OPERATOR, "--reply-to", ""], {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		[`${API}/accounts/acc/workers/scripts/attune-preview/settings`]: ok({ bindings }),
	});
	expect(ran.sent?.vars).toMatchObject({ OPERATOR_NAME: "Attune Ltd" });
	expect(ran.sent?.vars).not.toHaveProperty("EMAIL_REPLY_TO");
	expect(ran.code).toBe(0);
});

describe("a dry run", () => {
	const names = bindingNames(readWorkerConfig("preview"));
	const dry = (printed: string[]) =>
		runScript(
			["preview", "--dry-run", ...OPERATOR],
			{},
			{ BINDINGS: printed.map((name) => `env.${name} `).join("\n") },
		);

	test("needs no sign-in, sends nothing, and prints what a deploy sets", async () => {
		const ran = await dry(names);
		expect(ran.commands).toEqual([
			"vite for preview by Attune Ltd",
			expect.stringMatching(/^deploy .* --dry-run/),
		]);
		expect(ran.printed).toContain("env.DB");
		expect(ran.printed).toContain("Queues it reads: attune-preview-deliveries, ");
		expect(ran.printed).toContain("Cron Triggers (UTC): */15 * * * *, ");
		expect(ran.printed).toContain("Limits: 10000 ms");
		expect(ran.printed).toContain("Sent nothing. The address would be https://attune-preview.");
		expect(ran.code).toBe(0);
	});

	test("fails where a binding is lost", async () => {
		const ran = await dry(names.filter((name) => name !== "DB"));
		expect(ran.printed).toContain("The Worker would lack DB");
		expect(ran.code).toBe(1);
	});
});

test("a dry run refuses settings that a deploy would refuse", async () => {
	const words = ["preview", "--dry-run", ...OPERATOR, "--email-from", "junk"];
	const ran = await runScript(words, ACCOUNT);
	expect(ran.printed).toContain("These settings can't be used:\n  --email-from");
	expect(ran.commands.join()).toBe("");
	expect(ran.code).toBe(1);
});

test("settings of wrangler.toml that the Worker would refuse are named before anything is built", async () => {
	const ran = await runScript(["preview", ...OPERATOR], ACCOUNT, {}, { vars: { JURISDICTION: "mars" } });
	expect(ran.printed).toContain("JURISDICTION must be eu or fedramp, or not set at all");
	expect(ran.commands.join()).toBe("");
	expect(ran.code).toBe(1);
});

test("a deploy isn't there while the Worker before still answers", async () => {
	const ran = await runScript(["preview", ...OPERATOR], {
		...ACCOUNT,
		...served("attune-preview.ana.workers.dev"),
		"GET attune-preview.ana.workers.dev/api/health": healthOf("the one before"),
	});
	expect(ran.printed).toContain("Deployed, but not healthy");
	expect(ran.printed).toContain("/api/health is answered by another deploy");
	expect(ran.code).toBe(1);
});

test("a deploy that is not well says what is missing and how to go back", async () => {
	const ran = await runScript(["preview", ...OPERATOR], ACCOUNT);
	expect(ran.printed).toContain("Deployed, but not healthy: https://attune-preview.ana.workers.dev/signin");
	expect(ran.printed).toContain("npx wrangler rollback --name attune-preview");
	expect(ran.code).toBe(1);
});
