import { request } from "#web/lib/api/api.ts";

/** Says that the address which a link was sent to takes notes. */
export function confirmEmail(token: string): Promise<{ ok: true }> {
	return request("/api/auth/confirm", { method: "POST", body: { token } });
}
