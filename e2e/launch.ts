import type { LaunchOptions } from "@playwright/test";

/** How the browser of every journey is started; one that needs more of it adds to this. */
export const LAUNCH = {
	...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	],
} satisfies LaunchOptions;
