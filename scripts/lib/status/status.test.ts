import { expect, test, vi } from "vitest";
import { type Routes, runScript } from "../deploy/fake/platform.ts";

// It starts programs, one after another.
vi.setConfig({ testTimeout: 120_000 });

const API = "GET api.cloudflare.com/client/v4/accounts/acc";
const ok = (result: unknown) => ({ success: true, result });
const health = (isUp: boolean) => ({
	ok: isUp,
	parts: { d1: isUp, kv: true, r2: true, objects: true },
	mail: { state: "up", notesPaused: false },
});

const routes = (isUp: boolean): Routes => ({
	[`${API}/workers/scripts/attune-preview/settings`]: ok({
		bindings: [{ type: "plain_text", name: "APP_URL", text: "https://attune.test.org" }],
	}),
	[`${API}/queues`]: ok([{ queue_id: "q", queue_name: "attune-preview-mail" }]),
	[`${API}/queues/q/metrics`]: ok({ backlog_count: 3, oldest_message_timestamp_ms: Date.now() - 60_000 }),
	"GET attune.test.org/api/health": health(isUp),
});

const D1_ANSWER = JSON.stringify([
	{ results: [{ day: "2026-02-10", name: "mail:note", count: 7 }] },
	{ results: [{ count: 0, since: null }] },
]);

const status = (words: string[], all: Routes) => runScript(words, all, { D1_ANSWER }, "scripts/status.ts");

test("reads D1, queues and health with the operator's own sign-in, and writes nothing", async () => {
	const ran = await status(["preview"], routes(true));
	expect(ran.printed).toContain("health      every part answers");
	expect(ran.printed).toMatch(/attune-preview-mail: 3, oldest \d+ s/);
	expect(ran.printed).toContain("0 about accounts, 7 notes");
	expect(ran.code).toBe(0);
	const statements = ran.commands.filter((command) => command.startsWith("d1 execute"));
	expect(statements).toHaveLength(1);
	expect(statements[0]).not.toMatch(/insert|update|delete/i);
});

test("ends with 1 where somebody should look, and where there is no such Worker", async () => {
	const down = await status(["preview"], routes(false));
	expect(down.printed).toContain("health: down: d1");
	expect(down.code).toBe(1);
	const none = await status(["preview"], {});
	expect(none.printed).toContain("There is no Worker attune-preview on this account");
	expect(none.code).toBe(1);
	expect((await status(["elsewhere"], {})).printed).toContain("npm run status -- preview|production");
});
