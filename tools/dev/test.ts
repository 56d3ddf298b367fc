import { ENVIRONMENTS } from "../deploy/config.ts";
import { findBrowser, findHeadlessShell } from "../lib/find-browser.ts";
import { main } from "../lib/main.ts";
import { run } from "../lib/run.ts";

/** `npm test`: everything, in the order in which a mistake is cheapest to find. The first failure ends it. */
await main(async () => {
	await step("format and lint", () => run("biome", ["check", "--error-on-warnings", "."]));
	await step("types", typeCheck);
	await step("unused code", () => run("knip", []));
	await step("secrets", () => run("secretlint", ["**/*"]));
	await step("known vulnerabilities in dependencies", () => run("node", ["tools/checks/audit.ts"]));
	await step("house rules", () => run("node", ["tools/house/house.ts"]));
	await step("coverage map", () => run("node", ["tools/checks/check-spec-coverage.ts"]));
	await step("links in the docs", () => run("node", ["tools/checks/check-doc-links.ts"]));
	await step("list of the API", () => run("node", ["tools/docs/write-api-list.ts", "--check"]));
	await step("slow patterns", () => run("node", ["tools/checks/check-slow-patterns.ts"]));
	await step("safety scores", () => run("node", ["tools/measure/write-safety-scores.ts", "--check"]));
	for (const env of ENVIRONMENTS) {
		await step(`deploy to ${env}, dry`, () =>
			run("node", ["tools/deploy/deploy.ts", env, "--dry-run"], { quiet: true }),
		);
	}
	await step("build", () => run("vite", ["build", "--logLevel", "warn"]));
	await step("bundle budgets", () => run("node", ["tools/checks/check-budgets.ts"]));
	await step("tests", () => run("vitest", ["run"]));
	const browser = await findBrowser();
	const shell = findHeadlessShell();
	const env = { CHROMIUM_PATH: browser, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) };
	await step("browser journeys", () => run("playwright", ["test"], { env }));
});

async function typeCheck(): Promise<void> {
	await run(
		"wrangler",
		[
			"types",
			"worker/worker-configuration.d.ts",
			"--include-runtime=false",
			"--strict-vars=false",
			"--check",
		],
		{
			quiet: true,
		},
	);
	await run("npm", ["run", "--silent", "typecheck"]);
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
	const started = Date.now();
	process.stdout.write(`\n— ${name}\n`);
	await work();
	process.stdout.write(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
