import { useEffect, useRef } from "react";
import { showToast } from "#web/lib/toast-store.ts";

/** By then, in ms, the tab that deleted it has opened another by itself. */
const ELSEWHERE_AFTER = 1500;

/** A conversation that was deleted in another tab is left for the one that took its place; what was typed goes along. */
export function useLeaveDeleted(isGone: boolean, openAnother: () => unknown): void {
	const open = useRef(openAnother);
	open.current = openAnother;
	useEffect(() => {
		if (!isGone) {
			return;
		}
		const timer = setTimeout(() => {
			open.current();
			showToast({ title: "That conversation was deleted", description: "We've saved your draft." });
		}, ELSEWHERE_AFTER);
		return () => clearTimeout(timer);
	}, [isGone]);
}
