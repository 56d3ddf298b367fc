import type { ResetPassword } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

export function resetPassword(body: ResetPassword) {
	return request("POST /api/auth/password/reset", { body });
}
