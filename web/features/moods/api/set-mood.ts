import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MoodLevel } from "#shared/mood/moods-by-day.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Keeps how the person says today is. It makes no check-in, no insight and no other colours. */
export function useSetMood(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ label }: MoodLevel) =>
			request("PATCH /api/users/:userId", {
				params: { userId },
				body: { currentMood: label, lastMoodUpdate: new Date().toISOString() },
			}),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
