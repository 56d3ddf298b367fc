import type { ResetPassword } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

export function resetPassword(body: ResetPassword): Promise<{ ok: true }> {
	return request("/api/auth/password/reset", { method: "POST", body });
}
