import { AFTER_EXERCISE } from "#shared/after-exercise.ts";
import { isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import { nextChips } from "../../../guide/content/chips/next.ts";
import { addNote } from "../object/coach-notes.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { Run } from "./run-storage.ts";

/**
 * Asks what would help now, once a run is over and has led to no help and no other exercise. Nothing is asked in a risk
 * state. Call it in a transaction. Returns the run to store, and the message's id when it asked.
 */
export function askNext(
	store: ConversationStorage,
	deps: ConversationDeps,
	run: Run,
	risk: RiskLevel,
): { run: Run; noteId: string | null } {
	if (run.status !== "ended" || run.state.end !== null || isOwnRisk(risk)) {
		return { run, noteId: null };
	}
	const chips = nextChips(run.exerciseId);
	const noteId = addNote(store, deps, {
		about: `${run.id}:next`,
		content: AFTER_EXERCISE.question,
		metadata: {
			afterRun: run.id,
			choices: chips.map(({ label }) => ({ label })),
			guide: {
				act: "run-end",
				templates: [],
				asked: null,
				offered: chips.map(({ offer }) => offer),
			},
		},
	});
	return { run: { ...run, state: { ...run.state, asksNext: true } }, noteId };
}
