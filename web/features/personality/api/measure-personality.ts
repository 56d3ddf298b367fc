import { useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";

/** Sends the twenty answers, whose result is saved for the person. */
export function useMeasurePersonality(userId: string) {
	const client = useQueryClient();
	return useSubmit({
		mutationFn: (answers: readonly number[]) =>
			request("POST /api/personality/:userId", { params: { userId }, body: { answers: [...answers] } }),
		onSuccess: (scores) => {
			client.setQueryData<User>(queryKeys.me, (user) => user && { ...user, ...scores });
			void client.invalidateQueries({ queryKey: queryKeys.achievements(userId) });
		},
	});
}
