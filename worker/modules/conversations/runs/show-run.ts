import type { Message } from "#shared/schemas/conversations.ts";
import type { RunView } from "#shared/schemas/exercises.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import { viewOf } from "../../../guide/exercises/view.ts";
import type { ConversationDeps } from "../conversation-deps.ts";
import type { ConversationStorage } from "../conversation-storage.ts";
import type { Run } from "./run-storage.ts";

export function showRun(exercise: Exercise, { id, status, takeawayId, state }: Run): RunView {
	return viewOf(exercise, state, { id, status, takeawayId });
}

/** A message with its exercise as it stands. Only the run's id is stored with the message. */
export function withRun(
	store: ConversationStorage,
	{ findExercise }: Pick<ConversationDeps, "findExercise">,
	message: Message,
): Message {
	const { runId } = message.metadata;
	const run = runId === undefined ? null : store.runs.find(runId);
	const exercise = run ? findExercise(run.exerciseId) : undefined;
	return run && exercise
		? { ...message, metadata: { ...message.metadata, run: showRun(exercise, run) } }
		: message;
}

/** The exercise that is open, and the step it is at. */
export function openRun(
	store: ConversationStorage,
	{ findExercise }: Pick<ConversationDeps, "findExercise">,
): { exerciseId: string; number: number } | null {
	const run = store.runs.live().find(({ status }) => status === "open");
	const exercise = run ? findExercise(run.exerciseId) : undefined;
	return run && exercise ? { exerciseId: exercise.id, number: showRun(exercise, run).number } : null;
}
