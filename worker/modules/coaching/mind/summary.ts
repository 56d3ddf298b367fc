import { summarise } from "../../../guide/tasks/summary.ts";
import type { DataModel } from "../../../models/data/data-model.ts";
import type { ChatTurn } from "../../../models/text-model.ts";
import { fenced } from "../prompts/fence.ts";
import { SUMMARY_TASK } from "../prompts/tasks.v2.ts";
import { askOr } from "./ask-or.ts";
import { calmWords } from "./heavy-words.ts";
import { summaryShape } from "./shapes.ts";

/** The running summary with these turns in it. Nothing said in danger is carried over, nor what answered it. */
export async function extendedSummary(
	turns: readonly ChatTurn[],
	previous: string,
	data: DataModel | null,
): Promise<string> {
	const calm = calmWords(turns);
	const builtin = () => ({ summary: summarise(calm, previous) });
	if (!calm.some(({ role }) => role === "user")) {
		return builtin().summary;
	}
	const question = {
		name: "summary",
		task: SUMMARY_TASK,
		about: `${fenced("earlier", { summary: previous })}\n\n${fenced("talk", calm)}`,
		shape: summaryShape,
	};
	return (await askOr(data, question, builtin)).summary;
}
