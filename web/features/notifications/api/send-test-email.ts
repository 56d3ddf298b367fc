import { request } from "#web/lib/api.ts";

/** Sends the e-mail with the link that confirms the address. */
export function sendTestEmail(userId: string): Promise<{ ok: true }> {
	return request(`/api/notifications/test-email/${userId}`, { method: "POST" });
}
