import type { AiProvider } from "#shared/ai-providers.ts";
import { createDataChain } from "../data/ask-for-data.ts";
import type { DataModel } from "../data/data-model.ts";
import { createRests, type Rests } from "../failover/provider-cooldowns.ts";
import { MODEL_TIMINGS, type ModelTimings } from "../failover/timings.ts";
import type { ModelError } from "../model-error.ts";
import { createTaskProvider } from "./create-task-provider.ts";
import { configuredProviders, type ModelSettings, orderFor, retriesFor } from "./model-settings.ts";

type DataModelParts = {
	settings: ModelSettings;
	/** The platform's own models, when bound. */
	ai?: Pick<Ai, "run"> | undefined;
	onFailure: (error: ModelError) => void;
	timings?: Pick<ModelTimings, "dataMs">;
	rests?: Rests;
};

/**
 * Separate cooldowns: a server without schema support refuses questions for data but replies well, and chats must not
 * suffer for it.
 */
const dataRests = createRests(Date.now);

/** The small models of those who answer, asked for data; null when only the guide answers. */
export function createDataModel(parts: DataModelParts): DataModel | null {
	const { settings, ai, onFailure, timings = MODEL_TIMINGS, rests = dataRests } = parts;
	const providers = configuredProviders(settings, ai !== undefined);
	const retries = retriesFor(providers);
	const models = new Map(
		providers.flatMap((provider) =>
			provider === "builtin"
				? []
				: [[provider as AiProvider, createTaskProvider(provider, { settings, ai, retries })]],
		),
	);
	const order: Parameters<typeof createDataChain>[0]["order"] = (mode) =>
		orderFor(mode, providers).flatMap((provider) => models.get(provider) ?? []);
	return order("deep").length === 0 ? null : createDataChain({ order, rests, timings, onFailure });
}
