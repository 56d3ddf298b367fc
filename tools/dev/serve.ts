import { main } from "../lib/main.ts";
import { serve } from "./local-server.ts";

/** Serves what is already built: for journeys in a browser, which start it many times. */
await main(() => serve({ withOllama: false }));
