import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
	[`${API}/queues`]: ok(
		["mail", "deliveries", "scenes", "deletions", "dead-letters"].map((name) => ({
			queue_id: "q",
			queue_name: `attune-preview-${name}`,
		})),
	),
	[`${API}/queues/q/metrics`]: ok({ backlog_count: 3, oldest_message_timestamp_ms: Date.now() - 60_000 }),
	"GET attune.test.org/api/health": health(isUp),
});

const D1_ANSWER = JSON.stringify([
	{ results: [{ name: "mail:note", count: 7 }] },
	{ results: [{ count: 0, since: null }] },
]);

const status = (words: string[], all: Routes, env: NodeJS.ProcessEnv = { D1_ANSWER }) =>
	runScript(words, all, env, { script: "tools/status/status.ts" });

test("reads D1, queues and health with the operator's own sign-in, and writes nothing", async () => {
	const ran = await status(["preview"], routes(true));
	expect(ran.printed).toContain("health      every part answers");
	expect(ran.printed).toMatch(/attune-preview-mail: 3, oldest \d+ s/);
	expect(ran.printed).toContain("0 about accounts, 7 notifications");
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

test("says what it can where D1, the Worker or the queues don't answer, and ends with 1", async () => {
	const noDatabase = await status(["preview"], routes(true), {});
	expect(noDatabase.printed).toContain("health      every part answers");
	expect(noDatabase.printed).toContain("database: D1 can't be asked");
	expect(noDatabase.code).toBe(1);
	const noCounts = await status(["preview"], routes(true), { D1_ANSWER: '[{},{"results":[]}]' });
	expect(noCounts.printed).toContain("health      every part answers");
	expect(noCounts.printed).toContain("database: D1 can't be asked");
	const broken = await status(["preview"], {
		...routes(true),
		"GET attune.test.org/api/health": { error: { code: "internal" } },
		[`${API}/queues`]: "<html>502</html>",
	});
	expect(broken.printed).toContain(
		"health: https://attune.test.org/api/health answers 200, and not how it is",
	);
	expect(broken.printed).toMatch(/queues: Cloudflare doesn't say how long .*attune-preview-mail/);
	expect(broken.printed).toContain("7 notifications");
	expect(broken.code).toBe(1);
	const noAddress = await status(["preview"], {
		...routes(true),
		[`${API}/workers/scripts/attune-preview/settings`]: ok({ bindings: [] }),
	});
	expect(noAddress.printed).toContain("health: attune-preview has no setting APP_URL that can be read");
	const denied = await status(["preview"], {
		[`${API}/workers/scripts/attune-preview/settings`]: {
			success: false,
			errors: [{ code: 10_000, message: "denied" }],
		},
	});
	expect(denied.printed).toContain(
		"health: Cloudflare doesn't say what attune-preview is bound to: 10000 denied",
	);
	expect(denied.printed).toContain("sent today  0 about accounts, 7 notifications");
});

/** Does what a crontab line says, with an `npm` that prints this to both outputs and ends with that; returns what is mailed. */
async function mailedBy(line: string, code: number): Promise<string> {
	const home = await mkdtemp(join(tmpdir(), "attune-cron-"));
	const tools = {
		npm: `echo "health      every part answers"; echo "errors: 20 answers" >&2; exit ${code}`,
		mail: `cat > ${join(home, "mailed")}`,
	};
	await mkdir(join(home, "attune"));
	await writeFile(join(home, "mailed"), "");
	for (const [name, script] of Object.entries(tools)) {
		await writeFile(join(home, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	}
	execFileSync("/bin/sh", ["-c", line.replace(/^(?:\S+ ){5}/, "")], {
		cwd: home,
		env: { PATH: `${home}:${process.env.PATH}` },
	});
	const mailed = await readFile(join(home, "mailed"), "utf8");
	await rm(home, { recursive: true });
	return mailed;
}

test("the crontab line of the documentation mails what it prints, once an hour and only where somebody should look", async () => {
	const line = /^0 \* \* \* \* .+$/m.exec(await readFile("docs/operations.md", "utf8"))?.[0] ?? "";
	expect(await mailedBy(line, 1)).toBe("health      every part answers\nerrors: 20 answers\n");
	expect(await mailedBy(line, 0)).toBe("");
});
