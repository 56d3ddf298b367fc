import { AI_PROVIDERS, type AiProvider } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/modes.ts";
import { createBuiltinCoach } from "./builtin/builtin-coach.ts";
import { createChain } from "./chain.ts";
import { CLAUDE_DEFAULT_MODEL, createClaude } from "./claude/claude.ts";
import type { ModelError } from "./model-error.ts";
import { createOpenAi, OPENAI_DEFAULT_MODEL } from "./openai/openai.ts";
import type { ComposePrompt } from "./prompt.ts";
import { createRests, type Rests } from "./rests.ts";
import type { ReplyRequest, TextModel } from "./text-model.ts";
import { MODEL_TIMINGS, type ModelTimings } from "./timings.ts";
import { createWorkersAi } from "./workers-ai/workers-ai.ts";

/** How fast the built-in coach writes when nothing else is set: about two words in this many ms. */
const DEFAULT_PACE_MS = 60;

/** What decides who answers. Names and meanings are those of the settings in the README. */
export type ModelSettings = {
	ANTHROPIC_API_KEY?: string | undefined;
	ANTHROPIC_BASE_URL?: string | undefined;
	ANTHROPIC_MODEL?: string | undefined;
	OPENAI_API_KEY?: string | undefined;
	OPENAI_BASE_URL?: string | undefined;
	OPENAI_MODEL?: string | undefined;
	AI_PROVIDERS?: AiProvider[] | undefined;
	BUILTIN_COACH_PACE_MS?: number | undefined;
};

type ModelParts = {
	settings: ModelSettings;
	/** The platform's own models, where they are bound. */
	ai?: Pick<Ai, "run"> | undefined;
	compose: ComposePrompt;
	onFailure: (error: ModelError) => void;
	timings?: ModelTimings;
	rests?: Rests;
};

/** Shared by every conversation of this isolate, so that one that meets a provider that is down warns the others. */
const isolateRests = createRests(Date.now);

/** The coach that answers: those that are configured, one after the other, or the built-in one. */
export function createTextModel(parts: ModelParts): TextModel {
	const { settings, timings = MODEL_TIMINGS, rests = isolateRests, onFailure } = parts;
	const builtin = createBuiltinCoach({
		pieceDelayMs: () => settings.BUILTIN_COACH_PACE_MS ?? DEFAULT_PACE_MS,
	});
	const providers = configuredProviders(settings, parts.ai !== undefined);
	if (providers.every((provider) => provider === "builtin")) {
		return builtin;
	}
	const models = new Map(
		providers.map((provider) => [provider, provider === "builtin" ? builtin : createModel(provider, parts)]),
	);
	const order = ({ coach, mode }: ReplyRequest) =>
		coach === "builtin"
			? [builtin]
			: orderFor(mode, providers).flatMap((provider) => models.get(provider) ?? []);
	return createChain(providers[0] ?? "builtin", { order, rests, timings, onFailure });
}

/** Who may answer, in order: those named in AI_PROVIDERS that are configured, else all that are, else the built-in coach. */
export function configuredProviders(settings: ModelSettings, hasWorkersAi: boolean): AiProvider[] {
	const available: Record<AiProvider, boolean> = {
		claude: settings.ANTHROPIC_API_KEY !== undefined,
		openai: settings.OPENAI_API_KEY !== undefined,
		"workers-ai": hasWorkersAi,
		builtin: true,
	};
	if (settings.AI_PROVIDERS) {
		const named = settings.AI_PROVIDERS.filter((provider) => available[provider]);
		return named.length > 0 ? named : ["builtin"];
	}
	const keyed = AI_PROVIDERS.filter((provider) => provider !== "builtin" && available[provider]);
	return keyed.length > 0 ? keyed : ["builtin"];
}

/**
 * Deep Conversation begins with Claude and Practical Help with OpenAI; behind the mode's own the order that
 * was set is kept.
 */
export function orderFor(mode: ChatMode, providers: readonly AiProvider[]): AiProvider[] {
	const preferred: AiProvider = mode === "practical" ? "openai" : "claude";
	return [...providers].sort((one, other) => Number(other === preferred) - Number(one === preferred));
}

function createModel(
	provider: Exclude<AiProvider, "builtin">,
	{ settings, ai, compose }: ModelParts,
): TextModel {
	// With somebody to take over at once, asking the same one twice would only cost time.
	const retries = configuredProviders(settings, ai !== undefined).length > 1 ? 0 : 1;
	switch (provider) {
		case "claude":
			return createClaude(
				{
					apiKey: settings.ANTHROPIC_API_KEY ?? "",
					baseUrl: settings.ANTHROPIC_BASE_URL ?? null,
					model: settings.ANTHROPIC_MODEL ?? CLAUDE_DEFAULT_MODEL,
					retries,
				},
				compose,
			);
		case "openai":
			return createOpenAi(
				{
					apiKey: settings.OPENAI_API_KEY ?? "",
					baseUrl: settings.OPENAI_BASE_URL ?? null,
					model: settings.OPENAI_MODEL ?? OPENAI_DEFAULT_MODEL,
					retries,
				},
				compose,
			);
		case "workers-ai":
			return createWorkersAi(ai as Pick<Ai, "run">, compose);
	}
}
