import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { makeToken } from "./email-tokens.ts";

/** Returns the links to unsubscribe and to the notification settings. */
export async function linksFor(
	deps: Pick<Deps, "db" | "now" | "settings">,
	user: Pick<UserRow, "id" | "email">,
): Promise<{ unsubscribeUrl: string; settingsUrl: string }> {
	const { APP_URL } = deps.settings;
	return {
		unsubscribeUrl: `${APP_URL}/u/${await makeToken(deps, user, "unsubscribe")}`,
		settingsUrl: `${APP_URL}/notifications?from=note`,
	};
}
