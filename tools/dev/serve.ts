import { main } from "../lib/main.ts";
import { serve } from "./local-server.ts";

/** Serves an existing build, for browser journeys, which start it many times. */
await main(() => serve({ withOllama: false }));
