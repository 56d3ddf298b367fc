import { useEffect } from "react";

/** Longer than this, in ms, nothing is put off, however busy the page is. */
const AT_THE_LATEST = 3000;

type Preloadable = { preload: () => Promise<void> };

/** Fetches the code of other pages, one after another, when there is nothing else to do: they then open offline too. */
export function usePreload(pages: readonly Preloadable[]): void {
	useEffect(() => {
		async function preloadAll() {
			for (const page of pages) {
				await page.preload();
			}
		}
		if (typeof requestIdleCallback === "function") {
			const idle = requestIdleCallback(preloadAll, { timeout: AT_THE_LATEST });
			return () => cancelIdleCallback(idle);
		}
		// Safari
		const timer = setTimeout(preloadAll, AT_THE_LATEST);
		return () => clearTimeout(timer);
	}, [pages]);
}
