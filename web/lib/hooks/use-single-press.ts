import { type MouseEvent, useCallback, useRef } from "react";

/** The second click of a double click comes within this time, in ms. Deliberate presses take longer. */
const DOUBLE_WITHIN = 350;

/**
 * Tells whether a click is a deliberate press. In a wizard, the second half of a double click would hit the same
 * button on the next step before the person has read it.
 */
export function useSinglePress(): (click: MouseEvent) => boolean {
	const last = useRef(Number.NEGATIVE_INFINITY);
	return useCallback(({ detail, timeStamp }) => {
		// Keyboard clicks have a `detail` of 0, and the focus has left the button by then.
		const isSecondHalf = detail > 1 && timeStamp - last.current < DOUBLE_WITHIN;
		if (!isSecondHalf) {
			last.current = timeStamp;
		}
		return !isSecondHalf;
	}, []);
}
