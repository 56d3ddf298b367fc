import type { ForgotPasswordAnswer } from "#shared/schemas/auth.ts";
import { request } from "#web/lib/api/api.ts";

/**
 * Sends a reset link to this address if an account has it. The response is the same either way, and includes the
 * state of email.
 */
export function forgotPassword(email: string): Promise<ForgotPasswordAnswer> {
	return request("POST /api/auth/password/forgot", { body: { email } });
}
