import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#shared/schemas/notifications.ts";
import { request } from "#web/lib/api/api.ts";
import { notificationsQuery } from "./get-notifications.ts";

/** Marks a notification as read, here at once and in every tab. A failed mark is repeated another time. */
export function useReadNotification(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id: string) =>
			request<Notification>(`/api/notifications/${userId}/${id}`, { method: "PATCH", body: { read: true } }),
		onMutate: (id) =>
			client.setQueryData(notificationsQuery(userId).queryKey, (notes) =>
				notes?.map((note) => (note.id === id ? { ...note, read: true } : note)),
			),
	});
}
