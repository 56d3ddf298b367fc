import type { ChangeEmail } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

/** Has the new address asked whether it's theirs. */
export function askForAddress(body: ChangeEmail): Promise<{ ok: true }> {
	return request("/api/auth/email", { method: "POST", body });
}
