import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { PersonFrame } from "#shared/person-protocol.ts";
import {
	answerPingsAsleep,
	broadcast,
	closeAllSockets,
	closeSocketsOf,
	trySend,
} from "../../durable-objects/sockets.ts";

/** The object keeps frames this long for pages that load meanwhile, in ms. It stays in memory longer. */
const JUST_NOW = 10_000;

/** The sockets of the person's open tabs, outside conversations. */
export class LiveSockets {
	private readonly ctx: DurableObjectState;
	private told: { at: number; frame: PersonFrame }[] = [];

	constructor(ctx: DurableObjectState) {
		this.ctx = ctx;
		answerPingsAsleep(ctx);
	}

	/** Sends a frame to every open tab, and soon to those that are opening. */
	tell(frame: PersonFrame): void {
		const at = Date.now();
		this.told = [...this.toldSince(at - JUST_NOW), { at, frame }];
		broadcast(this.ctx, frame);
	}

	/** What a page that began to load then (ms) may have missed before its socket was open, each frame once. */
	missedSince(time: number): PersonFrame[] {
		const frames = new Map<string, PersonFrame>();
		for (const { frame } of this.toldSince(time)) {
			// Of scenes only the newest counts.
			frames.set(frame.type === "scene" ? frame.type : JSON.stringify(frame), frame);
		}
		return [...frames.values()];
	}

	private toldSince(time: number) {
		return this.told.filter(({ at }) => at >= time);
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
