import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { showBackground } from "#web/features/scenes/background-event.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { personalKey } from "#web/lib/storage/personal-storage.ts";
import { down } from "#web/test/answers.ts";
import {
	background,
	behind,
	film,
	KEPT,
	live,
	ONE,
	openMember,
	pictures,
	prepareScenes,
	SEEN,
	SHOW_DEFAULT,
	SHOW_MOOD,
	shown,
	TWO,
} from "#web/test/scene.tsx";
import { aMoment } from "#web/test/time.ts";

beforeEach(prepareScenes);

describe("the background", () => {
	// spec: 2.206, 3.69
	it("is the person's scene, kept for the next visit", async () => {
		openMember();
		await waitFor(() => expect(shown()).toBe(ONE));
		expect(await screen.findByText("Your scene: A lake between hills")).toBeDefined();
		expect(behind()).toBe("scene");
		expect(localStorage.getItem("attune:usr_1:chat-background-image")).toBe(ONE);
	});

	// spec: 7.43
	it("is there at once when this browser kept it, before the server has answered", async () => {
		localStorage.setItem(KEPT, ONE);
		openMember(down());
		await waitFor(() => expect(shown()).toBe(ONE));
	});

	// spec: 2.110
	it("is nothing in a chat without one, and a dark ground on the pages beside it", async () => {
		openMember(background(null));
		await screen.findByLabelText("Message");
		expect(behind()).toBeUndefined();
		expect(screen.queryByRole("button", SHOW_DEFAULT)).toBeNull();
		expect(screen.queryByRole("button", SHOW_MOOD)).toBeNull();
	});

	// spec: 2.207
	it("is a dark ground on a page beside the chat while there is no picture", async () => {
		openMember(background(null), { path: "/profile" });
		await waitFor(() => expect(behind()).toBe("ground"));
	});

	// spec: 2.208
	it.each(["/onboarding", "/assessment"])("is not shown on %s", async (path) => {
		openMember(background(ONE), { path });
		await aMoment();
		expect(behind()).toBeUndefined();
		expect(pictures()).toEqual([]);
	});

	// spec: 2.209
	it("is forgotten by this browser at onboarding", async () => {
		localStorage.setItem(KEPT, ONE);
		openMember(down(), { path: "/onboarding", onboardingCompleted: false });
		await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
	});

	it("stays what it was when a picture is not there any more", async () => {
		openMember();
		await waitFor(() => expect(shown()).toBe(ONE));
		const picture = pictures()[0] as HTMLImageElement;
		fireEvent.error(picture);
		expect(behind()).toBeUndefined();
	});
});

