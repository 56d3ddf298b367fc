import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus back to a button once what it opened in its place is closed.
 *
 * @returns the ref for that button.
 */
export function useReturnedFocus<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
	const opener = useRef<Element>(null);
	const wasOpen = useRef(false);
	useEffect(() => {
		if (wasOpen.current && !isOpen) {
			opener.current?.focus();
		}
		wasOpen.current = isOpen;
	}, [isOpen]);
	return opener;
}
