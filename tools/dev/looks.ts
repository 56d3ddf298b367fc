import { main } from "../lib/main.ts";
import { runInBrowser } from "./run-in-browser.ts";

/** How every page looks, in the last build. */
await main(() => runInBrowser("looks"));
