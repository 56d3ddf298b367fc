import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The open temporary chat; `conversation` is null without one. */
export function temporaryQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.temporary(userId),
		queryFn: () => request("GET /api/chat/temporary/:userId", { params: { userId } }),
		gcTime: 0,
	});
}

export function useBeginTemporary(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => request("POST /api/chat/temporary", { body: { userId } }),
		onSuccess: (begun) => client.setQueryData(queryKeys.temporary(userId), begun),
	});
}

/** Ends it: its words are gone at once. */
export function useEndTemporary(userId: string) {
	return useMutation({
		mutationFn: () => request("DELETE /api/chat/temporary/:userId", { params: { userId } }),
	});
}
