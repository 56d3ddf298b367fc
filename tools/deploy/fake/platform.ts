import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { BuiltConfig } from "../built-config.ts";
import { ENVIRONMENTS, readWorkerConfig } from "../config.ts";

/**
 * Responses of the fake Cloudflare, by "GET /path" without the query; others are 404, and so is one that says so in `status`. A function receives wrangler's
 * commands so far, and what was uploaded last.
 */
export type Routes = Record<string, unknown>;

/** What was uploaded last; null where nothing was. */
export type Sent = Pick<BuiltConfig, "kv_namespaces" | "vars"> | null;

type Ran = {
	code: number | null;
	printed: string;
	commands: string[];
	sent: Sent;
};

/**
 * `typed`: what a person answers, one line a question; without it the script has no terminal, so it can't ask. `vars`: settings
 * that wrangler.toml has besides its own.
 */
type Circumstances = { script?: string; typed?: readonly string[]; vars?: Record<string, string> };

/** Both are scripts of the shell: a deploy starts them seven times, and Node takes 30 times as long to start. */
const WRANGLER = `#!/bin/sh
case "$*" in
	deploy*) cp dist/attune/wrangler.json sent.json; sent=$(tr -d '\\n\\t ' < dist/attune/wrangler.json | sed 's/.*"routes":\\(\\[[^]]*]\\).*/ routes=\\1/') ;;
esac
echo "$*$sent" >> commands
[ -z "$SIGNED_OUT" ] || exit 1
case "$*" in
	"whoami --json")
		printf '{"accounts":%s}' "$ACCOUNTS" ;;
	"d1 execute"*) printf %s "$D1_ANSWER" ;;
	"auth token --json") printf '{"type":"oauth","token":"t"}' ;;
	deploy*--dry-run) printf %s "$BINDINGS" ;;
	deploy*) exit "\${REFUSED:-0}" ;;
	"d1 create"*) [ -z "$NO_D1" ] || { echo "D1 is full" >&2; exit 1; } ;;
esac
`;

/** Writes what the real build would: the environment's configuration, and a page that names its script. */
const VITE = `#!/bin/sh
echo "vite for $CLOUDFLARE_ENV by $OPERATOR_NAME" >> commands
mkdir -p dist/attune dist/client
echo '<script src="/assets/index-abc.js"></script>' > dist/client/index.html
printf '{"name":"attune-%s","vars":{},"d1_databases":[],"kv_namespaces":[{"binding":"SESSIONS"}]}' "$CLOUDFLARE_ENV" > dist/attune/wrangler.json
`;

/** What wrangler reads from its settings, by environment. */
const CONFIGS = [undefined, ...ENVIRONMENTS].map((env) => [env ?? "", readWorkerConfig(env)] as const);

const configsWith = (vars: Record<string, string>) =>
	Object.fromEntries(CONFIGS.map(([env, config]) => [env, { ...config, vars: { ...config.vars, ...vars } }]));

/**
 * Runs before a script: sends its requests to `server`, and reads settings without wrangler, whose 15 MB of code take a second
 * each time. With a person, its pipes look like a terminal.
 */
const before = (server: string, { typed, vars }: Circumstances) => `
	process.stdin.isTTY = process.stdout.isTTY = ${typed !== undefined};
	import { registerHooks } from "node:module";
	const settings = "export const unstable_readConfig = ({ env = '' }) => (" + ${JSON.stringify(JSON.stringify(configsWith(vars ?? {})))} + ")[env];";
	const wrangler = "data:text/javascript," + encodeURIComponent(settings);
	registerHooks({
		resolve: (name, context, next) =>
			name === "wrangler" ? { url: wrangler, shortCircuit: true } : next(name, context),
	});
	const real = fetch;
	globalThis.fetch = (url, init = {}) => {
		const { host, pathname, search } = new URL(url);
		return real("${server}" + pathname + search, { ...init, headers: { ...init.headers, "x-host": host } });
	};
`;

/**
 * Runs `npm run deploy`, or another script, with these arguments in its own folder. `wrangler` and `vite` only record
 * their calls, and every request goes to a server that answers with `routes`.
 */
export async function runScript(
	words: string[],
	routes: Routes,
	env: NodeJS.ProcessEnv = {},
	circumstances: Circumstances = {},
): Promise<Ran> {
	const { script = "tools/deploy/deploy.ts", typed } = circumstances;
	const folder = await mkdtemp(join(tmpdir(), "attune-deploy-"));
	await mkdir(join(folder, "bin"));
	await mkdir(join(folder, "migrations"));
	await writeFile(join(folder, "migrations", "0001_first.sql"), "");
	await writeFile(join(folder, "commands"), "");
	await writeFile(join(folder, "sent.json"), "null");
	const readIn = (file: string) => readFileSync(join(folder, file), "utf8");
	for (const [name, text] of Object.entries({ wrangler: WRANGLER, vite: VITE })) {
		await writeFile(join(folder, "bin", name), text);
		await chmod(join(folder, "bin", name), 0o755);
	}
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://x");
		const route = routes[`${request.method} ${request.headers["x-host"]}${url.pathname}`];
		const found =
			typeof route === "function" ? route(readIn("commands"), JSON.parse(readIn("sent.json"))) : route;
		response.statusCode = found === undefined ? 404 : (found.status ?? 200);
		const missing = { success: false, errors: [{ code: 10_007, message: "not found" }] };
		response.end(typeof found === "string" ? found : JSON.stringify(found ?? missing));
	}).listen(0);
	const { port } = server.address() as AddressInfo;
	await writeFile(join(folder, "before.mjs"), before(`http://127.0.0.1:${port}`, circumstances));
	const child = spawn(process.execPath, ["--import", join(folder, "before.mjs"), resolve(script), ...words], {
		cwd: folder,
		env: {
			PATH: [join(folder, "bin"), process.env.PATH].join(delimiter),
			HOME: folder,
			ATTUNE_DEPLOY_PATIENCE_MS: "0",
			ACCOUNTS: '[{"id":"acc","name":"Ana"}]',
			...env,
		},
		stdio: ["pipe", "pipe", "pipe"],
	});
	const lines = [...(typed ?? [])];
	if (!typed) {
		child.stdin.end();
	}
	let [printed, answered] = ["", ""];
	child.stdout.on("data", (chunk) => {
		printed += chunk;
		const shown = stripVTControlCharacters(printed);
		// What follows a question may only place the cursor.
		if (/[?:\]] $/.test(shown) && shown !== answered) {
			answered = shown;
			const line = lines.shift();
			line === undefined ? child.stdin.end() : child.stdin.write(`${line}\n`);
		}
	});
	child.stderr.on("data", (chunk) => {
		printed += chunk;
	});
	const code = await new Promise<number | null>((done) => child.on("close", done));
	server.close();
	const commands = (await readFile(join(folder, "commands"), "utf8")).trim().split("\n");
	const sent: Sent = JSON.parse(readIn("sent.json"));
	await rm(folder, { recursive: true });
	return { code, printed, commands, sent };
}
