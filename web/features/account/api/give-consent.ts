import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

type Statements = { adultConfirmed: true; healthConsent: true };

/** Sends both statements of a person who wasn't asked at sign-up. */
export function useGiveConsent(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: Statements) => request("PATCH /api/users/:userId", { params: { userId }, body }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
