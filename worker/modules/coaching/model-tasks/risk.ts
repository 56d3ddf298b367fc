import type { RiskLevel } from "#shared/safety/risk.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import type { ChatTurn } from "../../../models/text-model.ts";
import { fenced } from "../prompts/fence.ts";
import { RISK_TASK } from "../prompts/risk-task.v1.ts";
import { riskShape } from "./shapes.ts";

/**
 * Returns the risk that a connected model reads in a conversation's newest message. Rejects when no model answers.
 */
export async function riskOf(
	talk: readonly ChatTurn[],
	data: StructuredModel,
	signal: AbortSignal,
): Promise<RiskLevel> {
	const about = fenced(
		"talk",
		talk.map(({ role, content }) => ({ role, content })),
	);
	const question = { name: "risk", task: RISK_TASK, about, shape: riskShape };
	return (await data.ask(question, signal)).data.level;
}
