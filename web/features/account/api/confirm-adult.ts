import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Sends a person's correction that they're an adult, after we took them for a minor. */
export function useConfirmAdult(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { adultConfirmed: true } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
