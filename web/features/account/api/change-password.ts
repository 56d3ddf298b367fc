import type { ChangePassword } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

export function changePassword(body: ChangePassword) {
	return request("POST /api/auth/password", { body });
}
