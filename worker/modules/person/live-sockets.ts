import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { PersonFrame } from "#shared/person-protocol.ts";
import {
	answerPingsAsleep,
	broadcast,
	closeAllSockets,
	closeSocketsOf,
	trySend,
} from "../../durable-objects/sockets.ts";

/** The sockets of the person's open tabs, outside conversations. */
export class LiveSockets {
	private readonly ctx: DurableObjectState;

	constructor(ctx: DurableObjectState) {
		this.ctx = ctx;
		answerPingsAsleep(ctx);
	}

	/** Sends a frame to every open tab. */
	tell(frame: PersonFrame): void {
		broadcast(this.ctx, frame);
	}

	/** Closes a session's sockets, and tells its tabs first when it was signed out. */
	close(sid: string, code: number): void {
		if (code === CLOSE_CODES.signedOut) {
			const frame = JSON.stringify({ type: "signed-out" } satisfies PersonFrame);
			for (const socket of this.ctx.getWebSockets(sid)) {
				trySend(socket, frame);
			}
		}
		closeSocketsOf(this.ctx, sid, code);
	}

	/** Closes all of them, because the account was deleted. */
	closeAll(): void {
		closeAllSockets(this.ctx, CLOSE_CODES.signedOut, "account deleted");
	}
}
