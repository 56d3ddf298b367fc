import type { Routes, Sent } from "./platform.ts";

export const OPERATOR = ["--operator-name", "Attune Ltd", "--operator-email", "hello@test.org"];
export const API = "GET api.cloudflare.com/client/v4";
export const SCRIPT = "POST api.cloudflare.com/client/v4/accounts/acc/workers/scripts/attune-preview";
export const ok = (result: unknown) => ({ success: true, result });

/** An account with a plan, R2 and a part of workers.dev, and nothing of Attune's. */
export const ACCOUNT: Routes = {
	[`${API}/accounts/acc/subscriptions`]: ok([{ rate_plan: { id: "workers_paid" } }]),
	[`${API}/accounts/acc/r2/buckets`]: ok({ buckets: [] }),
	[`${API}/accounts/acc/workers/subdomain`]: ok({ subdomain: "ana" }),
	[`${API}/accounts/acc/queues`]: ok([]),
	[`${API}/accounts/acc/storage/kv/namespaces`]: ok([{ id: "k1", title: "attune-production-sessions" }]),
	"POST api.cloudflare.com/client/v4/accounts/acc/storage/kv/namespaces": ok({ id: "k2" }),
};

/** What the Worker of this deploy tells when it is well. */
export const healthOf = (deploy: unknown) => ({
	ok: true,
	parts: { d1: true, kv: true, r2: true, objects: true },
	deploy,
	mail: { state: "up", notesPaused: false },
});

export const served = (host: string): Routes => ({
	[`GET ${host}/signin`]: '<script src="/assets/index-abc.js"></script>',
	[`GET ${host}/assets/index-abc.js`]: "1",
	[`GET ${host}/api/health`]: (_: string, sent: Sent) => healthOf(sent?.vars.DEPLOY_ID),
});

export const DOMAIN: Routes = {
	[`${API}/zones`]: ok([{ id: "z", name: "test.org", status: "active" }]),
	[`${API}/zones/z/email/sending/subdomains`]: ok([{ name: "attune.test.org", enabled: true }]),
};

export const SENT = "deploy --config dist/attune/wrangler.json --strict";
export const MIGRATED = "d1 migrations apply DB --remote --config dist/attune/wrangler.json";
export const CUSTOM = '[{"pattern":"attune.test.org","custom_domain":true}]';
