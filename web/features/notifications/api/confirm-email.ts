import { request } from "#web/lib/api/api.ts";

/** Confirms the address that the link was sent to. */
export function confirmEmail(token: string): Promise<{ ok: true }> {
	return request("/api/auth/confirm", { method: "POST", body: { token } });
}
