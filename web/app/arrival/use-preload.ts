import { useEffect } from "react";
import { quietMoment } from "#web/lib/quiet-moment.ts";

/** Delay before preloading, in ms, so that the current page comes first. */
const AFTER = 6_000;

type Preloadable = { preload: () => Promise<unknown> };

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
