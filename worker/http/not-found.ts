import type { Context } from "hono";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";
import { errorResponse } from "./on-error.ts";

export function notFound(c: Context<AppContext>): Response {
	return errorResponse(new AppError("not_found", "Not found."), c);
}

export function onMethodNotAllowed(c: Context<AppContext>, allowed: string[]): Response {
	c.header("Allow", allowed.join(", "));
	return errorResponse(
		new AppError("method_not_allowed", `Method not allowed. Use ${allowed.join(" or ")}.`),
		c,
	);
}
