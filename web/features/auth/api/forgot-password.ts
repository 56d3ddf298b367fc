import { request } from "#web/lib/api.ts";

/** Has a link sent to this address, if somebody has an account with it. Answers the same either way. */
export function forgotPassword(email: string): Promise<{ ok: true }> {
	return request("/api/auth/password/forgot", { method: "POST", body: { email } });
}
