import { useMedia } from "./use-media.ts";

/** Whether the window has room for a panel beside the conversation. Follows resizes. */
export function useIsWide(): boolean {
	return useMedia("(min-width: 64rem)");
}
