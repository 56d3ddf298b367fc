import type { AiProvider, ConnectedProvider } from "#shared/ai-providers.ts";
import { createClaude } from "../claude/claude.ts";
import { createProviderCooldowns, type ProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { createFailoverModel } from "../failover/provider-failover.ts";
import { MODEL_TIMINGS, type ModelTimings } from "../failover/timings.ts";
import type { ModelError } from "../model-error.ts";
import { createOpenAi } from "../openai/openai.ts";
import type { ComposePrompt } from "../prompt.ts";
import { isForGuide } from "../reply/for-guide.ts";
import type { ReplyRequest, TextModel } from "../text-model.ts";
import { createWorkersAi } from "../workers-ai/workers-ai.ts";
import { createBuiltinCoach } from "./builtin-coach.ts";
import { configuredProviders, type ModelSettings, orderFor, providerSettings } from "./model-settings.ts";

const DEFAULT_PACE_MS = 60;

type ModelParts = {
	settings: ModelSettings;
	/** The platform's own models, when bound. */
	ai?: Pick<Ai, "run"> | undefined;
	compose: ComposePrompt;
	onFailure: (error: ModelError) => void;
	timings?: ModelTimings;
	cooldowns?: ProviderCooldowns;
};

/** Shared by the isolate's conversations, so that one that meets a failed provider warns the others. */
const isolateCooldowns = createProviderCooldowns(Date.now);

/** The coach that answers: those that are configured, one after the other, and the built-in guide after all of them. */
export function createTextModel(parts: ModelParts): TextModel {
	const { settings, timings = MODEL_TIMINGS, cooldowns = isolateCooldowns, onFailure } = parts;
	const builtin = createBuiltinCoach({
		pieceDelayMs: () => settings.BUILTIN_COACH_PACE_MS ?? DEFAULT_PACE_MS,
	});
	const providers = configuredProviders(settings, parts.ai !== undefined);
	if (providers[0] === "builtin") {
		return builtin;
	}
	const models = new Map<AiProvider, TextModel>(
		providers.flatMap((provider) =>
			provider === "builtin" ? [] : [[provider, createModel(provider, parts)]],
		),
	);
	const order = (request: ReplyRequest) =>
		request.coach === "builtin" || isForGuide(request)
			? []
			: orderFor(request.mode, providers).flatMap((provider) => models.get(provider) ?? []);
	return createFailoverModel({
		order,
		guide: builtin,
		first: providers[0] ?? "builtin",
		cooldowns,
		timings,
		onFailure,
	});
}

function createModel(provider: ConnectedProvider, { settings, ai, compose }: ModelParts): TextModel {
	const of = providerSettings(settings, ai !== undefined);
	switch (provider) {
		case "claude":
			return createClaude(of.claude, compose);
		case "openai":
			return createOpenAi(of.openai, compose);
		case "local":
			return createOpenAi(of.local, compose, "local");
		case "workers-ai":
			return createWorkersAi(ai as Pick<Ai, "run">, compose, settings.WORKERS_AI_MODEL);
	}
}
