import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentConversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The open temporary chat; `conversation` is null without one. */
export function temporaryQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.temporary(userId),
		queryFn: () => request<CurrentConversation>(`/api/chat/temporary/${userId}`),
		gcTime: 0,
	});
}

export function useBeginTemporary(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () =>
			request<CurrentConversation>("/api/chat/temporary", { method: "POST", body: { userId } }),
		onSuccess: (begun) => client.setQueryData(queryKeys.temporary(userId), begun),
	});
}

/** Ends it: its words are gone at once. */
export function useEndTemporary(userId: string) {
	return useMutation({
		mutationFn: () => request(`/api/chat/temporary/${userId}`, { method: "DELETE" }),
	});
}
