import { useSyncExternalStore } from "react";

/** From here on there is room for what stands beside the talk. */
const WIDE = "(min-width: 64rem)";

/** Whether the window is wide, also after it was made so. */
export function useIsWide(): boolean {
	return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(tell: () => void): () => void {
	const list = matchMedia(WIDE);
	list.addEventListener("change", tell);
	return () => list.removeEventListener("change", tell);
}
