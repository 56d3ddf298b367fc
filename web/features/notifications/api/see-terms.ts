import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TERMS_VERSION } from "#shared/terms.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Keeps that the person has seen what changed in the terms. */
export function useSeeTerms(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { termsSeen: TERMS_VERSION } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
