import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MoodTheme } from "#shared/mood/mood-theme.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Colours the pages for one mood, or (null) for that of the latest assessment. */
export function useChooseMoodTheme(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (moodTheme: MoodTheme | null) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { moodTheme } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
