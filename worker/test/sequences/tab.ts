import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";

/** Who looks at the conversation, in a session that D1 knows. */
export type Visitor = { userId: string; sid: string };

/** A browser's tab: keeps what the frames say, as the app does. */
export class Tab {
	/** Frames that did not fit on to what is there. */
	gaps = 0;
	isClosed = false;
	private messages: Message[] = [];
	private turn: { messageId: string; text: string } | null = null;
	private readonly socket: WebSocket;

	private constructor(socket: WebSocket) {
		this.socket = socket;
		socket.addEventListener("message", ({ data }) => this.take(JSON.parse(String(data))));
		socket.addEventListener("close", () => {
			this.isClosed = true;
		});
		socket.accept();
	}

	/** Connects to the object itself: the Worker's checks before it are not what is tried here. */
	static async open(
		object: { fetch: (request: Request) => Promise<Response> },
		{ userId, sid }: Visitor,
	): Promise<Tab> {
		const headers = { upgrade: "websocket", "x-attune-user": userId, "x-attune-sid": sid };
		const { webSocket } = await object.fetch(new Request("https://attune.test/live", { headers }));
		if (!webSocket) {
			throw new Error("The object let no socket in.");
		}
		return new Tab(webSocket);
	}

	/** The messages, the open reply with the words that have come so far. */
	view(): Message[] {
		const { turn } = this;
		return this.messages.map((each) =>
			each.id === turn?.messageId ? { ...each, content: turn.text } : each,
		);
	}

	close(): void {
		this.socket.close(1000);
	}

	private take(frame: ConversationFrame): void {
		switch (frame.type) {
			case "snapshot":
				this.messages = frame.messages;
				this.turn = frame.turn;
				break;
			case "message":
				this.keep(frame.message);
				break;
			case "removed":
				this.messages = this.messages.filter(({ id }) => !frame.messageIds.includes(id));
				break;
			case "turn":
				for (const message of frame.messages ?? []) {
					this.keep(message);
				}
				this.turn = frame.turn;
				break;
			case "delta":
				this.add(frame);
				break;
		}
	}

	private keep(message: Message): void {
		const isKnown = this.messages.some(({ id }) => id === message.id);
		this.messages = isKnown
			? this.messages.map((each) => (each.id === message.id ? message : each))
			: [...this.messages, message];
	}

	/** Words must follow those that are there: overlapping ones would be seen twice, later ones leave a hole. */
	private add({ messageId, offset, text }: Extract<ConversationFrame, { type: "delta" }>): void {
		if (this.turn?.messageId !== messageId || this.turn.text.length !== offset) {
			this.gaps += 1;
		}
		this.turn = { messageId, text: (this.turn?.text ?? "").slice(0, offset) + text };
	}
}
