import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CoachChoice, User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Saves whom the person wants to be answered by. */
export function useChooseCoach(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (coachChoice: CoachChoice) =>
			request<User>(`/api/users/${userId}`, { method: "PATCH", body: { coachChoice } }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
