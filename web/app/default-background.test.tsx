import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { personalKey } from "#web/lib/storage/personal-storage.ts";
import {
	film,
	ONE,
	openMember,
	pictures,
	prepareScenes,
	SHOW_DEFAULT,
	SHOW_MOOD,
	shown,
} from "#web/test/scene.tsx";
import { server } from "#web/test/server.ts";

beforeEach(prepareScenes);

describe("the toggle", () => {
	// spec: 2.109, 3.68
	it("goes between the scene and the default background, and is remembered", async () => {
		openMember();
		const [toDefault] = await screen.findAllByRole("button", SHOW_DEFAULT);
		fireEvent.click(toDefault as HTMLElement);
		await waitFor(() => expect(film()).not.toBeNull());
		// What was there stays below it until it has faded in.
		expect(pictures()).toHaveLength(1);
		await waitFor(() => expect(pictures()).toEqual([]), { timeout: 3_000 });
		expect(localStorage.getItem("attune:usr_1:showVideoBackground")).toBe("true");
		const [toMood] = screen.getAllByRole("button", SHOW_MOOD);
		fireEvent.click(toMood as HTMLElement);
		await waitFor(() => expect(shown()).toBe(ONE));
		await waitFor(() => expect(film()).toBeNull(), { timeout: 3_000 });
		expect(localStorage.getItem(personalKey("usr_1", "showVideoBackground"))).toBeNull();
	});

	it("begins as it was left", async () => {
		localStorage.setItem(personalKey("usr_1", "showVideoBackground"), "true");
		openMember();
		await screen.findAllByRole("button", SHOW_MOOD);
		await waitFor(() => expect(film()).not.toBeNull());
	});

	// spec: 1.26
	it("brings a film that is muted, goes round, plays in place, and can be held; that is remembered too", async () => {
		const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined);
		const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
		vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:film");
		localStorage.setItem(personalKey("usr_1", "showVideoBackground"), "true");
		server.use(http.get("*/web/assets/*", () => new HttpResponse("film")));
		openMember();
		await waitFor(() => expect(film()?.getAttribute("src")).toBe("blob:film"));
		expect(film()).toMatchObject({ muted: true, loop: true });
		expect(film()?.hasAttribute("playsinline")).toBe(true);
		expect(film()?.getAttribute("poster")).toMatch(/lake.*\.webp$/);
		await waitFor(() => expect(play).toHaveBeenCalled());
		fireEvent.click(screen.getByRole("button", { name: "Pause the background" }));
		await waitFor(() => expect(pause).toHaveBeenCalled());
		expect(await screen.findByRole("button", { name: "Play the background" })).toBeDefined();
		expect(localStorage.getItem(personalKey("usr_1", "video-paused"))).toBe("true");
	});

	it.each(["reduced motion", "a line on which data is saved", "a slow line"])(
		"brings a still picture with %s, and fetches no film",
		async (reason) => {
			if (reason === "reduced motion") {
				vi.spyOn(window, "matchMedia").mockImplementation(
					(query) =>
						({
							matches: query.includes("reduce"),
							addEventListener: vi.fn(),
							removeEventListener: vi.fn(),
						}) as never,
				);
			} else {
				const connection = {
					saveData: reason.includes("saved"),
					effectiveType: reason.includes("slow") ? "2g" : "4g",
				};
				vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection }));
			}
			localStorage.setItem(personalKey("usr_1", "showVideoBackground"), "true");
			const { requests } = openMember();
			await waitFor(() => expect(shown()).toMatch(/lake.*\.webp$/));
			expect(film()).toBeNull();
			expect(requests.some(({ key }) => /\.(webm|mp4)/.test(key))).toBe(false);
		},
	);
});
