import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { ENVIRONMENTS, type Environment, readWorkerConfig, unfilled } from "./lib/deploy-config.ts";
import { missingAt, scriptOf } from "./lib/is-served.ts";
import { main } from "./lib/main.ts";
import { run } from "./lib/run.ts";

/** Where the build leaves the Worker's configuration for one environment. */
const BUILT = "dist/attune/wrangler.json";

/** So long is waited for a deploy to be there, in ms. */
const PATIENCE_MS = 300_000;

const QUIET = { CI: "1", WRANGLER_SEND_METRICS: "false" };

/**
 * `npm run deploy -- preview|production [--dry-run]`: builds, brings D1 up to date, then sends the code, and asks whether it
 * is well. The database goes first: code may need what a migration adds, and no migration takes away what the code before
 * it needs (docs/recipes/add-a-table.md). Dry, it does all that needs no account and sends nothing.
 */
await main(async () => {
	const [name, ...flags] = process.argv.slice(2);
	const env = ENVIRONMENTS.find((each) => each === name);
	const isDry = flags.includes("--dry-run");
	if (!env || flags.some((flag) => flag !== "--dry-run")) {
		throw new Error(`Say where to: npm run deploy -- ${ENVIRONMENTS.join("|")} [--dry-run]`);
	}
	const config = readWorkerConfig(env);
	const others = [undefined, ...ENVIRONMENTS].filter((each) => each !== env);
	const missing = unfilled(config, others.map(readWorkerConfig));
	if (missing.length > 0) {
		const list = missing.map((each) => `  ${each}`).join("\n");
		const text = `To be filled in under [env.${env}] of wrangler.toml (docs/deploy.md):\n${list}`;
		if (!isDry) {
			throw new Error(text);
		}
		process.stdout.write(`${text}\n`);
	}
	const { OPERATOR_NAME = "", OPERATOR_EMAIL = "" } = config.vars;
	const operator = { OPERATOR_NAME: String(OPERATOR_NAME), OPERATOR_EMAIL: String(OPERATOR_EMAIL) };
	await run("vite", ["build", "--logLevel", "warn"], { env: { CLOUDFLARE_ENV: env, ...operator } });
	await (isDry ? rehearse(env) : deploy(env, String(config.vars.APP_URL)));
});

async function rehearse(env: Environment): Promise<void> {
	const migrations = (await readdir("migrations")).filter((file) => file.endsWith(".sql")).sort();
	process.stdout.write(`\nFirst D1, what of these is not there yet: ${migrations.join(", ")}\n`);
	await run("wrangler", ["deploy", "--config", BUILT, "--dry-run"], { env: QUIET });
	process.stdout.write(`\nNothing was sent. npm run deploy -- ${env} sends it.\n`);
}

async function deploy(env: Environment, url: string): Promise<void> {
	await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--env", env], { env: QUIET });
	await run("wrangler", ["deploy", "--config", BUILT], { env: QUIET });
	const script = await scriptOf("dist/client");
	// A domain that was made just now is not known everywhere yet, and its certificate takes a few minutes.
	const until = Date.now() + PATIENCE_MS;
	let missing = await missingAt(url, script);
	while (missing !== null && Date.now() < until) {
		process.stdout.write(`  not yet: ${missing}\n`);
		await sleep(5_000);
		missing = await missingAt(url, script);
	}
	if (missing !== null) {
		throw new Error(
			`It is sent, and not well: ${missing}\nWas there a version before: npx wrangler rollback --env ${env}`,
		);
	}
	process.stdout.write(`\n${url} serves this version, and every part answers.\n`);
}
