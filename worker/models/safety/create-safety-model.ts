import type { StructuredModel } from "../data/structured-model.ts";
import { createProviderCooldowns, type ProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { createHedgedData, type HedgeTimings } from "../hedged/hedged-data.ts";
import type { ModelError } from "../model-error.ts";
import { createTaskProvider } from "../wiring/create-task-provider.ts";
import { type ModelSettings, retriesFor } from "../wiring/model-settings.ts";
import { safetyProviders } from "./safety-providers.ts";

type SafetyModelParts = {
	settings: ModelSettings;
	/** The platform's own models, when bound. */
	ai?: Pick<Ai, "run"> | undefined;
	onFailure: (error: ModelError) => void;
	timings?: HedgeTimings;
	cooldowns?: ProviderCooldowns;
};

/** Help that comes 15 s late still helps, and holds no reply back. */
const SAFETY_TIMINGS: HedgeTimings = { hedgeMs: 1_000, giveUpMs: 15_000 };

/** Separate from other cooldowns, so that a failed reply doesn't prevent a second look. */
const safetyCooldowns = createProviderCooldowns(Date.now);

/** Combines the small models that read a message for danger a second time; null where none is configured. */
export function createSafetyModel(parts: SafetyModelParts): StructuredModel | null {
	const { settings, ai, onFailure, timings = SAFETY_TIMINGS, cooldowns = safetyCooldowns } = parts;
	const names = safetyProviders(settings, ai !== undefined);
	const retries = retriesFor(names);
	const providers = names.map((name) => createTaskProvider(name, { settings, ai, retries }));
	return providers.length === 0 ? null : createHedgedData({ providers, cooldowns, timings, onFailure });
}
