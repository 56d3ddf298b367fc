import { createStore, useStore } from "../store.ts";

/** Whether the person's live socket is open. While it is, frames report changes and polling stops. */
const live = createStore(false);

/** For the socket's owner alone. */
export function noteLive(isOpen: boolean): void {
	live.setState(isOpen);
}

/**
 * A `refetchInterval` that rests while the live socket is open. A hook and not a function given to the query: the
 * query looks at its interval again only when what it's given changes.
 */
export function usePollUnlessLive(intervalMs: number): number | false {
	return useStore(live) ? false : intervalMs;
}
