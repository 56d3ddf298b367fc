import type { Page } from "@playwright/test";

/** The paths of the files that the service worker keeps. */
export function keptFiles(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const files: string[] = [];
		for (const name of await caches.keys()) {
			for (const { url } of await (await caches.open(name)).keys()) {
				files.push(new URL(url).pathname);
			}
		}
		return files;
	});
}
