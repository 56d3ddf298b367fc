import { useState } from "react";

/** Dismissed for this visit: it comes back with the next one, and never twice in one. */
let wasDismissed = false;

/** Whether to invite to the assessment, and how to put the invitation away. */
export function useInvitation() {
	const [isShown, setIsShown] = useState(!wasDismissed);
	function dismiss() {
		wasDismissed = true;
		setIsShown(false);
	}
	return { isShown, dismiss };
}
