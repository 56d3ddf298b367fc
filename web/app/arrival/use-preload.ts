import { useEffect } from "react";

/** The page one came for has so long for itself, in ms: what is read and typed there comes first. */
const AFTER = 6_000;

/** Longer than this, in ms, no page is put off, however busy the tab is. */
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
		// Safari has no idle callback.
		typeof requestIdleCallback === "function"
			? requestIdleCallback(resolve, { timeout: AT_THE_LATEST })
			: setTimeout(resolve, AT_THE_LATEST / 10),
	);
}
