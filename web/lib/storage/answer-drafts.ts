import { personalNames, writePersonal } from "./personal-storage.ts";

/** Under this name a half-written answer waits in the browser, until it's taken or the person signs out. */
export function answerDraftName(runId: string, stepId: string): string {
	return `draft:${runId}:${stepId}`;
}

/** Drops a step's half-written answer, or without a step those of the whole run. */
export function dropAnswerDrafts(userId: string, runId: string, stepId?: string): void {
	const name = answerDraftName(runId, stepId ?? "");
	for (const each of stepId === undefined ? personalNames(userId, name) : [name]) {
		writePersonal(userId, each, null);
	}
}
