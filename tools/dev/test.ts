import { main } from "../lib/main.ts";
import { outputOf, run } from "../lib/run.ts";
import { scratchInMemory } from "../lib/scratch.ts";
import { runInBrowser } from "./run-in-browser.ts";

/** What a quiet step prints is shown when it fails. */
type Step = readonly [name: string, command: string, isQuiet?: "quiet"];

/** The longest come first, so that both cores have work until the end. The tests look at this build. */
const CHECKS: Step[] = [
	["build", "vite build --logLevel warn"],
	["types", "npm run --silent typecheck"],
	["safety scores", "node tools/measure/write-safety-scores.ts --check"],
	["unused code", "knip"],
	["format and lint", "biome check --error-on-warnings ."],
	[
		"types of the settings",
		"wrangler types worker/worker-configuration.d.ts --include-runtime=false --strict-vars=false --check",
		"quiet",
	],
	["slow patterns", "node tools/checks/check-slow-patterns.ts"],
	["secrets", "secretlint **/*"],
	["known vulnerabilities in dependencies", "node tools/checks/audit.ts"],
	["house rules", "node tools/house/house.ts"],
	["coverage map", "node tools/checks/check-spec-coverage.ts"],
	["links in the docs", "node tools/checks/check-doc-links.ts"],
	["list of the API", "node tools/docs/write-api-list.ts --check"],
];

const AFTER_BUILD: Step = ["bundle budgets", "node tools/checks/check-budgets.ts"];

/**
 * `npm test`: everything but what `.ci/run` does beside it, a dry deploy to each environment, how pages look
 * (`npm run looks`) and how they are served (`npm run served`). The first failure ends it. Most checks use one core, so two run at a time.
 */
await main(async () => {
	scratchInMemory();
	const left = [...CHECKS];
	let failure: unknown;
	async function inTurn(): Promise<void> {
		for (let each = left.shift(); each && failure === undefined; each = left.shift()) {
			// The error is thrown when both have stopped, so that it's the last thing printed.
			await ownStep(each).catch((error) => {
				failure ??= error;
			});
		}
	}
	await Promise.all([inTurn(), inTurn()]);
	if (failure !== undefined) {
		throw failure;
	}
	await ownStep(AFTER_BUILD);
	await step("tests", () => run("vitest", ["run"]));
	await step("browser journeys", () => runInBrowser("--project=own-server", "--project=journeys"));
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
