import { useCallback, useRef } from "react";

/** A desktop with a precise pointer, where focusing a field opens no keyboard. */
const AT_A_DESK = "(min-width: 48rem) and (hover: hover) and (pointer: fine)";

/**
 * Where the focus goes when a page takes the place of another, for the keyboard and the screen reader, which would
 * be left nowhere: the field that the page is for (`data-first-field`) at a desk, else the page's heading. The page
 * that the tab was opened at keeps the browser's own beginning; only its field is taken.
 */
export function useArrivalFocus(): () => void {
	const isFirst = useRef(true);
	return useCallback(() => {
		const isHere = document.activeElement && document.activeElement !== document.body;
		const field = matchMedia(AT_A_DESK).matches
			? document.querySelector<HTMLElement>("[data-first-field]")
			: null;
		if (field && !isHere) {
			field.focus();
		} else if (!isFirst.current && !isHere) {
			focusHeading();
		}
		isFirst.current = false;
	}, []);
}

function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>("h1");
	if (heading) {
		heading.tabIndex = -1;
		heading.focus();
	}
}
