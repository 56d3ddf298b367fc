import { DurableObject } from "cloudflare:workers";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { createDatabase } from "../../db/client.ts";
import { dumpTables, type TableDump } from "../../durable-objects/dump-tables.ts";
import { conversationOf } from "../../durable-objects/get-conversation.ts";
import { destroyStorage, migrate, type ObjectLife, readLife } from "../../durable-objects/migrate.ts";
import { openSocket } from "../../durable-objects/open-socket.ts";
import {
	answerPingsAsleep,
	closeAllSockets,
	closeSocketsOf,
	trySend,
} from "../../durable-objects/sockets.ts";
import type { AppEnv } from "../../env.ts";
import { takeSockets } from "./conversation-sockets.ts";
import { PERSON_MIGRATIONS } from "./person-migrations.ts";

/** Of a person's object what has to do with its life and its sockets: the tables it makes, whom it lets in, how it ends. */
export abstract class PersonLife extends DurableObject<AppEnv> {
	protected life: ObjectLife;

	constructor(ctx: DurableObjectState, env: AppEnv) {
		super(ctx, env);
		this.life = readLife(ctx.storage);
		if (this.life === "open") {
			migrate(ctx.storage, PERSON_MIGRATIONS);
		}
		answerPingsAsleep(ctx);
	}

	/** Ends every live socket of these sessions, here and in the conversations. After `renewed` their tabs come back. */
	async revoke(sids: string[], code: number = CLOSE_CODES.signedOut): Promise<void> {
		for (const sid of sids) {
			for (const socket of code === CLOSE_CODES.signedOut ? this.ctx.getWebSockets(sid) : []) {
				trySend(socket, JSON.stringify({ type: "signed-out" } satisfies PersonFrame));
			}
			closeSocketsOf(this.ctx, sid, code);
			const conversations = this.life === "open" ? takeSockets(this.ctx.storage.sql, sid) : [];
			await Promise.all(conversations.map((id) => conversationOf(this.env, id).closeSession(sid, code)));
		}
	}

	/** All that is kept here, for the person's own export and for the receipt when it is removed. */
	everything(): TableDump {
		return this.life === "open" ? dumpTables(this.ctx.storage.sql) : {};
	}

	/** Removes everything, for good. Later calls do nothing. */
	async destroy(): Promise<void> {
		this.life = "destroyed";
		closeAllSockets(this.ctx, CLOSE_CODES.signedOut, "account deleted");
		await destroyStorage(this.ctx.storage);
	}

	/** The socket upgrade. The Worker has checked the session before it forwards the request; it is checked again. */
	override async fetch(request: Request): Promise<Response> {
		const sid = request.headers.get("x-attune-sid");
		if (this.life === "destroyed" || !sid) {
			return new Response("Gone", { status: 404 });
		}
		return openSocket(this.ctx, createDatabase(this.env.DB), sid);
	}

	override webSocketMessage(socket: WebSocket): void {
		socket.close(CLOSE_CODES.protocol, "this socket only listens");
	}

	/** The object's tables, made when first needed; null once it was destroyed. */
	protected tables(): SqlStorage | null {
		if (this.life === "destroyed") {
			return null;
		}
		if (this.life === "new") {
			migrate(this.ctx.storage, PERSON_MIGRATIONS);
			this.life = "open";
		}
		return this.ctx.storage.sql;
	}
}
