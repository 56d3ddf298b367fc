import { useMedia } from "./use-media.ts";

/** Whether the window is wide, also after it was made so: from here on there is room for what stands beside the talk. */
export function useIsWide(): boolean {
	return useMedia("(min-width: 64rem)");
}
