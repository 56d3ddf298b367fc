import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The person says themselves which four letters they are. */
export function useChangeType(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (mbtiType: string) =>
			request<User>(`/api/users/${userId}`, { method: "PATCH", body: { mbtiType } }),
		onSuccess: (user) => {
			client.setQueryData(queryKeys.me, user);
			return client.invalidateQueries({ queryKey: queryKeys.profile(userId) });
		},
	});
}
