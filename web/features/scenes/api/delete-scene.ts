import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Scene } from "#shared/schemas/scenes.ts";
import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { showBackground } from "../background-event.ts";

/** Deletes a scene for good. */
export function useDeleteScene(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ id }: Scene) => deleted(id),
		onSuccess: (_, { isCurrent }) => {
			if (isCurrent) {
				showBackground(null);
			}
			return client.invalidateQueries({ queryKey: queryKeys.scenes(userId) });
		},
	});
}

/** A scene that another tab or press already deleted counts as deleted. */
async function deleted(id: string): Promise<void> {
	try {
		await request("DELETE /api/scenes/:id", { params: { id } });
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 404)) {
			throw error;
		}
	}
}
