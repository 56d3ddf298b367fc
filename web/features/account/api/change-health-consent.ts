import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Gives the consent to store health data, or withdraws it. */
export function useChangeHealthConsent(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (healthConsent: boolean) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { healthConsent } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
