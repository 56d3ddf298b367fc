import { createSignal } from "./store.ts";

const asked = createSignal();

/** Opens "Get help now" from anywhere, also from inside a dialog. */
export const openHelp = asked.emit;

/** Subscribes to requests for help; returns the function that unsubscribes. */
export const onHelpWanted = asked.subscribe;
