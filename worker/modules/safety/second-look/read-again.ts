import { type Company, mayAskAny } from "#shared/ai-providers.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import { ModelError } from "../../../models/model-error.ts";
import type { ChatTurn, Usage } from "../../../models/text-model.ts";
import { riskOf } from "../../coaching/model-tasks/risk.ts";

/** Returns what the newest message of a person's talk shows, as a model reads it. Rejects when no model answers. */
export type ReadAgain = (
	reader: { userId: string; consentedTo: readonly Company[] },
	talk: readonly ChatTurn[],
	signal: AbortSignal,
) => Promise<RiskLevel>;

type Parts = {
	/** Null where no provider reads for danger. */
	model: StructuredModel | null;
	/** Counts a look towards the person's daily limit; false when it's spent. */
	spendLook: (userId: string) => Promise<boolean>;
	recordUsage: (userId: string, usage: Usage) => Promise<void>;
};

/** Null where no provider reads for danger. */
export function createReadAgain({ model, spendLook, recordUsage }: Parts): ReadAgain | null {
	if (!model) {
		return null;
	}
	return async ({ userId, consentedTo }, talk, signal) => {
		if (!mayAskAny(model.providers, consentedTo)) {
			// Before counting, as no provider is configured.
			throw new ModelError("builtin", "misconfigured");
		}
		// A count that fails must not cost anyone the look.
		if (!(await spendLook(userId).catch(() => true))) {
			throw new ModelError("builtin", "limited");
		}
		const counted: StructuredModel = {
			...model,
			async ask(question, ending) {
				const answer = await model.ask({ ...question, consentedTo }, ending);
				if (answer.usage) {
					void recordUsage(userId, answer.usage).catch(() => undefined);
				}
				return answer;
			},
		};
		return riskOf(talk, counted, signal);
	};
}
