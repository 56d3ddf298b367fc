import { type RefObject, useEffect, useRef } from "react";

/** Time in view before an item counts as seen, in ms. */
const SEEN_AFTER = 1000;

/** Calls `onSeen` once an element has been wholly in view for a moment, while `isAwaited`. */
export function useInView(
	element: RefObject<HTMLElement | null>,
	isAwaited: boolean,
	onSeen: () => void,
): void {
	const handle = useRef(onSeen);
	handle.current = onSeen;

	useEffect(() => {
		if (!isAwaited || !element.current) {
			return;
		}
		let timer: ReturnType<typeof setTimeout> | undefined;
		const observer = new IntersectionObserver(
			([entry]) => {
				clearTimeout(timer);
				if (entry?.isIntersecting) {
					timer = setTimeout(() => {
						observer.disconnect();
						handle.current();
					}, SEEN_AFTER);
				}
			},
			{ threshold: 1 },
		);
		observer.observe(element.current);
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [element, isAwaited]);
}
