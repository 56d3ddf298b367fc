import { CONNECTED_PROVIDERS, type ConnectedProvider } from "#shared/ai-providers.ts";
import type { ModelSettings } from "../model-settings.ts";

/**
 * Who reads a message for danger a second time, in order: those named in SAFETY_PROVIDERS that have a key or a binding,
 * else all that have. Empty where nobody does. AI_PROVIDERS says who answers, and changes nothing here.
 */
export function safetyProviders(settings: ModelSettings, hasWorkersAi: boolean): ConnectedProvider[] {
	const available: Record<ConnectedProvider, boolean> = {
		claude: settings.ANTHROPIC_API_KEY !== undefined,
		openai: settings.OPENAI_API_KEY !== undefined,
		"workers-ai": hasWorkersAi,
	};
	const named = settings.SAFETY_PROVIDERS ?? CONNECTED_PROVIDERS;
	return named.flatMap((name) => (name !== "none" && available[name] ? name : []));
}
