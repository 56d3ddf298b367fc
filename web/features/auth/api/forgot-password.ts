import type { ForgotPasswordAnswer } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

/** Has a link sent to this address, if somebody has an account with it. Answers the same either way, with how email is. */
export function forgotPassword(email: string): Promise<ForgotPasswordAnswer> {
	return request("/api/auth/password/forgot", { method: "POST", body: { email } });
}
