import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Lets the person's exercises be counted in public totals from now on, or no longer. */
export function useChangeSharesTotals(userId: string) {
	const client = useQueryClient();
	return useMutation({
		// One request at a time, so that the last choice wins.
		scope: { id: "shares-totals" },
		mutationFn: (sharesTotals: boolean) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { sharesTotals } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
