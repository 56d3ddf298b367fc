import { request } from "#web/lib/api/api.ts";

/** Confirms the address that the link was sent to. */
export function confirmEmail(token: string) {
	return request("POST /api/auth/confirm", { body: { token } });
}
