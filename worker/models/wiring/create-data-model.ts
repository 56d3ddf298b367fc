import type { AiProvider } from "#shared/ai-providers.ts";
import { createFailoverData } from "../data/ask-for-data.ts";
import type { StructuredModel } from "../data/structured-model.ts";
import { createProviderCooldowns, type ProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { MODEL_TIMINGS, type ModelTimings } from "../failover/timings.ts";
import type { ModelError } from "../model-error.ts";
import { createTaskProvider } from "./create-task-provider.ts";
import { configuredProviders, type ModelSettings, orderFor, retriesFor } from "./model-settings.ts";

type StructuredModelParts = {
	settings: ModelSettings;
	/** The platform's own models, when bound. */
	ai?: Pick<Ai, "run"> | undefined;
	onFailure: (error: ModelError) => void;
	timings?: Pick<ModelTimings, "dataMs">;
	cooldowns?: ProviderCooldowns;
};

/**
 * Separate cooldowns: a server without schema support refuses questions for data but replies well, and chats must not
 * suffer for it.
 */
const dataCooldowns = createProviderCooldowns(Date.now);

/** The small models of those who answer, asked for data; null when only the guide answers. */
export function createStructuredModel(parts: StructuredModelParts): StructuredModel | null {
	const { settings, ai, onFailure, timings = MODEL_TIMINGS, cooldowns = dataCooldowns } = parts;
	const providers = configuredProviders(settings, ai !== undefined);
	const retries = retriesFor(providers);
	const models = new Map(
		providers.flatMap((provider) =>
			provider === "builtin"
				? []
				: [[provider as AiProvider, createTaskProvider(provider, { settings, ai, retries })]],
		),
	);
	const order: Parameters<typeof createFailoverData>[0]["order"] = (mode) =>
		orderFor(mode, providers).flatMap((provider) => models.get(provider) ?? []);
	return order("deep").length === 0 ? null : createFailoverData({ order, cooldowns, timings, onFailure });
}
