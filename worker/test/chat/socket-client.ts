import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { ORIGIN, type TestClient } from "../people/test-client.ts";

type AnyFrame = ConversationFrame | PersonFrame;

/** An open live socket: keeps every frame, and waits for the one a test asks for. */
export class SocketClient<Frame extends AnyFrame> {
	readonly frames: Frame[] = [];
	closed: { code: number } | null = null;
	private readonly socket: WebSocket;
	private wake: () => void = () => undefined;

	private constructor(socket: WebSocket) {
		this.socket = socket;
		socket.addEventListener("message", (event) => {
			if (typeof event.data === "string" && event.data !== '{"type":"pong"}') {
				this.frames.push(JSON.parse(event.data));
			}
			this.wake();
		});
		socket.addEventListener("close", (event) => {
			this.closed = { code: event.code };
			this.wake();
		});
		socket.accept();
	}

	/** Opens a socket as the app's own page would. */
	static async open<Frame extends AnyFrame>(client: TestClient, path: string): Promise<SocketClient<Frame>> {
		const answer = await client.request("GET", path, { headers: { upgrade: "websocket", origin: ORIGIN } });
		return SocketClient.of<Frame>(answer);
	}

	/** The socket that an answer carries. */
	static of<Frame extends AnyFrame>(answer: Response): SocketClient<Frame> {
		if (!answer.webSocket) {
			throw new Error(`No socket: ${answer.status}`);
		}
		return new SocketClient<Frame>(answer.webSocket);
	}

	/** The first frame, past or to come, that the test accepts. */
	async until<Found extends Frame>(accept: (frame: Frame) => frame is Found): Promise<Found>;
	async until(accept: (frame: Frame) => boolean): Promise<Frame>;
	async until(accept: (frame: Frame) => boolean): Promise<Frame> {
		for (;;) {
			const found = this.frames.find(accept);
			if (found) {
				return found;
			}
			if (this.closed) {
				throw new Error(`The socket closed with ${this.closed.code} before the frame came.`);
			}
			await this.nextChange();
		}
	}

	/** Settles when the server has closed the socket. */
	async untilClosed(): Promise<number> {
		while (!this.closed) {
			await this.nextChange();
		}
		return this.closed.code;
	}

	send(text: string): void {
		this.socket.send(text);
	}

	close(): void {
		this.socket.close(1000);
	}

	private nextChange(): Promise<void> {
		return new Promise((resolve) => {
			this.wake = resolve;
		});
	}
}
