import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Keeps that the person has seen what changed in the terms. */
export function useSeeTerms(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () =>
			request<User>(`/api/users/${userId}`, { method: "PATCH", body: { termsSeen: TERMS_VERSION } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
