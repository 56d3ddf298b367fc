import { vi } from "vitest";

/** A window of that width, for `useIsWide`. */
export function sitAt(place: "a desk" | "a phone"): void {
	const { matchMedia } = window;
	vi.spyOn(window, "matchMedia").mockImplementation((query) => {
		const list = matchMedia.call(window, query);
		vi.spyOn(list, "matches", "get").mockReturnValue(place === "a desk" && query.includes("min-width"));
		return list;
	});
}
