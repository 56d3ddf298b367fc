import { useQuery } from "@tanstack/react-query";
import { request } from "#web/lib/api.ts";
import { usePollUnlessLive } from "#web/lib/live-state.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** As the specification asks, while no live socket says what changed. */
const ASKED_EVERY_MS = 30_000;

/** How many messages the person's conversations hold together. */
export function useMessagesCount(userId: string) {
	return useQuery({
		queryKey: queryKeys.messagesCount(userId),
		queryFn: ({ signal }) => request<{ count: number }>("/api/chat/messages-count", { signal }),
		refetchInterval: usePollUnlessLive(ASKED_EVERY_MS),
	});
}
