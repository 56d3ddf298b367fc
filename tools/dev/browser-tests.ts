import { main } from "../lib/main.ts";
import { run } from "../lib/run.ts";
import { buildIfChanged } from "./fresh-build.ts";
import { runInBrowser } from "./run-in-browser.ts";
import { stateFolder } from "./settings.ts";

/** `npm run looks`: how every page looks. `npm run served`: how files, pages and connections are served. */
await main(async () => {
	await buildIfChanged(process.cwd(), stateFolder(), () => run("vite", ["build", "--logLevel", "warn"]));
	await runInBrowser(process.argv[2] === "served" ? "served" : "looks");
});
