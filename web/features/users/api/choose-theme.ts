import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Chooses light, dark or whatever the system says. */
export function useChooseTheme(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (theme: User["theme"]) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { theme } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
