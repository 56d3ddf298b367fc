import { createMiddleware } from "hono/factory";
import { newRequestId } from "../db/ids.ts";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../env.ts";
import type { AppContext } from "./app-context.ts";
import { edgeCountry } from "./edge-country.ts";

/**
 * Adds the request id and the services' dependencies to the context. Errors and log lines show the id. Dependencies are each
 * request's own: a model's client that one request begins to load would never come when that request is cancelled.
 */
export function setDeps(makeDeps: (env: AppEnv) => Deps) {
	return createMiddleware<AppContext>(async (c, next) => {
		const requestId = newRequestId();
		c.set("requestId", requestId);
		c.set("deps", { ...makeDeps(c.env), country: () => edgeCountry(c) });
		await next();
	});
}
