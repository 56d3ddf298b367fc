import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CoachingPersonality } from "#shared/personality/coaching-personality.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Saves how the coach should talk. One request at a time, so that the last choice is the one that stays. */
export function useChooseCoachManner(userId: string) {
	const client = useQueryClient();
	return useMutation({
		scope: { id: "coach-manner" },
		mutationFn: (coachingPersonality: CoachingPersonality) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { coachingPersonality } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
