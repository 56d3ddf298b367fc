import type { ConnectedProvider } from "#shared/ai-providers.ts";
import { CLAUDE_TASK_MODEL } from "../claude/claude.ts";
import { createClaudeData } from "../claude/claude-data.ts";
import type { DataModel, DataProvider } from "../data-model.ts";
import { createHedgedData, type HedgeTimings } from "../hedged/hedged-data.ts";
import type { ModelError } from "../model-error.ts";
import type { ModelSettings } from "../model-settings.ts";
import { OPENAI_TASK_MODEL } from "../openai/openai.ts";
import { createOpenAiData } from "../openai/openai-data.ts";
import { createRests, type Rests } from "../rests.ts";
import { createWorkersAiData, WORKERS_AI_TASK_MODEL } from "../workers-ai/workers-ai-data.ts";
import { safetyProviders } from "./safety-providers.ts";

type SafetyModelParts = {
	settings: ModelSettings;
	/** The platform's own models, where they are bound. */
	ai?: Pick<Ai, "run"> | undefined;
	onFailure: (error: ModelError) => void;
	timings?: HedgeTimings;
	rests?: Rests;
};

/** Help that comes 15 s late still helps, and holds no reply back. */
const SAFETY_TIMINGS: HedgeTimings = { hedgeMs: 1_000, giveUpMs: 15_000 };

/** Apart from those of replies and of other questions: a failure there turns no second look away. */
const safetyRests = createRests(Date.now);

/** The small models that read a message for danger a second time, as one; null where nobody does. */
export function createSafetyModel(parts: SafetyModelParts): DataModel | null {
	const { settings, ai, onFailure, timings = SAFETY_TIMINGS, rests = safetyRests } = parts;
	const names = safetyProviders(settings, ai !== undefined);
	// With another provider to ask, asking the same one twice only costs time.
	const retries = names.length > 1 ? 0 : 1;
	const providers = names.map((name) => createProvider(name, { settings, ai, retries }));
	return providers.length === 0 ? null : createHedgedData({ providers, rests, timings, onFailure });
}

type ProviderParts = Pick<SafetyModelParts, "settings" | "ai"> & { retries: number };

function createProvider(name: ConnectedProvider, { settings, ai, retries }: ProviderParts): DataProvider {
	switch (name) {
		case "claude":
			return createClaudeData({
				apiKey: settings.ANTHROPIC_API_KEY ?? "",
				baseUrl: settings.ANTHROPIC_BASE_URL ?? null,
				model: settings.ANTHROPIC_TASK_MODEL ?? ownModel(settings, "ANTHROPIC") ?? CLAUDE_TASK_MODEL,
				retries,
			});
		case "openai":
			return createOpenAiData({
				apiKey: settings.OPENAI_API_KEY ?? "",
				baseUrl: settings.OPENAI_BASE_URL ?? null,
				model: settings.OPENAI_TASK_MODEL ?? ownModel(settings, "OPENAI") ?? OPENAI_TASK_MODEL,
				retries,
			});
		case "workers-ai":
			return createWorkersAiData(
				ai as Pick<Ai, "run">,
				settings.WORKERS_AI_TASK_MODEL ?? WORKERS_AI_TASK_MODEL,
			);
	}
}

/** Another server that speaks the same API has its own models: the one that is named for replies is there. */
function ownModel(settings: ModelSettings, maker: "ANTHROPIC" | "OPENAI"): string | undefined {
	return settings[`${maker}_BASE_URL`] === undefined ? undefined : settings[`${maker}_MODEL`];
}
