import { readdir } from "node:fs/promises";
import { ENVIRONMENTS, type Environment, readWorkerConfig, unfilled } from "./lib/deploy-config.ts";
import { main } from "./lib/main.ts";
import { run } from "./lib/run.ts";
import { waitForAnswer } from "./lib/wait-for.ts";

/** Where the build leaves the Worker's configuration for one environment. */
const BUILT = "dist/attune/wrangler.json";

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
	const missing = unfilled(config);
	if (missing.length > 0) {
		const list = missing.map((each) => `  ${each}`).join("\n");
		const text = `To be filled in under [env.${env}] of wrangler.toml (docs/deploy.md):\n${list}`;
		if (!isDry) {
			throw new Error(text);
		}
		process.stdout.write(`${text}\n`);
	}
	await run("vite", ["build", "--logLevel", "warn"], { env: { CLOUDFLARE_ENV: env } });
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
	const health = `${url}/api/health`;
	// A domain that was made just now is not known everywhere yet.
	await waitForAnswer(health, () => false).catch(() => {
		throw new Error(
			`It is sent, and ${health} did not answer well. The version before: npx wrangler rollback --env ${env}`,
		);
	});
	process.stdout.write(`\n${health} answers: all is well.\n`);
}
