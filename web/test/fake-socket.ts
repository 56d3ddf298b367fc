import { act, waitFor } from "@testing-library/react";
import { vi } from "vitest";

/** A socket that a test drives by hand. Every one that is opened is in `sockets`, in order. */
export class FakeSocket {
	static readonly CONNECTING = 0;
	static readonly OPEN = 1;
	static readonly CLOSED = 3;
	readyState = FakeSocket.CONNECTING;
	readonly sent: string[] = [];
	readonly url: string;
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;

	constructor(url: string) {
		this.url = url;
		sockets.push(this);
	}

	send(data: string) {
		this.sent.push(data);
	}

	close() {
		this.readyState = FakeSocket.CLOSED;
	}

	open() {
		this.readyState = FakeSocket.OPEN;
		this.onopen?.();
	}

	receive(frame: unknown) {
		this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
	}

	fall(code = 1006) {
		this.readyState = FakeSocket.CLOSED;
		this.onclose?.({ code });
	}
}

export const sockets: FakeSocket[] = [];

/** The page's first socket, as soon as the page has opened it. */
export function firstSocket(): Promise<FakeSocket> {
	return waitFor(() => {
		const [first] = sockets;
		if (!first) {
			throw new Error("The page has opened no socket.");
		}
		return first;
	});
}

/** Hands frames to the page through its first socket, all in one go. */
export async function receive(...frames: unknown[]): Promise<void> {
	const socket = await firstSocket();
	act(() => {
		for (const frame of frames) {
			socket.receive(frame);
		}
	});
}

export function fakeSockets(): FakeSocket[] {
	sockets.length = 0;
	vi.stubGlobal("WebSocket", FakeSocket);
	return sockets;
}
