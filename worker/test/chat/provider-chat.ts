import { inject } from "vitest";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { StructuredModel } from "../../models/data/structured-model.ts";
import { createProviderCooldowns } from "../../models/failover/provider-cooldowns.ts";
import type { ModelError } from "../../models/model-error.ts";
import type { Usage } from "../../models/text-model.ts";
import { createStructuredModel } from "../../models/wiring/create-data-model.ts";
import { createTextModel } from "../../models/wiring/create-text-model.ts";
import { composePrompt } from "../../modules/coaching/compose-prompt.ts";
import { openChat, setDeps } from "./conversation.ts";

/** Long enough for a busy machine to answer in time, and shorter than the silences of the simulator. */
export const TIMINGS = {
	hedgeMs: 600,
	giveUpMs: 3_000,
	localGiveUpMs: 3_000,
	silenceMs: 1_000,
	// No test waits for it.
	dataMs: 20_000,
};

/** For tests in which one provider answers, however busy the machine is. */
export const PATIENT = { ...TIMINGS, hedgeMs: 20_000, giveUpMs: 20_000, silenceMs: 20_000 };

const SETTINGS = (aimock: string) => ({
	ANTHROPIC_API_KEY: "key",
	ANTHROPIC_BASE_URL: aimock,
	OPENAI_API_KEY: "key",
	OPENAI_BASE_URL: `${aimock}/v1`,
});

/** Both providers' SDKs, pointed at the simulator and asked for data. */
export function providerData(onFailure: (error: ModelError) => void = () => undefined): StructuredModel {
	const settings = SETTINGS(inject("aimock"));
	const cooldowns = createProviderCooldowns(() => Number.POSITIVE_INFINITY);
	return createStructuredModel({ settings, onFailure, timings: TIMINGS, cooldowns }) as StructuredModel;
}

/** Loads what the Worker loads with its first question: on a busy machine that takes longer than a model may. */
export async function warmUpProviders(): Promise<void> {
	await Promise.all([import("../../models/claude/sdk.ts"), import("openai")]);
}

/** An open chat whose coach is both providers' SDKs, pointed at the simulator. */
export async function openProviderChat(
	fields: Partial<UserRow> = {},
	{ aimock = inject("aimock"), timings = TIMINGS } = {},
) {
	const chat = await openChat(fields);
	const failures: string[] = [];
	const usages: { userId: string; usage: Usage }[] = [];
	const model = createTextModel({
		settings: SETTINGS(aimock),
		compose: composePrompt,
		onFailure: (error) => failures.push(error.message),
		timings,
		// No cooldown, so that each test can ask every provider.
		cooldowns: createProviderCooldowns(() => Number.POSITIVE_INFINITY),
	});
	const recordUsage = async (userId: string, usage: Usage) => {
		usages.push({ userId, usage });
	};
	await setDeps(chat.conversationId, { model, recordUsage });
	return { ...chat, failures, usages };
}
