import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

/**
 * Responses of the fake Cloudflare, by "GET /path" without the query; others are 404. A function receives wrangler's
 * commands so far.
 */
export type Routes = Record<string, unknown>;

type Ran = { code: number | null; printed: string; commands: string[] };

const WRANGLER = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require("node:fs");
const words = process.argv.slice(2).join(" ");
const routes = words.startsWith("deploy") ? " routes=" + JSON.stringify(JSON.parse(readFileSync("dist/attune/wrangler.json", "utf8")).routes) : "";
appendFileSync("commands", words + routes + "\\n");
if (words === "whoami --json") {
	if (process.env.SIGNED_OUT) process.exit(1);
	console.log(JSON.stringify({ accounts: JSON.parse(process.env.ACCOUNTS ?? '[{"id":"acc","name":"Ana"}]') }));
}
if (words.startsWith("d1 execute")) console.log(process.env.D1_ANSWER);
if (words === "auth token --json") console.log(JSON.stringify({ type: "oauth", token: "t" }));
`;

/** Writes what the real build would: the environment's configuration, and a page that names its script. */
const VITE = `#!/usr/bin/env node
const { mkdirSync, writeFileSync, appendFileSync } = require("node:fs");
appendFileSync("commands", "vite for " + process.env.CLOUDFLARE_ENV + " by " + process.env.OPERATOR_NAME + "\\n");
mkdirSync("dist/attune", { recursive: true });
mkdirSync("dist/client", { recursive: true });
writeFileSync("dist/client/index.html", '<script src="/assets/index-abc.js"></script>');
writeFileSync("dist/attune/wrangler.json", JSON.stringify({ name: "attune-" + process.env.CLOUDFLARE_ENV, vars: {}, d1_databases: [], kv_namespaces: [] }));
`;

/**
 * Runs `npm run deploy`, or another script, with these arguments in its own folder. `wrangler` and `vite` only record
 * their calls, and every request goes to a server that answers with `routes`. Without a terminal, so it can't prompt.
 */
export async function runScript(
	words: string[],
	routes: Routes,
	env: NodeJS.ProcessEnv = {},
	script = "tools/deploy/deploy.ts",
): Promise<Ran> {
	const folder = await mkdtemp(join(tmpdir(), "attune-deploy-"));
	await mkdir(join(folder, "bin"));
	await cp("wrangler.toml", join(folder, "wrangler.toml"));
	await mkdir(join(folder, "worker"));
	await symlink(resolve("worker/index.ts"), join(folder, "worker/index.ts"));
	await writeFile(join(folder, "commands"), "");
	for (const [name, text] of Object.entries({ wrangler: WRANGLER, vite: VITE })) {
		await writeFile(join(folder, "bin", name), text);
		await chmod(join(folder, "bin", name), 0o755);
	}
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://x");
		const route = routes[`${request.method} ${request.headers["x-host"]}${url.pathname}`];
		const found = typeof route === "function" ? route(readFileSync(join(folder, "commands"), "utf8")) : route;
		response.statusCode = found === undefined ? 404 : 200;
		const missing = { success: false, errors: [{ code: 10_007, message: "not found" }] };
		response.end(typeof found === "string" ? found : JSON.stringify(found ?? missing));
	}).listen(0);
	const { port } = server.address() as AddressInfo;
	const reroute = `const real = fetch; globalThis.fetch = (url, init = {}) => { const { host, pathname, search } = new URL(url);
		return real("http://127.0.0.1:${port}" + pathname + search, { ...init, headers: { ...init.headers, "x-host": host } }); };`;
	const child = spawn(
		process.execPath,
		["--import", `data:text/javascript,${encodeURIComponent(reroute)}`, resolve(script), ...words],
		{
			cwd: folder,
			env: {
				PATH: [join(folder, "bin"), process.env.PATH].join(delimiter),
				HOME: folder,
				ATTUNE_DEPLOY_PATIENCE_MS: "0",
				// wrangler's code is 15 MB, and each run loads it.
				NODE_COMPILE_CACHE: resolve(".wrangler/compiled"),
				...env,
			},
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	let printed = "";
	child.stdout.on("data", (chunk) => {
		printed += chunk;
	});
	child.stderr.on("data", (chunk) => {
		printed += chunk;
	});
	const code = await new Promise<number | null>((done) => child.on("close", done));
	server.close();
	const commands = (await readFile(join(folder, "commands"), "utf8")).trim().split("\n");
	return { code, printed, commands };
}
