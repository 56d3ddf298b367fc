import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";

/** Plans the coming days and returns how many notifications there are. A failure keeps the server's message. */
export async function scheduleNotifications(userId: string): Promise<number> {
	try {
		const { count } = await request("POST /api/notifications/schedule/:userId", { params: { userId } });
		return count;
	} catch (cause) {
		if (cause instanceof ApiError && cause.serverMessage) {
			throw cause;
		}
		throw new Error("Failed to schedule notifications", { cause });
	}
}
