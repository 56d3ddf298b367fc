import type { LaunchOptions } from "@playwright/test";

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const executableAt = (path: string | undefined) => (path ? { executablePath: path } : {});

/** Where browsers and the people in them are, so that a page and an account have the same day. */
export const TIME_ZONE = "Europe/Amsterdam";

/** How the browser of every journey is started; one that needs more of it adds to this. */
export const LAUNCH = {
	...executableAt(HEADLESS_SHELL_PATH ?? CHROMIUM_PATH),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		// A busy machine answers so late that Chromium takes it for 2G, where no film plays.
		"--force-effective-connection-type=4G",
	],
} satisfies LaunchOptions;

/** The whole browser, for journeys that need a microphone. */
export const WHOLE_BROWSER = { ...LAUNCH, ...executableAt(CHROMIUM_PATH) } satisfies LaunchOptions;
