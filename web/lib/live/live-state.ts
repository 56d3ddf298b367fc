import { createStore, useStore } from "../store.ts";

/**
 * Whether the person's live socket is open, or is being opened for the first time. Frames then report changes and
 * polling stops. A page that begins with polling draws all that polls a second time as the socket opens.
 */
const live = createStore(true);

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
