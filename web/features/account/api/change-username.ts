import { useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";

export function useChangeUsername(userId: string) {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: (username: string) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { username } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
