import { applyD1Migrations, env } from "cloudflare:test";
import { afterAll, afterEach, vi } from "vitest";
import "./load-worker-once.ts";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

/** How long a test waits for what must become true, in ms. Vitest's own second is too short on a busy machine. */
const WAIT_MS = 15_000;
const waitFor = vi.waitFor;
vi.waitFor = (check, options = WAIT_MS) => waitFor(check, options);

const consoleError = vi.spyOn(console, "error");

// An unexpected error fails the test that caused it.
afterEach(() => {
	const calls = consoleError.mock.calls.splice(0);
	if (calls.length > 0) {
		throw new Error(`Unexpected console.error: ${calls.map((call) => call.join(" ")).join("\n")}`);
	}
});

/** Time for work after a response to end, in ms: the runner reports late imports as errors. */
const AFTER_ANSWERS_MS = 100;

afterAll(() => scheduler.wait(AFTER_ANSWERS_MS));
