import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";

/**
 * Refuses a body of more bytes than this, whether its length was announced or not. What is too much is read
 * to its end and thrown away: an answer that leaves a body unread breaks the connection for the next request.
 */
export function limitBody(maxBytes: number) {
	return createMiddleware<AppContext>(async (c, next) => {
		const { body } = c.req.raw;
		if (!body) {
			await next();
			return;
		}
		const kept = await readUpTo(body, maxBytes);
		if (kept === null) {
			throw new AppError("too_large", "That is more than fits in one go. Send it in parts.");
		}
		c.req.raw = new Request(c.req.raw, { body: kept });
		await next();
	});
}

/** All bytes of a body, or null when there are more than the limit. Holds no more than the limit in memory. */
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
