import { and, eq, gt } from "drizzle-orm";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { Database } from "../db/client.ts";
import { sessions } from "../db/tables/sessions.table.ts";
import { acceptSocket, letHear } from "./sockets.ts";

/** What an object is left with when the database cannot say whether a session lives: its tab comes back by itself. */
const TRY_AGAIN = 1013;

/**
 * Answers a socket upgrade whose session may have ended on the way here. Accepts the socket first, so that ending the session
 * finds it, and asks after that, because what was asked before can be out of date: one of the two sees the end, in
 * whichever order they happen. Until then the socket hears nothing; `greeting` makes its first frame.
 */
export async function openSocket(
	ctx: DurableObjectState,
	db: Database,
	sid: string,
	greeting?: () => object,
): Promise<Response> {
	const { client, server } = acceptSocket(ctx, sid);
	const isLive = await isSessionLive(db, sid).catch(() => null);
	if (!isLive) {
		server.close(isLive === null ? TRY_AGAIN : CLOSE_CODES.signedOut, "session not found");
	} else if (server.readyState === WebSocket.READY_STATE_OPEN) {
		if (greeting) {
			server.send(JSON.stringify(greeting()));
		}
		letHear(server);
	}
	return new Response(null, { status: 101, webSocket: client });
}

async function isSessionLive(db: Database, sid: string): Promise<boolean> {
	const rows = await db
		.select({ sid: sessions.sid })
		.from(sessions)
		.where(and(eq(sessions.sid, sid), gt(sessions.expire, new Date())));
	return rows.length > 0;
}
