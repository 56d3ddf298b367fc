import { type RefObject, useEffect } from "react";

const HEIGHT = "--chat-bar-height";

/** Leaves an equal height alone, because a new value on the root makes the browser compute all styles again. */
function publish(bar: HTMLElement): void {
	const { style } = document.documentElement;
	const height = `${bar.offsetHeight}px`;
	if (style.getPropertyValue(HEIGHT) !== height) {
		style.setProperty(HEIGHT, height);
	}
}

/** The prerendered bar is as high as the app's in most windows, which then has nothing to change. */
export function publishHeightOfFrame(): void {
	const bar = document.querySelector<HTMLElement>(".chat-bar");
	if (bar) {
		// It ends at once, because a removed bar would count as 0 high.
		new ResizeObserver((_, observer) => {
			observer.disconnect();
			publish(bar);
		}).observe(bar, { box: "border-box" });
	}
}

/** Publishes the bar's height, so that the list ends above it, and focus and toasts are never under it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = bar.current;
		if (!element) {
			return;
		}
		const observer = new ResizeObserver(() => publish(element));
		// With its padding, which makes room for the tabs when they come back.
		observer.observe(element, { box: "border-box" });
		return () => {
			observer.disconnect();
			document.documentElement.style.removeProperty(HEIGHT);
		};
	}, [bar]);
}
