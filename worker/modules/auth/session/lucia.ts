import { Lucia, TimeSpan } from "lucia";
import type { ReplyReads } from "../../../db/queries/reply-reads.ts";
import type { SessionAttributes } from "../../../db/tables/sessions.table.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { SESSION_COOKIE } from "../../../http/session-cookie.ts";
import { createSessionAdapter } from "./session-adapter.ts";

type LuciaSessionAttributes = SessionAttributes & { sid: string; lastSeenAt: Date };

type LuciaUserAttributes = { row: UserRow };

/**
 * Sessions of 30 days that slide. Made per request, because whether the cookie is Secure is fixed when lucia
 * is made and a local run is plain http. The only file that knows lucia by name besides its adapter. `keepReads`: takes what
 * a reply needs of D1, read with the session.
 */
export function createLucia(deps: Deps, secure: boolean, keepReads?: (reads: ReplyReads) => void) {
	return new Lucia<LuciaSessionAttributes, LuciaUserAttributes>(
		createSessionAdapter(deps.db, deps.env.SESSIONS, deps.log, keepReads),
		{
			sessionExpiresIn: new TimeSpan(30, "d"),
			sessionCookie: { name: SESSION_COOKIE, attributes: { secure, sameSite: "lax", path: "/" } },
			getSessionAttributes: (attributes) => attributes,
			getUserAttributes: (attributes) => attributes,
		},
	);
}

declare module "lucia" {
	// biome-ignore lint/style/useConsistentTypeDefinitions: lucia is told its types by merging this interface
	interface Register {
		Lucia: ReturnType<typeof createLucia>;
		DatabaseSessionAttributes: LuciaSessionAttributes;
		DatabaseUserAttributes: LuciaUserAttributes;
	}
}
