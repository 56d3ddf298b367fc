import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { LOADED, openChat, write } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets, firstSocket } from "#web/test/fake-socket.ts";
import { makeTurn } from "#web/test/messages.ts";

beforeEach(() => {
	fakeSockets();
});

/** A chat in which a message was just sent, with the time standing still. Begins the turn when asked. */
async function justSent() {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	const socket = await firstSocket();
	vi.useFakeTimers();
	fireEvent.keyDown(write("I can't sleep"), { key: "Enter" });
	return {
		wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
		beginTurn: () =>
			act(() => socket.receive({ type: "turn", turn: makeTurn({ text: "", status: "thinking" }) })),
	};
}

// spec: P.67
test("a long silence before the first word is given a word, counted from the turn's beginning", async () => {
	const { wait, beginTurn } = await justSent();
	wait(8_100);
	expect(screen.getByText("Still sending your message.")).toBeDefined();
	beginTurn();
	wait(7_900);
	expect(screen.getByText("Your coach is thinking")).toBeDefined();
	wait(200);
	expect(screen.getByText("Still working on it. This reply is taking longer.")).toBeDefined();
});

// spec: P.67
test("the dots of a reply stand still at first, and the turn doesn't start them again", async () => {
	const { wait, beginTurn } = await justSent();
	const bubble = screen.getByText("Your coach is thinking").parentElement;
	const dots = [...(bubble?.querySelectorAll("[style]") ?? [])];
	const areStill = () => dots.map((dot) => dot.className.includes("paused"));
	expect(areStill()).toEqual([true, true, true]);
	wait(300);
	beginTurn();
	expect(areStill()).toEqual([true, true, true]);
	wait(150);
	expect(areStill()).toEqual([false, false, false]);
	expect(dots.every((dot) => dot.isConnected)).toBe(true);
});
