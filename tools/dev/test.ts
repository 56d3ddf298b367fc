import { main } from "../lib/main.ts";
import { outputOf, run } from "../lib/run.ts";
import { scratchInMemory } from "../lib/scratch.ts";
import { runInBrowser } from "./run-in-browser.ts";

/** What a quiet step prints is shown when it fails. */
type Step = readonly [name: string, command: string, isQuiet?: "quiet"];

/** The tests look at this build. */
const BUILD: Step = ["build", "vite build --logLevel warn"];

/** Fails most often, and needs little more than one core: it runs beside the build. */
const TYPES: Step = ["types", "npm run --silent typecheck"];

/** What fails most often comes first. */
const CHECKS: Step[] = [
	["format and lint", "biome check --error-on-warnings ."],
	["house rules", "node tools/house/house.ts"],
	["coverage map", "node tools/checks/check-spec-coverage.ts"],
	["links in the docs", "node tools/checks/check-doc-links.ts"],
	["list of the API", "node tools/docs/write-api-list.ts --check"],
	["unused code", "knip"],
	[
		"types of the settings",
		"wrangler types worker/worker-configuration.d.ts --include-runtime=false --strict-vars=false --check",
		"quiet",
	],
	["slow patterns", "node tools/checks/check-slow-patterns.ts"],
	["secrets", "secretlint **/*"],
	["known vulnerabilities in dependencies", "node tools/checks/audit.ts"],
	["safety scores", "node tools/measure/write-safety-scores.ts --check"],
];

const AFTER_BUILD: Step = ["bundle budgets", "node tools/checks/check-budgets.ts"];

/**
 * `npm test`: everything but what `.ci/run` does beside it, a dry deploy to each environment, how pages look
 * (`npm run looks`) and how they are served (`npm run served`). The first failure ends it. Tests wait for timers and sockets
 * a sixth of the time: most checks run in it, at low priority.
 */
await main(async () => {
	scratchInMemory();
	const stop = new AbortController();
	let failure: unknown;
	const fail = (error: unknown) => {
		failure ??= error;
		stop.abort();
	};
	const said: string[] = [];
	const tell = async (each: Step, isLow = true) =>
		said.push(await ownStep(each, { isLow, signal: stop.signal }));
	const built = tell(BUILD, false);
	async function checks(): Promise<void> {
		await tell(TYPES, false);
		for (const each of CHECKS) {
			await tell(each);
		}
		await built;
		await tell(AFTER_BUILD);
	}
	async function tests(): Promise<void> {
		await built;
		await step("tests", () => run("vitest", ["run"], { signal: stop.signal }));
	}
	await Promise.all([checks().catch(fail), tests().catch(fail)]);
	// Printed only now, so that it doesn't land in the middle of the tests' output.
	process.stdout.write(said.join(""));
	if (failure !== undefined) {
		throw failure;
	}
	await step("browser journeys", () => runInBrowser("--project=own-server", "--project=journeys"));
});

/** Returns what the command said, under its name. */
async function ownStep(
	[name, line, isQuiet]: Step,
	options: { isLow: boolean; signal: AbortSignal },
): Promise<string> {
	const [command = "", ...args] = line.split(" ");
	const started = Date.now();
	try {
		const said = await outputOf(command, args, options);
		return `\n— ${name}: ${secondsSince(started)}\n${isQuiet ? "" : said}`;
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
