import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { runPath } from "#web/lib/paths.ts";

type Start = {
	exerciseId: string;
	/** Where it stopped; absent to start in the current chat. */
	conversationId?: string;
};

/** Begins an exercise, or carries on with the run that waits, and opens its page. */
export function useStartRun(userId: string) {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	return useMutation({
		mutationFn: ({ exerciseId, conversationId }: Start) =>
			request("POST /api/exercises/:exerciseId/runs", {
				params: { exerciseId },
				body: conversationId === undefined ? {} : { conversationId },
			}),
		onSuccess: ({ conversationId, run }) => {
			client.setQueryData(queryKeys.run(userId, run.id), run);
			void client.invalidateQueries({ queryKey: queryKeys.exercises(userId) });
			navigate(runPath(run.exerciseId, conversationId, run.id));
		},
	});
}
