import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UpdateUser } from "#shared/schemas/users.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

export type Account = Pick<UpdateUser, "firstName" | "lastName" | "phoneNumber" | "timeZone" | "country">;

/** Changes what a person says of themselves. */
export function useUpdateAccount(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (account: Account) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: account }),
		onSuccess: (user) => client.setQueryData(queryKeys.me, user),
	});
}
