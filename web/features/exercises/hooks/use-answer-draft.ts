import { useState } from "react";
import type { RunView, StepView } from "#shared/schemas/exercises.ts";
import { answerDraftName } from "#web/lib/storage/answer-drafts.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

/** The text typed at a step: the draft of an earlier visit, else the earlier answer. */
export function useAnswerDraft(userId: string, run: RunView, step: StepView) {
	const name = answerDraftName(run.id, step.id);
	const [text, setText] = useState(() => readPersonal(userId, name) ?? step.answer ?? "");
	function write(next: string) {
		setText(next);
		writePersonal(userId, name, next === step.answer ? null : next);
	}
	return [text, write] as const;
}
