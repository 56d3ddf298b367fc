import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";

const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/** A body must say that it's JSON. Without this a form of another site could post one without a preflight. */
export const requireJson = createMiddleware<AppContext>(async (c, next) => {
	const type = c.req.header("content-type");
	if (WITH_BODY.has(c.req.method) && type !== undefined && !/^application\/json\b/i.test(type)) {
		throw new AppError("unsupported_media", "Send the body as application/json.");
	}
	await next();
});

/** Requires a multipart form for files. Reads no other type. */
export const requireForm = createMiddleware<AppContext>(async (c, next) => {
	if (!/^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "")) {
		throw new AppError("unsupported_media", "Send the recording as multipart/form-data.");
	}
	await next();
});
