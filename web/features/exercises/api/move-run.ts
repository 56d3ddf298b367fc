import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MovedRun, MoveRun, RunView } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { getRun } from "./get-run.ts";
import { keepTakeaway } from "./get-takeaways.ts";

type Options = {
	userId: string;
	conversationId: string;
	runId: string;
	/** Receives the current run, also after a move was refused because the run had moved elsewhere. */
	onRun: (run: RunView) => void;
	onMoved: (move: MoveRun, moved: MovedRun) => void;
};

/** Answers a step of a run, or goes back, past it, rests or leaves. */
export function useMoveRun({ userId, conversationId, runId, onRun, onMoved }: Options) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (move: MoveRun) =>
			request("POST /api/chat/conversations/:id/runs/:runId", {
				params: { id: conversationId, runId },
				body: move,
			}),
		onSuccess: (moved, move) => {
			if (moved.takeaway) {
				keepTakeaway(client, userId, moved.takeaway);
			}
			void client.invalidateQueries({ queryKey: queryKeys.exercises(userId) });
			onMoved(move, moved);
			onRun(moved.run);
		},
		onError: async (error) => {
			if (error instanceof ApiError && error.status === 409) {
				// The server's message stays on screen if this fails too.
				await getRun(conversationId, runId).then(onRun, () => undefined);
			}
		},
	});
}
