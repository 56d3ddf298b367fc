import type { Context } from "hono";
import { asksForSocket } from "../../durable-objects/sockets.ts";
import type { AppContext } from "../../http/app-context.ts";
import { AppError } from "../../http/app-error.ts";

/**
 * Turns a checked request into the one that an object gets: an upgrade that names the session, and nothing
 * of the person's cookie. A page of another origin, or no page at all, is refused.
 */
export function upgradeRequest(c: Context<AppContext>): Request {
	if (!asksForSocket(c.req.raw)) {
		throw new AppError("upgrade_required", "Open this address as a WebSocket.");
	}
	if (c.req.header("origin") !== new URL(c.req.url).origin) {
		throw new AppError("bad_origin", "This request came from another site.");
	}
	return new Request(c.req.url, { headers: { upgrade: "websocket", "x-attune-sid": c.get("sid") } });
}
