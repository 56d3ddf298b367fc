import { main } from "../lib/main.ts";
import { run } from "../lib/run.ts";
import { buildIfChanged } from "./fresh-build.ts";
import { runInBrowser } from "./run-in-browser.ts";
import { stateFolder } from "./settings.ts";

/** `npm run e2e`, `npm run looks` and `npm run served`: Playwright with the arguments, against a build of the code as it is. */
await main(async () => {
	await buildIfChanged(process.cwd(), stateFolder(), () => run("vite", ["build", "--logLevel", "warn"]));
	await runInBrowser(...process.argv.slice(2));
});
