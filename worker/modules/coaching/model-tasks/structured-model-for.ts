import { eq } from "drizzle-orm";
import { type Company, mayAskAny } from "#shared/ai-providers.ts";
import type { Database } from "../../../db/client.ts";
import { type UserRow, users } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import { ModelError } from "../../../models/model-error.ts";
import type { Usage } from "../../../models/text-model.ts";

type Parts = {
	db: Database;
	/** Null when no provider is configured. */
	structuredModel: StructuredModel | null;
	recordUsage: (userId: string, usage: Usage) => Promise<void>;
	/** Counts a question towards the person's daily limit; false when it's spent. */
	spendQuestion: (userId: string) => Promise<boolean>;
};

/**
 * Returns the connected models, to ask for data on behalf of a person. Null when there are none, when the person
 * chose the built-in coach or agreed to none of their companies (read again each time: they may have just chosen), or
 * when the person is gone.
 */
export async function structuredModelFor(parts: Parts, userId: string): Promise<StructuredModel | null> {
	if (!parts.structuredModel) {
		return null;
	}
	const [user] = await parts.db
		.select({ coach: users.coachChoice, consentedTo: users.consentedTo })
		.from(users)
		.where(eq(users.id, userId));
	return user?.coach === "auto" && mayAskAny(parts.structuredModel.providers, user.consentedTo)
		? counted(parts.structuredModel, {
				consentedTo: user.consentedTo,
				record: (usage) => parts.recordUsage(userId, usage),
				spend: () => parts.spendQuestion(userId),
			})
		: null;
}

/** Does the same for a person whose row was just read. */
export function structuredModelOf(
	{ structuredModel, env }: Pick<Deps, "structuredModel" | "env">,
	{ id, coachChoice, consentedTo }: UserRow,
): StructuredModel | null {
	return structuredModel && coachChoice === "auto" && mayAskAny(structuredModel.providers, consentedTo)
		? counted(structuredModel, {
				consentedTo,
				record: (usage) => getPersonStub(env, id).recordUsage(usage),
				spend: () => getPersonStub(env, id).spendQuestion(),
			})
		: null;
}

type Ledger = {
	consentedTo: readonly Company[];
	record: (usage: Usage) => Promise<void>;
	spend: () => Promise<boolean>;
};

/**
 * The same models, within the person's daily limit, recording each answer's cost. A failed record changes no answer.
 * When the limit is spent, the question isn't asked and the caller does without.
 */
function counted(structuredModel: StructuredModel, { consentedTo, record, spend }: Ledger): StructuredModel {
	return {
		...structuredModel,
		async ask(question, signal) {
			if (!(await spend())) {
				throw new ModelError("builtin", "limited");
			}
			const answer = await structuredModel.ask({ ...question, consentedTo }, signal);
			if (answer.usage) {
				await record(answer.usage).catch(() => undefined);
			}
			return answer;
		},
	};
}
