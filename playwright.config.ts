import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { LAUNCH, TIME_ZONE } from "./e2e/helpers/launch.ts";
import { portOf } from "./tools/lib/ports.ts";
import { scratchInMemory } from "./tools/lib/scratch.ts";

scratchInMemory();

const PORT = portOf("journeys");
const state = process.env.ATTUNE_E2E_STATE ?? mkdtempSync(join(tmpdir(), "attune-e2e-"));
// Workers of Playwright read this file too: they must share the folder, not make one each.
process.env.ATTUNE_E2E_STATE = state;

/** A journey's page is open for seconds. V8 spends a tenth of the time on optimising its code, and that never pays. */
const UNOPTIMISED = { ...LAUNCH, args: [...LAUNCH.args, "--js-flags=--no-opt --no-maglev"] };

export default defineConfig({
	testDir: "e2e",
	projects: [
		// The tests of each file share one server and run in turn. A file that began last would run alone.
		{ name: "own-server", testMatch: "journeys/own-server/**", use: { launchOptions: UNOPTIMISED } },
		{ name: "journeys", testMatch: "journeys/*.ts", use: { launchOptions: UNOPTIMISED } },
		// Sizes, light and dark, contrast by pixels, axe on every page: only what changes how pages look can break these.
		{ name: "looks", testMatch: "looks/**" },
		// Files, pages without scripts, the service worker, a lost network and the runtime itself: only what changes how the app is
		// served, or what waits without a network, can break these.
		{ name: "served", testMatch: "served/**" },
	],
	outputDir: "test-results",
	forbidOnly: true,
	fullyParallel: true,
	// One more than cores: a journey often waits for a clock. All of them ask one server.
	workers: Math.min(4, availableParallelism() + 1),
	// A journey that passes only the second time is listed as flaky at the end: mend it.
	retries: process.env.CI ? 1 : 0,
	// A machine that does other work beside takes twice as long for a page that axe reads.
	timeout: 120_000,
	expect: { timeout: 10_000 },
	reporter: [["list"]],
	use: {
		baseURL: `http://localhost:${PORT}`,
		// A trace of each costs a sixth of the time: "--trace on" makes one where it is needed.
		screenshot: "only-on-failure",
		timezoneId: TIME_ZONE,
		// What a service worker fetches passes by the routes that journeys set. Tests of the service worker allow it.
		serviceWorkers: "block",
		// Drawing what moves is a third of the work. Journeys about motion ask for it.
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: LAUNCH,
	},
	webServer: {
		command: "node tools/dev/serve.ts",
		url: `http://localhost:${PORT}`,
		// A coach that writes slowly leaves time for what happens in the middle of a reply.
		env: { PORT: String(PORT), ATTUNE_STATE: state, BUILTIN_COACH_PACE_MS: "150" },
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
});
