import { PING, PONG } from "#shared/conversation-protocol.ts";

/** Survives the socket's hibernation. */
type Attachment = {
	sid: string;
	/** Its session is still being checked: send it no frame. */
	isDeaf?: boolean;
};

/** Lets the runtime answer pings without waking the object. */
export function answerPingsAsleep(ctx: DurableObjectState): void {
	ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
}

/** Takes a socket that may sleep, tagged with its session so that it can be found when the session ends. It's deaf at first. */
export function acceptSocket(ctx: DurableObjectState, sid: string): { client: WebSocket; server: WebSocket } {
	const { 0: client, 1: server } = new WebSocketPair();
	ctx.acceptWebSocket(server, [sid]);
	server.serializeAttachment({ sid, isDeaf: true } satisfies Attachment);
	return { client, server };
}

export function asksForSocket(request: Request): boolean {
	return request.headers.get("upgrade")?.toLowerCase() === "websocket";
}

/** A socket that is closed at once. Browsers don't tell a page why an upgrade was refused, but they tell it this code. */
export function closedSocket(code: number, reason: string): Response {
	const { 0: client, 1: server } = new WebSocketPair();
	server.accept();
	server.close(code, reason);
	return new Response(null, { status: 101, webSocket: client });
}

/** Sends frames to this socket too from now on. */
export function letHear(socket: WebSocket): void {
	const { sid } = socket.deserializeAttachment() as Attachment;
	socket.serializeAttachment({ sid } satisfies Attachment);
}

/** Sends a frame to every open tab whose session was checked. */
export function broadcast(ctx: DurableObjectState, frame: object): void {
	const text = JSON.stringify(frame);
	for (const socket of ctx.getWebSockets()) {
		if (!(socket.deserializeAttachment() as Attachment).isDeaf) {
			trySend(socket, text);
		}
	}
}

/** Closes the sockets of one session that ended, or that has another key. */
export function closeSocketsOf(ctx: DurableObjectState, sid: string, code: number): void {
	for (const socket of ctx.getWebSockets(sid)) {
		socket.close(code, "session ended");
	}
}

export function closeAllSockets(ctx: DurableObjectState, code: number, reason: string): void {
	for (const socket of ctx.getWebSockets()) {
		socket.close(code, reason);
	}
}

/** A socket can close between being listed and being written to; its tab gets a snapshot when it's back. */
export function trySend(socket: WebSocket, text: string): void {
	if (socket.readyState === WebSocket.READY_STATE_OPEN) {
		socket.send(text);
	}
}
