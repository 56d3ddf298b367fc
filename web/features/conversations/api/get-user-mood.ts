import { useQuery } from "@tanstack/react-query";
import type { UserMood } from "#shared/schemas/moods.ts";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePollUnlessLive } from "#web/lib/live/live-state.ts";

/** The specification's interval, while no live socket is connected. */
const ASKED_EVERY_MS = 30_000;

/**
 * Returns the person's moods and the chat's colour. With a live socket they come with the user, which a frame
 * refetches; without one they're polled.
 */
export function useUserMood(user: User): UserMood {
	const pollMs = usePollUnlessLive(ASKED_EVERY_MS);
	const { data } = useQuery({
		queryKey: queryKeys.userMood(user.id),
		queryFn: ({ signal }) => request("GET /api/user-mood/:userId", { params: { userId: user.id }, signal }),
		initialData: (): UserMood => user,
		enabled: pollMs !== false,
		refetchInterval: pollMs,
	});
	return pollMs === false ? user : data;
}
