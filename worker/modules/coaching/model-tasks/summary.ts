import { summarise } from "../../../guide/tasks/summary.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import type { ChatTurn } from "../../../models/text-model.ts";
import { fenced } from "../prompts/fence.ts";
import { SUMMARY_TASK } from "../prompts/tasks.v2.ts";
import { calmWords } from "./sensitive-text.ts";
import { summaryShape } from "./shapes.ts";
import { withFallback } from "./with-fallback.ts";

/** The running summary with these turns in it. Nothing said in danger is carried over, nor what answered it. */
export async function extendedSummary(
	turns: readonly ChatTurn[],
	previous: string,
	data: StructuredModel | null,
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
	return (await withFallback(data, question, builtin)).summary;
}
