import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showToast } from "#web/lib/toast-store.ts";
import { renderAt } from "#web/test/render.tsx";

// spec: 9.68
test("one toast shows at a time: a newer one takes the place of the one before", () => {
	renderAt("/", null);
	act(() => showToast({ title: "First" }));
	act(() => showToast({ title: "Second" }));
	expect(screen.getByText("Second")).toBeDefined();
	expect(screen.queryByText("First")).toBeNull();
});

// spec: 9.69
test("a toast leaves after five seconds", () => {
	vi.useFakeTimers();
	renderAt("/", null);
	act(() => showToast({ title: "Passing" }));
	act(() => vi.advanceTimersByTime(4_900));
	expect(screen.getByText("Passing")).toBeDefined();
	act(() => vi.advanceTimersByTime(200));
	expect(screen.queryByText("Passing")).toBeNull();
});

// spec: 9.71
test.each([
	[49, "stays", true],
	[51, "goes", false],
])("a toast that is swiped %i px to the right %s", (distance, _word, stays) => {
	renderAt("/", null);
	act(() => showToast({ title: "Swiped" }));
	const title = screen.getByText("Swiped");
	fireEvent.pointerDown(title, { button: 0, clientX: 100, clientY: 20 });
	fireEvent.pointerMove(title, { clientX: 110, clientY: 20 });
	fireEvent.pointerMove(title, { clientX: 100 + distance, clientY: 20 });
	expect(screen.getByText("Swiped")).toBeDefined();
	fireEvent.pointerUp(title, { clientX: 100 + distance, clientY: 20 });
	expect(screen.queryByText("Swiped") !== null).toBe(stays);
});