describe("another background", () => {
	// spec: 1.27, 4.23, 4.24, 4.25
	it("comes with the event, in place, and is kept", async () => {
		openMember();
		await waitFor(() => expect(shown()).toBe(ONE));
		const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
		act(() => showBackground(TWO));
		await waitFor(() => expect(shown()).toBe(TWO));
		expect(localStorage.getItem(KEPT)).toBe(TWO);
		expect(pictures().map((picture) => picture.getAttribute("src"))).toEqual([ONE, TWO]);
		expect(reload).not.toHaveBeenCalled();
	});

	// spec: 4.26
	it("is adopted from another tab that kept it", async () => {
		openMember();
		await waitFor(() => expect(shown()).toBe(ONE));
		act(() => {
			window.dispatchEvent(new StorageEvent("storage", { key: KEPT, newValue: TWO }));
		});
		await waitFor(() => expect(shown()).toBe(TWO));
	});

	it("goes when another tab took it away, and the choice of the default is followed too", async () => {
		openMember();
		await waitFor(() => expect(shown()).toBe(ONE));
		const tell = (key: string, newValue: string | null) =>
			act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
		tell(KEPT, null);
		await waitFor(() => expect(pictures()).toEqual([]));
		tell(KEPT, ONE);
		await waitFor(() => expect(shown()).toBe(ONE));
		tell(personalKey("usr_1", "showVideoBackground"), "true");
		await waitFor(() => expect(film()).not.toBeNull());
	});

	it("that another tab kept is not kept once more: two tabs would tell each other for ever", async () => {
		openMember();
		await waitFor(() => expect(localStorage.getItem(KEPT)).toBe(ONE));
		act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEPT, newValue: TWO })));
		await waitFor(() => expect(shown()).toBe(TWO));
		expect(localStorage.getItem(KEPT)).toBe(ONE);
	});

	it.each(["https://evil.example/a.png", "//evil.example/a.png", "/\\evil.example/a.png"])(
		"is none of another site's: %s",
		async (address) => {
			openMember();
			await waitFor(() => expect(shown()).toBe(ONE));
			act(() => showBackground(address));
			await waitFor(() => expect(pictures()).toEqual([]));
			expect(localStorage.getItem(KEPT)).toBeNull();
		},
	);

	it("that cannot be loaded is tried again, ever more slowly, and at once when the network is back", async () => {
		vi.useFakeTimers();
		const decode = vi.mocked(HTMLImageElement.prototype.decode).mockRejectedValue(new Error("no network"));
		openMember();
		await act(() => vi.advanceTimersByTimeAsync(3_500));
		expect(decode).toHaveBeenCalledTimes(3);
		expect(pictures()).toEqual([]);
		decode.mockResolvedValue(undefined);
		act(() => void window.dispatchEvent(new Event("online")));
		await act(() => vi.advanceTimersByTimeAsync(10));
		expect(shown()).toBe(ONE);
		await act(() => vi.advanceTimersByTimeAsync(120_000));
		expect(decode).toHaveBeenCalledTimes(4);
	});

	it("that is gone for good is not asked for for ever", async () => {
		vi.useFakeTimers();
		const decode = vi.mocked(HTMLImageElement.prototype.decode).mockRejectedValue(new Error("gone"));
		openMember();
		await act(() => vi.advanceTimersByTimeAsync(90_000));
		const tries = decode.mock.calls.length;
		expect(tries).toBe(7);
		await act(() => vi.advanceTimersByTimeAsync(3_600_000));
		expect(decode).toHaveBeenCalledTimes(tries);
	});

	it("is not adopted from what another person's tab kept", async () => {
		openMember();
		await waitFor(() => expect(shown()).toBe(ONE));
		const key = personalKey("usr_2", "chat-background-image");
		act(() => {
			window.dispatchEvent(new StorageEvent("storage", { key, newValue: TWO }));
		});
		await aMoment();
		expect(shown()).toBe(ONE);
	});

	// spec: 4.16, 9.34
	it("is pushed by the server", async () => {
		let url: string | null = null;
		openMember(() => background(url));
		await screen.findByLabelText("Message");
		expect(shown()).toBeNull();
		url = ONE;
		const told = { backgroundImageUrl: ONE, backgroundImageGeneratedAt: null, status: "ready" };
		act(() => live()?.receive({ type: "scene", ...told }));
		await waitFor(() => expect(shown()).toBe(ONE));
	});

	// spec: 4.17, 4.18
	it("refreshes what is known of the person when it is the first of the visit, once", async () => {
		openMember(background(null));
		await screen.findByLabelText("Message");
		const refetch = vi.spyOn(QueryClient.prototype, "invalidateQueries");
		const refreshed = () =>
			refetch.mock.calls.filter(([filters]) => filters?.queryKey?.join() === queryKeys.me.join()).length;
		act(() => showBackground(ONE));
		await waitFor(() => expect(sessionStorage.getItem(SEEN)).toBe("1"));
		expect(refreshed()).toBe(1);
		act(() => showBackground(null));
		await waitFor(() => expect(pictures()).toEqual([]));
		act(() => showBackground(TWO));
		await waitFor(() => expect(shown()).toBe(TWO));
		expect(refreshed()).toBe(1);
	});
});

describe("while a scene is being made", () => {
	// spec: 4.16, 4.22, 9.35
	it("the server is asked every second without a live socket, and not once it is there", async () => {
		vi.useFakeTimers();
		let asked = 0;
		openMember(() => {
			asked += 1;
			return asked < 4 ? background(null, "pending") : background(ONE);
		});
		act(() => live()?.fall());
		await act(() => vi.advanceTimersByTimeAsync(3_500));
		expect(asked).toBe(4);
		await act(() => vi.advanceTimersByTimeAsync(10_000));
		expect(asked).toBe(4);
	});

	// spec: 4.22
	it("nothing is asked while the live socket is open, nor when no scene is being made", async () => {
		vi.useFakeTimers();
		const { requests } = openMember(background(null, "pending"));
		await act(() => vi.advanceTimersByTimeAsync(100));
		const backgrounds = () => requests.filter(({ key }) => key.includes("user-background")).length;
		expect(backgrounds()).toBe(1);
		await act(() => vi.advanceTimersByTimeAsync(20_000));
		expect(backgrounds()).toBe(1);
	});
});

describe("after an assessment", () => {
	// spec: 4.20, 4.21, 4.66, 9.38
	it("a scene is asked for after 100 ms, the guard is cleared, and the background is asked for again after 2 s", async () => {
		vi.useFakeTimers();
		sessionStorage.setItem(SEEN, "1");
		const { requests } = openMember(
			background(null),
			{},
			{ "POST /api/ai/personalized-portrait/:userId": down(502) },
		);
		await act(() => vi.advanceTimersByTimeAsync(50));
		const count = (part: string) => requests.filter(({ key }) => key.includes(part)).length;
		act(() => {
			window.dispatchEvent(new CustomEvent("assessment-completed"));
		});
		expect(sessionStorage.getItem(SEEN)).toBeNull();
		await act(() => vi.advanceTimersByTimeAsync(90));
		expect(count("personalized-portrait")).toBe(0);
		await act(() => vi.advanceTimersByTimeAsync(20));
		expect(count("personalized-portrait")).toBe(1);
		expect(count("user-background")).toBe(1);
		await act(() => vi.advanceTimersByTimeAsync(2_000));
		expect(count("user-background")).toBe(2);
	});
});
