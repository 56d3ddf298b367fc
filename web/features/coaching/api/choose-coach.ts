import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import type { ReadingChoice } from "#shared/second-look.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Saves who answers the person, whether a model may read for danger, and which companies they agreed to. */
export function useChooseCoach(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (choice: Partial<ReadingChoice & Pick<User, "consentedTo">>) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: choice }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
