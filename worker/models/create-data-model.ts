import type { AiProvider } from "#shared/ai-providers.ts";
import { createDataChain } from "./ask-for-data.ts";
import { createClaudeData } from "./claude/claude-data.ts";
import type { DataModel, DataProvider } from "./data-model.ts";
import type { ModelError } from "./model-error.ts";
import { configuredProviders, type ModelSettings, orderFor, providerSettings } from "./model-settings.ts";
import { createOpenAiData } from "./openai/openai-data.ts";
import { createRests, type Rests } from "./rests.ts";
import { MODEL_TIMINGS, type ModelTimings } from "./timings.ts";
import { createWorkersAiData } from "./workers-ai/workers-ai-data.ts";

type DataModelParts = {
	settings: ModelSettings;
	/** The platform's own models, where they are bound. */
	ai?: Pick<Ai, "run"> | undefined;
	onFailure: (error: ModelError) => void;
	timings?: Pick<ModelTimings, "dataMs">;
	rests?: Rests;
};

/**
 * Rests of their own: a server that knows no schemas refuses questions for data and answers people well, and
 * nobody's chat may suffer for it.
 */
const dataRests = createRests(Date.now);

/** The connected models that can be asked for data; null when none is configured. */
export function createDataModel(parts: DataModelParts): DataModel | null {
	const { settings, ai, onFailure, timings = MODEL_TIMINGS, rests = dataRests } = parts;
	const of = providerSettings(settings, ai !== undefined);
	const make: Record<AiProvider, () => DataProvider | null> = {
		claude: () => createClaudeData(of.claude),
		openai: () => createOpenAiData(of.openai),
		"workers-ai": () => (ai ? createWorkersAiData(ai) : null),
		builtin: () => null,
	};
	const providers = configuredProviders(settings, ai !== undefined);
	const models = new Map(providers.map((provider) => [provider, make[provider]()]));
	const order: Parameters<typeof createDataChain>[0]["order"] = (mode) =>
		orderFor(mode, providers).flatMap((provider) => models.get(provider) ?? []);
	return order("deep").length === 0 ? null : createDataChain({ order, rests, timings, onFailure });
}
