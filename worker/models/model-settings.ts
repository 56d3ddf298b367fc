import {
	AI_PROVIDERS,
	type AiProvider,
	type ConnectedProvider,
	type SafetyProvider,
} from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/modes.ts";
import { CLAUDE_DEFAULT_MODEL } from "./claude/claude.ts";
import type { ClaudeSettings } from "./claude/client.ts";
import type { OpenAiSettings } from "./openai/client.ts";
import { OPENAI_DEFAULT_MODEL } from "./openai/openai.ts";

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
 * Who may answer, in order: those named in AI_PROVIDERS that are configured, else all that are. The guide is always last: it
 * answers when nobody else does. Whoever is named behind it is never asked.
 */
export function configuredProviders(settings: ModelSettings, hasWorkersAi: boolean): AiProvider[] {
	const named = (settings.AI_PROVIDERS ?? AI_PROVIDERS).filter((provider) => provider !== "builtin");
	const last = settings.AI_PROVIDERS?.indexOf("builtin") ?? -1;
	const before = last < 0 ? named : (settings.AI_PROVIDERS ?? []).slice(0, last);
	const available = availableProviders(settings, hasWorkersAi);
	return [...before.filter((provider) => provider !== "builtin" && available[provider]), "builtin"];
}

/** Which models can be reached: those with a key, a binding or an address. */
export function availableProviders(
	settings: ModelSettings,
	hasWorkersAi: boolean,
): Record<ConnectedProvider, boolean> {
	return {
		claude: settings.ANTHROPIC_API_KEY !== undefined,
		openai: settings.OPENAI_API_KEY !== undefined,
		"workers-ai": hasWorkersAi,
		local: settings.LOCAL_MODEL_URL !== undefined && settings.LOCAL_MODEL !== undefined,
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
	// With another model to take over at once, asking the same one twice would only cost time.
	const models = configuredProviders(settings, hasWorkersAi).filter((provider) => provider !== "builtin");
	const retries = models.length > 1 ? 0 : 1;
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

/** A local server asks for no key, and the SDK for one. */
export function localSettings(settings: ModelSettings, retries: number): OpenAiSettings {
	return {
		apiKey: "local",
		baseUrl: settings.LOCAL_MODEL_URL ?? null,
		model: settings.LOCAL_MODEL ?? "",
		retries,
	};
}
