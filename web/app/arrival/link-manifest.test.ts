import { afterEach, expect, test, vi } from "vitest";
import { linkManifest } from "./link-manifest.ts";

const links = () => document.head.querySelectorAll('link[rel="manifest"]');

afterEach(() => {
	vi.useRealTimers();
	for (const link of links()) {
		link.remove();
	}
});

test("a page that names no manifest does so once it has loaded, and only once", async () => {
	vi.useFakeTimers();
	void linkManifest();
	await vi.advanceTimersByTimeAsync(5_000);
	expect(links()).toHaveLength(0);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(links()).toHaveLength(1);
	await linkManifest();
	expect(links()).toHaveLength(1);
});
