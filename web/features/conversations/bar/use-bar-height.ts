import { type RefObject, useEffect } from "react";

/** Publishes the bar's height, so that the list ends above it, and focus and toasts are never under it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const root = document.documentElement;
		const element = bar.current;
		if (!element) {
			return;
		}
		const observer = new ResizeObserver(() => {
			root.style.setProperty("--chat-bar-height", `${element.offsetHeight}px`);
		});
		// With its padding, which makes room for the tabs when they come back.
		observer.observe(element, { box: "border-box" });
		return () => {
			observer.disconnect();
			root.style.removeProperty("--chat-bar-height");
		};
	}, [bar]);
}
