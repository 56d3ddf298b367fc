import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Switches the coach's memory on or off. */
export function useSwitchMemory(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (memoryEnabled: boolean) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { memoryEnabled } }),
		onSuccess: (user) => {
			client.setQueryData(queryKeys.me, user);
		},
	});
}
