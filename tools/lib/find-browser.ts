import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * Returns a Chromium for tests: CHROMIUM_PATH, one on the PATH, Playwright's own, else a newly installed one
 * (Playwright's download, or the system's package as root). Throws when none is available.
 */
export async function findBrowser(): Promise<string> {
	return knownBrowser() ?? (await installBrowser());
}

function knownBrowser(): string | undefined {
	const named = process.env.CHROMIUM_PATH;
	if (named !== undefined) {
		if (!existsSync(named)) {
			throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
		}
		return named;
	}
	return onPath(NAMES) ?? [chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Returns Chromium's headless shell, if the machine has it: it does the same journeys with a third less work, but has no
 * microphone.
 */
export function findHeadlessShell(): string | undefined {
	return process.env.HEADLESS_SHELL_PATH ?? onPath(SHELLS);
}

function onPath(names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return folders
		.flatMap((folder) => names.map((name) => join(folder, name)))
		.find((file) => existsSync(file));
}

async function installBrowser(): Promise<string> {
	const failures: string[] = [];
	for (const install of [installWithPlaywright, installWithApt]) {
		try {
			await install();
			const found = knownBrowser();
			if (found) {
				return found;
			}
		} catch (error) {
			failures.push(error instanceof Error ? error.message : String(error));
		}
	}
	throw new Error(`No browser to test with. Install Chromium or set CHROMIUM_PATH.\n${failures.join("\n")}`);
}

async function installWithPlaywright(): Promise<void> {
	await run("playwright", ["install", "chromium"], { quiet: true });
}

async function installWithApt(): Promise<void> {
	if (process.getuid?.() !== 0) {
		throw new Error("You aren't root, so we can't install the system's package.");
	}
	await run("apt-get", ["update"], { quiet: true });
	const install = (name: string) =>
		run("apt-get", ["install", "-y", "--no-install-recommends", name], { quiet: true });
	await install("chromium");
	// Debian has it, Ubuntu doesn't: journeys go without it then.
	await install("chromium-headless-shell").catch(() => undefined);
}
