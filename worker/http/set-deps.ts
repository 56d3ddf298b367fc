import { createMiddleware } from "hono/factory";
import { newRequestId } from "../db/ids.ts";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../env.ts";
import type { AppContext } from "./app-context.ts";
import { edgeCountry } from "./edge-country.ts";

/**
 * Adds the request id and the services' dependencies to the context, which are made once for these bindings. Errors and log
 * lines show the id.
 */
export function setDeps(makeDeps: (env: AppEnv) => Deps) {
	const made = new WeakMap<AppEnv, Deps>();
	function depsOf(env: AppEnv): Deps {
		const deps = made.get(env) ?? makeDeps(env);
		made.set(env, deps);
		return deps;
	}
	return createMiddleware<AppContext>(async (c, next) => {
		const requestId = newRequestId();
		c.set("requestId", requestId);
		c.set("deps", { ...depsOf(c.env), country: () => edgeCountry(c) });
		await next();
	});
}
