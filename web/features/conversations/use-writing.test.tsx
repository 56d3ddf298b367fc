import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWriting } from "./bar/use-writing.ts";

function Bar() {
	const writing = useWriting();
	return (
		<>
			<form aria-label={writing.isOn ? "Writing" : "At rest"} onBlur={writing.handleBlur}>
				<textarea onFocus={writing.begin} />
				<button type="button">Send</button>
			</form>
			<button type="button">Skip</button>
		</>
	);
}

const box = () => screen.getByRole("textbox");
const isWriting = () => screen.queryByRole("form", { name: "Writing" }) !== null;
const button = (name: string) => screen.getByRole("button", { name });
const aTaskLater = () => act(() => void vi.advanceTimersByTime(1));

beforeEach(() => {
	vi.useFakeTimers();
	render(<Bar />);
	act(() => box().focus());
	expect(isWriting()).toBe(true);
});

afterEach(() => {
	vi.useRealTimers();
});

test("a press outside the bar ends before the bar is at rest, so that its click finds the button", () => {
	fireEvent.pointerDown(button("Skip"));
	act(() => button("Skip").focus());
	act(() => void vi.advanceTimersByTime(2_000));
	expect(isWriting()).toBe(true);
	fireEvent.pointerUp(button("Skip"));
	expect(isWriting()).toBe(true);
	aTaskLater();
	expect(isWriting()).toBe(false);
});

test("a press that becomes a scroll ends the writing too", () => {
	fireEvent.pointerDown(button("Skip"));
	act(() => button("Skip").focus());
	fireEvent.pointerCancel(button("Skip"));
	aTaskLater();
	expect(isWriting()).toBe(false);
});

test("leaving by keyboard ends the writing, and the bar's own buttons don't", () => {
	act(() => button("Send").focus());
	aTaskLater();
	expect(isWriting()).toBe(true);
	act(() => button("Skip").focus());
	aTaskLater();
	expect(isWriting()).toBe(false);
});

test("a box that gets the focus back during the press goes on", () => {
	fireEvent.pointerDown(button("Skip"));
	act(() => button("Skip").focus());
	act(() => box().focus());
	fireEvent.pointerUp(button("Skip"));
	aTaskLater();
	expect(isWriting()).toBe(true);
});

test("a menu that takes the release of the right button doesn't keep the bar from its rest", () => {
	fireEvent.pointerDown(button("Skip"), { button: 2 });
	act(() => button("Skip").focus());
	aTaskLater();
	expect(isWriting()).toBe(false);
});
