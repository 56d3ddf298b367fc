import { useQuery } from "@tanstack/react-query";
import type { UserMood } from "#shared/schemas/moods.ts";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePollUnlessLive } from "#web/lib/live/live-state.ts";

/** As the specification asks, while no live socket says what changed. */
const ASKED_EVERY_MS = 30_000;

/**
 * The person's moods and the colour of the chat. While a live socket is open they come with the person, whom a frame has
 * fetched again; without one they are asked for by themselves.
 */
export function useUserMood(user: User): UserMood {
	const pollMs = usePollUnlessLive(ASKED_EVERY_MS);
	const { data } = useQuery({
		queryKey: queryKeys.userMood(user.id),
		queryFn: ({ signal }) => request<UserMood>(`/api/user-mood/${user.id}`, { signal }),
		initialData: (): UserMood => user,
		enabled: pollMs !== false,
		refetchInterval: pollMs,
	});
	return pollMs === false ? user : data;
}
