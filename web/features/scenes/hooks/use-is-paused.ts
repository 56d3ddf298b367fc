import { useCallback, useSyncExternalStore } from "react";
import { onPersonalChange, readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

const PAUSED = "video-paused";

const listeners = new Set<() => void>();

/** Whether the person holds the film, in every tab. */
export function useIsPaused(userId: string) {
	const subscribe = useCallback(
		(listener: () => void) => {
			listeners.add(listener);
			const endTelling = onPersonalChange(userId, PAUSED, listener);
			return () => {
				listeners.delete(listener);
				endTelling();
			};
		},
		[userId],
	);
	const isPaused = useSyncExternalStore(subscribe, () => readPersonal(userId, PAUSED) === "true");
	function setIsPaused(next: boolean) {
		writePersonal(userId, PAUSED, next ? "true" : null);
		for (const listener of listeners) {
			listener();
		}
	}
	return { isPaused, setIsPaused };
}
