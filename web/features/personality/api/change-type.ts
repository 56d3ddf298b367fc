import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The person says themselves which four letters they are. */
export function useChangeType(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (mbtiType: string) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { mbtiType } }),
		onSuccess: (user) => {
			client.setQueryData(queryKeys.me, user);
			return client.invalidateQueries({ queryKey: queryKeys.profile(userId) });
		},
	});
}
