import { AI_PROVIDERS, type AiProvider, type SafetyProvider } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import { CLAUDE_DEFAULT_MODEL } from "../claude/claude.ts";
import type { ClaudeSettings } from "../claude/client.ts";
import type { OpenAiSettings } from "../openai/client.ts";
import { OPENAI_DEFAULT_MODEL } from "../openai/openai.ts";

/** What decides who answers. Names and meanings are those of the settings in the README. */
export type ModelSettings = {
	ANTHROPIC_API_KEY?: string | undefined;
	ANTHROPIC_BASE_URL?: string | undefined;
	ANTHROPIC_MODEL?: string | undefined;
	OPENAI_API_KEY?: string | undefined;
	OPENAI_BASE_URL?: string | undefined;
	OPENAI_MODEL?: string | undefined;
	OPENAI_IMAGE_MODEL?: string | undefined;
	OPENAI_SPEECH_MODEL?: string | undefined;
	OPENAI_TRANSCRIBE_MODEL?: string | undefined;
	AI_PROVIDERS?: AiProvider[] | undefined;
	SAFETY_PROVIDERS?: SafetyProvider[] | undefined;
	ANTHROPIC_TASK_MODEL?: string | undefined;
	OPENAI_TASK_MODEL?: string | undefined;
	WORKERS_AI_MODEL?: string | undefined;
	WORKERS_AI_TASK_MODEL?: string | undefined;
	LOCAL_MODEL_URL?: string | undefined;
	LOCAL_MODEL?: string | undefined;
	BUILTIN_COACH_PACE_MS?: number | undefined;
};

/**
 * Who may answer, in order: those named in AI_PROVIDERS that can be reached, else all that can. The guide is always last, because it
 * answers when no model does; a model that is named behind it is never asked.
 */
export function configuredProviders(settings: ModelSettings, hasWorkersAi: boolean): AiProvider[] {
	const order: readonly AiProvider[] = settings.AI_PROVIDERS ?? AI_PROVIDERS;
	const models = order.includes("builtin") ? order.slice(0, order.indexOf("builtin")) : order;
	const available = availableProviders(settings, hasWorkersAi);
	return [...models.filter((provider) => available[provider]), "builtin"];
}

/** Who can be reached: models with a key, a binding or an address, and the guide. */
export function availableProviders(
	settings: ModelSettings,
	hasWorkersAi: boolean,
): Record<AiProvider, boolean> {
	return {
		claude: settings.ANTHROPIC_API_KEY !== undefined,
		openai: settings.OPENAI_API_KEY !== undefined,
		"workers-ai": hasWorkersAi,
		local: settings.LOCAL_MODEL_URL !== undefined && settings.LOCAL_MODEL !== undefined,
		builtin: true,
	};
}

/**
 * Deep Conversation begins with Claude and Practical Help with OpenAI; behind the mode's own the order that
 * was set is kept.
 */
export function orderFor(mode: ChatMode, providers: readonly AiProvider[]): AiProvider[] {
	const preferred: AiProvider = mode === "practical" ? "openai" : "claude";
	return [...providers].sort((one, other) => Number(other === preferred) - Number(one === preferred));
}

/** What each provider's client needs of the settings to write replies. */
export function providerSettings(
	settings: ModelSettings,
	hasWorkersAi: boolean,
): { claude: ClaudeSettings; openai: OpenAiSettings; local: OpenAiSettings } {
	const retries = retriesFor(configuredProviders(settings, hasWorkersAi));
	return {
		claude: {
			apiKey: settings.ANTHROPIC_API_KEY ?? "",
			baseUrl: settings.ANTHROPIC_BASE_URL ?? null,
			model: settings.ANTHROPIC_MODEL ?? CLAUDE_DEFAULT_MODEL,
			retries,
		},
		openai: {
			apiKey: settings.OPENAI_API_KEY ?? "",
			baseUrl: settings.OPENAI_BASE_URL ?? null,
			model: settings.OPENAI_MODEL ?? OPENAI_DEFAULT_MODEL,
			retries,
		},
		local: localSettings(settings, retries),
	};
}

/**
 * Returns the SDK's automatic retries. With another model to take over, asking the same one twice only costs time.
 */
export function retriesFor(providers: readonly AiProvider[]): number {
	return providers.filter((provider) => provider !== "builtin").length > 1 ? 0 : 1;
}

/** A local server asks for no key, and the SDK for one. */
export function localSettings(settings: ModelSettings, retries: number): OpenAiSettings {
	return {
		apiKey: "local",
		baseUrl: settings.LOCAL_MODEL_URL ?? null,
		model: settings.LOCAL_MODEL ?? "",
		retries,
	};
}
