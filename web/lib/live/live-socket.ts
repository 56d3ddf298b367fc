import { CLOSE_CODES, PING, PONG } from "#shared/conversation-protocol.ts";

export type SocketState = "connecting" | "open" | "waiting" | "closed";

type LiveSocketOptions<Frame> = {
	path: string;
	onFrame: (frame: Frame) => void;
	onState?: (state: SocketState) => void;
	/**
	 * The server found no session. The socket goes on trying until it's closed, because the session may only have
	 * another key, of which this tab's cookie didn't know yet.
	 */
	onSignedOut: () => void;
	/** The object is gone: the socket doesn't reconnect. */
	onGone?: () => void;
};

export type LiveSocket = {
	/** Drops the socket and opens a new one, which begins with a snapshot. */
	refresh: () => void;
	close: () => void;
};

const PING_EVERY = 30_000;
/** Without a pong within this time, in ms, the socket is dead, whatever the browser believes. */
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** Half to all of 0.5 s, 1 s, 2 s … 30 s, so that clients don't reconnect to a restarted server all at once. */
export function reconnectDelay(attempt: number, random: number): number {
	const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
	return full / 2 + (full / 2) * random;
}

/** Opens a socket that reconnects: after a drop, when the network returns, when a sleeping tab wakes. */
export function openLiveSocket<Frame>(options: LiveSocketOptions<Frame>): LiveSocket {
	let socket: WebSocket | null = null;
	let attempt = 0;
	let isClosed = false;
	let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
	let pongTimer: ReturnType<typeof setTimeout> | undefined;

	function connect(): void {
		clearTimeout(reconnectTimer);
		options.onState?.("connecting");
		const opened = new WebSocket(socketUrl(options.path));
		socket = opened;
		opened.onopen = () => options.onState?.("open");
		opened.onmessage = (event) => receive(opened, event.data);
		opened.onclose = (event) => {
			if (socket === opened) {
				handleClose(event.code);
			}
		};
	}

	function receive(from: WebSocket, data: unknown): void {
		if (from !== socket || typeof data !== "string") {
			return;
		}
		clearTimeout(pongTimer);
		if (data === PONG) {
			return;
		}
		// A socket works once it delivers a frame. One that opens and drops must back off.
		attempt = 0;
		options.onFrame(JSON.parse(data) as Frame);
	}

	function handleClose(code: number): void {
		drop();
		if (isClosed) {
			return;
		}
		if (code === CLOSE_CODES.gone) {
			close();
			options.onGone?.();
			return;
		}
		options.onState?.("waiting");
		reconnectTimer = setTimeout(connect, reconnectDelay(attempt, Math.random()));
		attempt += 1;
		if (code === CLOSE_CODES.signedOut) {
			options.onSignedOut();
		}
	}

	function drop(): void {
		clearTimeout(pongTimer);
		const old = socket;
		socket = null;
		if (old) {
			old.onopen = null;
			old.onmessage = null;
			old.onclose = null;
			old.close();
		}
	}

	function refresh(): void {
		if (!isClosed) {
			drop();
			connect();
		}
	}

	function ping(): void {
		if (socket?.readyState === WebSocket.OPEN) {
			socket.send(PING);
			clearTimeout(pongTimer);
			pongTimer = setTimeout(refresh, PONG_WITHIN);
		}
	}

	/** The phone woke or the network returned: ping an open socket, replace any other. */
	function wake(): void {
		if (isClosed || document.visibilityState === "hidden") {
			return;
		}
		if (socket?.readyState === WebSocket.OPEN) {
			ping();
		} else if (socket?.readyState !== WebSocket.CONNECTING) {
			attempt = 0;
			refresh();
		}
	}

	function close(): void {
		isClosed = true;
		clearTimeout(reconnectTimer);
		clearInterval(pingTimer);
		window.removeEventListener("online", wake);
		document.removeEventListener("visibilitychange", wake);
		drop();
		options.onState?.("closed");
	}

	const pingTimer = setInterval(ping, PING_EVERY);
	window.addEventListener("online", wake);
	document.addEventListener("visibilitychange", wake);
	connect();
	return { refresh, close };
}

function socketUrl(path: string): string {
	const url = new URL(path, window.location.href);
	url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
	return url.href;
}
