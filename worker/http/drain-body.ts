import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { bodyLimitOf } from "./body-limits.ts";

/** How long a response waits for a body it doesn't need, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Reads the rest of a request body that no handler read, before the response is sent. A response that leaves a body unread
 * breaks the connection, and the local runtime then fails the next request on it. Reading after the response is too late:
 * the stream is closed by then. Stops at the path's own limit; docs/decisions/platform/wire.md says what happens above it.
 */
export const drainUnreadBody = createMiddleware<AppContext>(async (c, next) => {
	// Kept here, because `limitBody` replaces it.
	const { raw } = c.req;
	await next();
	if (raw.body && !raw.bodyUsed) {
		await drain(raw.body, bodyLimitOf(c.req.path));
	}
});

async function drain(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<void> {
	const reader = body.getReader();
	const timer = new AbortController();
	const timeout = scheduler.wait(PATIENCE_MS, { signal: timer.signal }).catch(() => null);
	let size = 0;
	while (size <= maxBytes) {
		// Rejects when the client disconnected; then no one gets the response.
		const read = await Promise.race([reader.read().catch(() => null), timeout]);
		if (!read || read.done) {
			break;
		}
		size += read.value.length;
	}
	timer.abort();
}
