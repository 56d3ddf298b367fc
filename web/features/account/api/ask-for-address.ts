import type { ChangeEmail } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

/** Has the new address asked whether it's theirs. */
export function askForAddress(body: ChangeEmail) {
	return request("POST /api/auth/email", { body });
}
