import { useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";

export function useChangeUsername(userId: string) {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: (username: string) =>
			request<User>(`/api/users/${userId}`, { method: "PATCH", body: { username } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
