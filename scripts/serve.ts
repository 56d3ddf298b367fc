import { main } from "./lib/main.ts";
import { serve } from "./lib/serve.ts";

/** Serves what is already built: for journeys in a browser, which start it many times. */
await main(() => serve({ withOllama: false }));
