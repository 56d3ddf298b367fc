import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Turns the use of type and traits on or off, and refetches what depends on it. */
export function useSwitchCoachedByType(userId: string) {
	const client = useQueryClient();
	return useMutation({
		// One request at a time, so that the last choice wins.
		scope: { id: "coached-by-type" },
		mutationFn: (coachedByType: boolean) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { coachedByType } }),
		onSuccess: (user) => {
			client.setQueryData(queryKeys.me, user);
			for (const queryKey of [
				queryKeys.interactionProfile(userId),
				queryKeys.personalizedCoaching(userId),
				queryKeys.motivational(userId),
			]) {
				void client.invalidateQueries({ queryKey });
			}
		},
	});
}
