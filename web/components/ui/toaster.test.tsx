import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showToast } from "#web/lib/toast-store.ts";
import { renderAt } from "#web/test/render.tsx";

test("one toast shows at a time: a newer one takes the place of the one before", () => {
	renderAt("/", null);
	act(() => showToast({ title: "First" }));
	act(() => showToast({ title: "Second" }));
	expect(screen.getByText("Second")).toBeDefined();
	expect(screen.queryByText("First")).toBeNull();
});

test("a toast leaves after five seconds", () => {
	vi.useFakeTimers();
	renderAt("/", null);
	act(() => showToast({ title: "Passing" }));
	act(() => vi.advanceTimersByTime(4_900));
	expect(screen.getByText("Passing")).toBeDefined();
	act(() => vi.advanceTimersByTime(200));
	expect(screen.queryByText("Passing")).toBeNull();
});
