import { beforeEach, expect, test, vi } from "vitest";
import { PING, PONG } from "#shared/conversation-protocol.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { type LiveSocket, openLiveSocket, reconnectDelay } from "./live-socket.ts";

let sockets: FakeSocket[];
let live: LiveSocket;
const frames = vi.fn();
const states = vi.fn();
const signedOut = vi.fn();
const gone = vi.fn();

function nth(index: number): FakeSocket {
	const socket = sockets[index];
	if (!socket) {
		throw new Error(`there is no socket number ${index}; ${sockets.length} were opened`);
	}
	return socket;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	sockets = fakeSockets();
	live = openLiveSocket({
		path: "/api/live",
		onFrame: frames,
		onState: states,
		onSignedOut: signedOut,
		onGone: gone,
	});
	return () => live.close();
});

test("it opens a socket on the page's own host and hands on what arrives", () => {
	expect(nth(0).url).toBe(`${window.location.origin.replace("http", "ws")}/api/live`);
	nth(0).open();
	nth(0).receive({ type: "hello" });
	expect(frames).toHaveBeenCalledWith({ type: "hello" });
});

test("a socket that fell is replaced after a wait that doubles with every failure", () => {
	nth(0).fall();
	expect(sockets).toHaveLength(1);
	vi.advanceTimersByTime(500);
	expect(sockets).toHaveLength(2);
	nth(1).fall();
	vi.advanceTimersByTime(499);
	expect(sockets).toHaveLength(2);
	vi.advanceTimersByTime(501);
	expect(sockets).toHaveLength(3);
});

test("the wait lies between half and all of its length, and never passes 30 s", () => {
	expect(reconnectDelay(0, 0)).toBe(250);
	expect(reconnectDelay(0, 1)).toBe(500);
	expect(reconnectDelay(3, 1)).toBe(4000);
	expect(reconnectDelay(50, 1)).toBe(30_000);
});

test("a frame makes the next fall count as the first again", () => {
	nth(0).fall();
	vi.advanceTimersByTime(500);
	nth(1).fall();
	vi.advanceTimersByTime(1000);
	nth(2).open();
	nth(2).receive({ type: "snapshot" });
	nth(2).fall();
	vi.advanceTimersByTime(500);
	expect(sockets).toHaveLength(4);
});

test("it asks every 30 s whether the other side is there, and does not hand on the answer", () => {
	nth(0).open();
	vi.advanceTimersByTime(30_000);
	expect(nth(0).sent).toEqual([PING]);
	nth(0).receive(PONG);
	vi.advanceTimersByTime(29_000);
	expect(frames).not.toHaveBeenCalled();
	expect(sockets).toHaveLength(1);
});

test("a socket that does not answer is replaced", () => {
	nth(0).open();
	vi.advanceTimersByTime(30_000 + 8000);
	expect(sockets).toHaveLength(2);
});

test("when the network is back a fallen socket is replaced at once", () => {
	nth(0).fall();
	window.dispatchEvent(new Event("online"));
	expect(sockets).toHaveLength(2);
	vi.advanceTimersByTime(60_000);
	expect(sockets).toHaveLength(2);
});

test("when the tab wakes an open socket must prove that it lives", () => {
	nth(0).open();
	document.dispatchEvent(new Event("visibilitychange"));
	expect(nth(0).sent).toEqual([PING]);
	vi.advanceTimersByTime(8000);
	expect(sockets).toHaveLength(2);
});

test("a talk that is gone ends it for good", () => {
	nth(0).open();
	nth(0).fall(4404);
	expect(gone).toHaveBeenCalledOnce();
	window.dispatchEvent(new Event("online"));
	vi.advanceTimersByTime(120_000);
	expect(sockets).toHaveLength(1);
});

test("a session that wasn't found is reported each time, and the socket goes on trying until it's closed", () => {
	nth(0).open();
	nth(0).fall(4401);
	expect(signedOut).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(500);
	nth(1).open();
	nth(1).fall(4401);
	expect(signedOut).toHaveBeenCalledTimes(2);
	live.close();
	vi.advanceTimersByTime(120_000);
	expect(sockets).toHaveLength(2);
});

test("what an old socket says after a refresh is not heard", () => {
	nth(0).open();
	const old = nth(0).onmessage;
	live.refresh();
	old?.({ data: '{"type":"late"}' });
	expect(frames).not.toHaveBeenCalled();
	expect(sockets).toHaveLength(2);
});

test("once closed it opens nothing more", () => {
	nth(0).open();
	live.close();
	window.dispatchEvent(new Event("online"));
	vi.advanceTimersByTime(120_000);
	expect(sockets).toHaveLength(1);
	expect(states).toHaveBeenLastCalledWith("closed");
});
