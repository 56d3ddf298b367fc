import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { endSession } from "#web/lib/storage/session-end.ts";

/** Where the person is signed in. Refetched at each visit, because no push reports a sign-in elsewhere. */
export function liveSessionsQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.liveSessions(userId),
		queryFn: ({ signal }) => request("GET /api/auth/sessions", { signal }),
		staleTime: 0,
	});
}

export function useEndSession(userId: string) {
	const client = useQueryClient();
	const { queryKey } = liveSessionsQuery(userId);
	return useMutation({
		mutationFn: (id: string) => request("DELETE /api/auth/sessions/:id", { params: { id } }),
		onSuccess: (_, id) =>
			client.setQueryData(queryKey, (list) => list?.filter((session) => session.id !== id)),
		// A failure may mean that the session has already ended.
		onError: () => client.invalidateQueries({ queryKey }),
	});
}

export function signOutEverywhere() {
	return endSession(() => request("POST /api/auth/signout-everywhere"));
}
