import { main } from "../lib/main.ts";
import { run } from "../lib/run.ts";
import { buildIfChanged } from "./fresh-build.ts";
import { serve } from "./local-server.ts";
import { stateFolder } from "./settings.ts";

/** `npm start`: builds what changed, migrates the local database, serves the production build. */
await main(() => serve({ withOllama: true, prepare: build }));

async function build(): Promise<void> {
	await buildIfChanged(process.cwd(), stateFolder(), () => run("vite", ["build", "--logLevel", "warn"]));
}
