import { request } from "#web/lib/api.ts";

/** Plans the coming days; how many notes there are. */
export async function scheduleNotifications(userId: string): Promise<number> {
	const { count } = await request<{ count: number }>(`/api/notifications/schedule/${userId}`, {
		method: "POST",
	});
	return count;
}
