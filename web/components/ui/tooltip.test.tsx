import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderAt } from "#web/test/render.tsx";
import { Tooltip } from "./tooltip.tsx";
import "./tooltip-bubble.tsx";
import { aMoment } from "#web/test/time.ts";

function showButton() {
	renderAt(
		"/",
		<Tooltip label="Send">
			<button type="button">Arrow</button>
		</Tooltip>,
	);
	return screen.getByRole("button", { name: "Arrow" });
}

/** So much time goes by, and what is loaded meanwhile is there. */
async function pass(ms: number) {
	await act(() => vi.advanceTimersByTimeAsync(ms));
}

const enter = (button: HTMLElement, pointerType = "mouse") => fireEvent.pointerOver(button, { pointerType });

// spec: 9.74
test("a tooltip shows when the pointer has rested for 700 ms, and not before", async () => {
	vi.useFakeTimers();
	enter(showButton());
	await pass(690);
	expect(screen.queryByRole("tooltip")).toBeNull();
	await pass(20);
	vi.useRealTimers();
	expect((await screen.findByRole("tooltip")).textContent).toBe("Send");
});

test("it does not show for a finger, nor when the pointer has left or has pressed", async () => {
	vi.useFakeTimers();
	const button = showButton();
	enter(button, "touch");
	await pass(800);
	enter(button);
	await pass(300);
	fireEvent.pointerOut(button);
	await pass(800);
	enter(button);
	await pass(300);
	fireEvent.pointerDown(button);
	await pass(800);
	vi.useRealTimers();
	await aMoment();
	expect(screen.queryByRole("tooltip")).toBeNull();
});

test("where nothing hovers, focus shows none: a finger that moved it there could not close it", async () => {
	vi.spyOn(window, "matchMedia").mockImplementation(
		(query) => ({ matches: query === "(hover: none)" }) as MediaQueryList,
	);
	const button = showButton();
	vi.spyOn(button, "matches").mockReturnValue(true);
	fireEvent.focus(button);
	await aMoment();
	expect(screen.queryByRole("tooltip")).toBeNull();
});

test("it goes with the pointer, and with Escape", async () => {
	const button = showButton();
	vi.spyOn(button, "matches").mockReturnValue(true);
	fireEvent.focus(button);
	expect(await screen.findByRole("tooltip")).toBeDefined();
	fireEvent.keyDown(document, { key: "Escape" });
	await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
	fireEvent.focus(button);
	expect(await screen.findByRole("tooltip")).toBeDefined();
	fireEvent.blur(button);
	await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});
