import type { TestEmailAnswer } from "#shared/schemas/notifications.ts";
import { request } from "#web/lib/api/api.ts";

/** Sends the email with the link that confirms the address. */
export function sendTestEmail(userId: string): Promise<TestEmailAnswer> {
	return request("POST /api/notifications/test-email/:userId", { params: { userId } });
}

/** Replaces where to look, when the server took the email but delivers none. */
export const SIMULATED =
	"This server only simulates email. It wrote the message to a file and delivered nothing.";
