import { main } from "./lib/main.ts";
import { run } from "./lib/run.ts";
import { serve } from "./lib/serve.ts";

/** `npm start`: builds, migrates the local database, serves the production build. */
await main(async () => {
	await run("vite", ["build", "--logLevel", "warn"]);
	await serve({ withOllama: true });
});
