import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { showBackground } from "../background-event.ts";

/** Shows one of the person's scenes behind their pages, or none, from now on and on every device. */
export function useChooseScene(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (backgroundImageUrl: string | null) =>
			request("PATCH /api/users/:userId", { params: { userId }, body: { backgroundImageUrl } }),
		onSuccess: ({ backgroundImageUrl }) => {
			showBackground(backgroundImageUrl);
		},
		// Also on failure: it may have been deleted elsewhere.
		onSettled: () => client.invalidateQueries({ queryKey: queryKeys.scenes(userId) }),
	});
}
