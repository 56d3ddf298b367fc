import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives what holds a list. When an item is taken out and the focus went with it, the focus comes here instead of
 * to the top of the page. The element needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval<Holder extends HTMLElement>(count: number): RefObject<Holder | null> {
	const holder = useRef<Holder>(null);
	const before = useRef(count);
	useEffect(() => {
		if (count < before.current && (document.activeElement === document.body || !document.activeElement)) {
			holder.current?.focus();
		}
		before.current = count;
	}, [count]);
	return holder;
}
