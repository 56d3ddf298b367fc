import { ENVIRONMENTS } from "../deploy/config.ts";
import { main } from "../lib/main.ts";
import { outputOf, run } from "../lib/run.ts";
import { scratchInMemory } from "../lib/scratch.ts";
import { runInBrowser } from "./run-in-browser.ts";

/** What a quiet step prints is shown when it fails. */
type Step = readonly [name: string, command: string, isQuiet?: "quiet"];

const CHECKS: Step[] = [
	["format and lint", "biome check --error-on-warnings ."],
	[
		"types of the settings",
		"wrangler types worker/worker-configuration.d.ts --include-runtime=false --strict-vars=false --check",
		"quiet",
	],
	["types", "npm run --silent typecheck"],
	["unused code", "knip"],
	["secrets", "secretlint **/*"],
	["known vulnerabilities in dependencies", "node tools/checks/audit.ts"],
	["house rules", "node tools/house/house.ts"],
	["coverage map", "node tools/checks/check-spec-coverage.ts"],
	["links in the docs", "node tools/checks/check-doc-links.ts"],
	["list of the API", "node tools/docs/write-api-list.ts --check"],
	["slow patterns", "node tools/checks/check-slow-patterns.ts"],
	["safety scores", "node tools/measure/write-safety-scores.ts --check"],
];

/** All of these write `dist`, so they take turns. The tests look at the last build. */
const BUILDS: Step[] = [
	...ENVIRONMENTS.map(
		(env): Step => [`deploy to ${env}, dry`, `node tools/deploy/deploy.ts ${env} --dry-run`, "quiet"],
	),
	["build", "vite build --logLevel warn"],
	["bundle budgets", "node tools/checks/check-budgets.ts"],
];

/** `npm test`: everything but the looks of pages (`npm run looks`). The first failure ends it. Most checks use one core, so two run at a time. */
await main(async () => {
	scratchInMemory();
	let failure: unknown;
	const inTurn = async (steps: readonly Step[]) => {
		for (const each of steps) {
			if (failure === undefined) {
				// The error is thrown when both have stopped, so that it's the last thing printed.
				await ownStep(each).catch((error) => {
					failure ??= error;
				});
			}
		}
	};
	await Promise.all([inTurn(CHECKS), inTurn(BUILDS)]);
	if (failure !== undefined) {
		throw failure;
	}
	await step("tests", () => run("vitest", ["run"]));
	await step("browser journeys", () => runInBrowser("journeys"));
});

/** Prints what the command said once it has ended, so that the output of two doesn't mix. */
async function ownStep([name, line, isQuiet]: Step): Promise<void> {
	const [command = "", ...args] = line.split(" ");
	const started = Date.now();
	try {
		const said = await outputOf(command, args);
		process.stdout.write(`\n— ${name}: ${secondsSince(started)}\n${isQuiet ? "" : said}`);
	} catch (error) {
		throw new Error(`— ${name} FAILED\n${error instanceof Error ? error.message : String(error)}`);
	}
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
	const started = Date.now();
	process.stdout.write(`\n— ${name}\n`);
	await work();
	process.stdout.write(`  ${name}: ${secondsSince(started)}\n`);
}

function secondsSince(started: number): string {
	return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
