import { useEffect, useRef } from "react";
import { sayAfterLeaving } from "../chat-line.ts";

/** By then, in ms, the deleting tab has opened another conversation. */
const ELSEWHERE_AFTER = 1500;

/**
 * Leaves a conversation that another tab deleted, for the one that replaced it, and takes the draft along. `goneId`
 * is its id once it's gone, else null.
 */
export function useLeaveDeleted(goneId: string | null, openAnother: () => unknown): void {
	const open = useRef(openAnother);
	open.current = openAnother;
	useEffect(() => {
		if (goneId === null) {
			return;
		}
		const timer = setTimeout(() => {
			sayAfterLeaving("That conversation was deleted. We've saved your draft.", goneId);
			open.current();
		}, ELSEWHERE_AFTER);
		return () => clearTimeout(timer);
	}, [goneId]);
}
