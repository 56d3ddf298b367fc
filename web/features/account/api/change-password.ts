import type { ChangePassword } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

export function changePassword(body: ChangePassword): Promise<{ ok: true }> {
	return request("/api/auth/password", { method: "POST", body });
}
