import { type MouseEvent, useCallback, useRef } from "react";

/** The second click of a double click comes sooner than this, in ms; somebody who goes on quickly takes longer. */
const DOUBLE_WITHIN = 350;

/**
 * Tells whether a click is a press of its own. In a wizard the second half of a double click meets the same button
 * on the next step, which nobody has read yet.
 */
export function useSinglePress(): (click: MouseEvent) => boolean {
	const last = useRef(Number.NEGATIVE_INFINITY);
	return useCallback(({ detail, timeStamp }) => {
		// From the keyboard `detail` is 0, and the focus has left the button by then.
		const isSecondHalf = detail > 1 && timeStamp - last.current < DOUBLE_WITHIN;
		if (!isSecondHalf) {
			last.current = timeStamp;
		}
		return !isSecondHalf;
	}, []);
}
