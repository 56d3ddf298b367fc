import type { Context } from "hono";
import type { UserRow } from "../db/tables/users.table.ts";
import type { Deps } from "../deps.ts";
import type { AppEnv } from "../env.ts";

/** What middleware leaves for handlers. `user` and `sid` are set on every route that needs a session. */
export type AppContext = {
	Bindings: AppEnv;
	Variables: {
		requestId: string;
		deps: Deps;
		user: UserRow;
		/** The session's key: the SHA-256 of its id. */
		sid: string;
	};
};

/** Lets work outlive the answer. */
export function runAfterResponse(c: Context<AppContext>, work: Promise<unknown>): void {
	c.executionCtx.waitUntil(work);
}
