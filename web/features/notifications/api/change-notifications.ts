import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChangeNotifications } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";

export function changeNotifications(body: ChangeNotifications): Promise<User> {
	return request("PATCH /api/auth/notifications", { body });
}

/** Changes the switch or a preference, and says that it did or why not. Where more is said after it, it did goes without. */
export function useChangeNotifications(userId: string, { saysSo = true } = {}) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: changeNotifications,
		onSuccess: async (user) => {
			client.setQueryData(queryKeys.me, user);
			if (saysSo) {
				showToast({
					title: "Preferences updated",
					description: "Your notification preferences have been saved.",
				});
			}
			await Promise.all([
				client.refetchQueries({ queryKey: queryKeys.me }),
				client.invalidateQueries({ queryKey: queryKeys.notifications(userId) }),
			]);
		},
		onError: (error) =>
			showToast({
				title: "Update failed",
				description: errorMessage(error, "Failed to update preferences"),
				variant: "destructive",
			}),
	});
}
