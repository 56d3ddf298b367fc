import { and, eq, gt } from "drizzle-orm";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { Database } from "../db/client.ts";
import { sessions } from "../db/tables/sessions.table.ts";
import { acceptSocket, letHear } from "./sockets.ts";

/**
 * WebSocket close code for "try again later": used when the database can't say whether a session lives. The tab
 * reconnects.
 */
const TRY_AGAIN = 1013;

/**
 * Answers a socket upgrade whose session may end meanwhile. Accepts the socket first, so that ending the session
 * finds it, and checks the session after, because an earlier check may be out of date: one of the two sees the end,
 * in either order. Until then the socket receives nothing. `greeting`
 * makes its first frames.
 */
export async function openSocket(
	ctx: DurableObjectState,
	db: Database,
	sid: string,
	greeting: () => readonly object[],
): Promise<Response> {
	const { client, server } = acceptSocket(ctx, sid);
	const isLive = await isSessionLive(db, sid).catch(() => null);
	if (!isLive) {
		server.close(isLive === null ? TRY_AGAIN : CLOSE_CODES.signedOut, "session not found");
	} else if (server.readyState === WebSocket.READY_STATE_OPEN) {
		for (const frame of greeting()) {
			server.send(JSON.stringify(frame));
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
