import type { TestEmailAnswer } from "#shared/schemas/notifications.ts";
import { request } from "#web/lib/api/api.ts";

/** Sends the e-mail with the link that confirms the address. */
export function sendTestEmail(userId: string): Promise<TestEmailAnswer> {
	return request(`/api/notifications/test-email/${userId}`, { method: "POST" });
}

/** Said in place of where to look, when the server took the e-mail and delivers none. */
export const SIMULATED =
	"This server only simulates email. It wrote the message to a file and delivered nothing.";
