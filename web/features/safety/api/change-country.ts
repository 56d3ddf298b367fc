import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/**
 * Saves the country to the account in the background. The page already shows and stores it, and help must not begin
 * with an error.
 */
export function useChangeCountry(userId: string | null) {
	const client = useQueryClient();
	return useCallback(
		async (country: string): Promise<void> => {
			if (userId === null) {
				return;
			}
			try {
				const user = await request("PATCH /api/users/:userId", { params: { userId }, body: { country } });
				client.setQueryData(queryKeys.me, user);
			} catch {
				// Offline, this browser keeps the choice.
			}
		},
		[client, userId],
	);
}
