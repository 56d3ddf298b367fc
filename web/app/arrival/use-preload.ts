import { useEffect } from "react";

/** Delay before preloading, in ms, so that the current page comes first. */
const AFTER = 6_000;

/** Longest wait for idle time, in ms, however busy the tab is. */
const AT_THE_LATEST = 3_000;

type Preloadable = { preload: () => Promise<void> };

/** Fetches the code of other pages, one in each quiet moment: they then open at once. */
export function usePreload(pages: readonly Preloadable[]): void {
	useEffect(() => {
		let isOver = false;
		async function preloadAll() {
			for (const page of pages) {
				await quietMoment();
				if (isOver) {
					return;
				}
				await page.preload();
			}
		}
		const timer = setTimeout(preloadAll, AFTER);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [pages]);
}

function quietMoment(): Promise<unknown> {
	return new Promise((resolve) =>
		// Safari has no `requestIdleCallback`.
		typeof requestIdleCallback === "function"
			? requestIdleCallback(resolve, { timeout: AT_THE_LATEST })
			: setTimeout(resolve, AT_THE_LATEST / 10),
	);
}
