import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { notificationsQuery } from "./get-notifications.ts";

/** Marks a notification as read, here at once and in every tab. A failed mark is repeated another time. */
export function useReadNotification(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id: string) =>
			request("PATCH /api/notifications/:userId/:id", { params: { userId, id }, body: { read: true } }),
		onMutate: (id) =>
			client.setQueryData(notificationsQuery(userId).queryKey, (notes) =>
				notes?.map((note) => (note.id === id ? { ...note, read: true } : note)),
			),
	});
}
