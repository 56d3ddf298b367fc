import { useState } from "react";
import type { RunView, StepView } from "#shared/schemas/exercises.ts";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

/** Under this name a half-written answer waits in the browser, until it is taken or the person signs out. */
export function answerDraftName(runId: string, stepId: string): string {
	return `draft:${runId}:${stepId}`;
}

/** What is typed at a step: the draft of an earlier visit, else what was answered here before. */
export function useAnswerDraft(userId: string, run: RunView, step: StepView) {
	const name = answerDraftName(run.id, step.id);
	const [text, setText] = useState(() => readPersonal(userId, name) ?? step.answer ?? "");
	function write(next: string) {
		setText(next);
		writePersonal(userId, name, next === step.answer ? null : next);
	}
	return [text, write] as const;
}
