import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";
import { bodyLimitOf } from "./body-limits.ts";

/**
 * Refuses a body larger than its path's limit, whether or not its length was announced. Reads an oversized one to its
 * end and drops it: a response that leaves a body unread breaks the connection for the next request.
 */
export const limitBody = createMiddleware<AppContext>(async (c, next) => {
	const { raw } = c.req;
	// A GET may carry a body, which has no meaning, and `new Request` refuses one.
	if (!raw.body || raw.method === "GET" || raw.method === "HEAD") {
		await next();
		return;
	}
	const kept = await readUpTo(raw.body, bodyLimitOf(c.req.path));
	if (kept === null) {
		throw new AppError("too_large", "That's too long to send at once. Split it into smaller parts.");
	}
	c.req.raw = new Request(raw, { body: kept });
	await next();
});

/** Reads a body, or returns null when it exceeds the limit. Never holds more than the limit in memory. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | null> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size <= maxBytes) {
			chunks.push(chunk);
		}
	}
	return size > maxBytes ? null : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
