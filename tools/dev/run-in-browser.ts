import { findBrowser, findHeadlessShell } from "../lib/find-browser.ts";
import { run } from "../lib/run.ts";

/** Runs Playwright with these arguments against the last build, and fails when one of its tests does. */
export async function runInBrowser(...args: string[]): Promise<void> {
	const browser = await findBrowser();
	const shell = findHeadlessShell();
	const env = { CHROMIUM_PATH: browser, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) };
	await run("playwright", ["test", ...args], { env });
}
