import type { Message } from "#shared/schemas/conversations.ts";
import type { RunView, Takeaway } from "#shared/schemas/exercises.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import { isRatedLast, saveOf, shown, stepOf } from "../../../guide/exercises/run.ts";
import { viewOf } from "../../../guide/exercises/view.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { NewTakeaway, Run } from "./run-storage.ts";

export function showRun(exercise: Exercise, { id, status, takeawayId, state }: Run): RunView {
	return viewOf(exercise, state, { id, status, takeawayId, asksNext: state.asksNext === true });
}

/** A running or paused exercise: its title and the answers so far, by question. */
export type KeptRun = { title: string; startedAt: string; touchedAt: string; answers: KeptAnswer[] };

type KeptAnswer = { question: string; answer: string };

export function keptRuns(
	store: ConversationStorage,
	{ findExercise }: Pick<ConversationDeps, "findExercise">,
): KeptRun[] {
	return store.runs.live().map((run) => {
		const exercise = findExercise(run.exerciseId);
		return {
			title: exercise?.title ?? run.exerciseId,
			startedAt: new Date(run.startedAt).toISOString(),
			touchedAt: new Date(run.touchedAt).toISOString(),
			answers: Object.entries(run.state.answers).map(([save, answer]) => ({
				question: questionOf(exercise, save),
				answer: shown(answer),
			})),
		};
	});
}

/** What the step asks that saves under this name; the name itself when the exercise is another by now. */
function questionOf(exercise: Exercise | undefined, save: string): string {
	const steps = Object.values(exercise?.steps ?? {});
	const asked = steps.find((step) => saveOf(step) === save) ?? (exercise && stepOf(exercise, save));
	return asked?.say ?? save;
}

/**
 * Returns a message with its exercise's current state, and with a card that D1 doesn't have yet. The message stores
 * only their ids.
 */
export function withRun(
	store: ConversationStorage,
	{ findExercise }: Pick<ConversationDeps, "findExercise">,
	message: Message,
): Message {
	const { runId, takeawayId } = message.metadata;
	const run = runId === undefined ? null : store.runs.find(runId);
	const exercise = run ? findExercise(run.exerciseId) : undefined;
	const kept = takeawayId === undefined ? null : store.runs.takeaway(takeawayId);
	if (!kept && !(run && exercise)) {
		return message;
	}
	return {
		...message,
		metadata: {
			...message.metadata,
			...(run && exercise ? { run: showRun(exercise, run) } : {}),
			...(kept ? { takeaway: showTakeaway(store, kept) } : {}),
		},
	};
}

export function showTakeaway(
	store: ConversationStorage,
	{ ratings: _, createdAt, dueAt, ...takeaway }: NewTakeaway,
): Takeaway {
	return {
		...takeaway,
		conversationId: store.meta()?.conversation_id ?? null,
		createdAt: new Date(createdAt).toISOString(),
		dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
		outcome: null,
	};
}

/** The exercise that is open, and the step it is at. */
export function openRun(
	store: ConversationStorage,
	{ findExercise }: Pick<ConversationDeps, "findExercise">,
): { exerciseId: string; number: number } | null {
	const run = store.runs.live().find(({ status, state }) => status === "open" && !isRatedLast(state));
	const exercise = run ? findExercise(run.exerciseId) : undefined;
	return run && exercise ? { exerciseId: exercise.id, number: showRun(exercise, run).number } : null;
}
