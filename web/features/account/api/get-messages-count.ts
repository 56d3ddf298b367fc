import { useQuery } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePollUnlessLive } from "#web/lib/live/live-state.ts";

/** The specification's interval, while no live socket is connected. */
const ASKED_EVERY_MS = 30_000;

/** How many messages the person's conversations hold together. */
export function useMessagesCount(userId: string) {
	return useQuery({
		queryKey: queryKeys.messagesCount(userId),
		queryFn: ({ signal }) => request("GET /api/chat/messages-count", { signal }),
		refetchInterval: usePollUnlessLive(ASKED_EVERY_MS),
	});
}
