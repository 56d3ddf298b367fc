import { CONNECTED_PROVIDERS, type ConnectedProvider } from "#shared/ai-providers.ts";
import { availableProviders, type ModelSettings } from "../wiring/model-settings.ts";

/**
 * Who reads a message for danger a second time, in order: those named in SAFETY_PROVIDERS that can be reached, else all that
 * can. Empty where nobody does. AI_PROVIDERS says who answers, and changes nothing here.
 */
export function safetyProviders(settings: ModelSettings, hasWorkersAi: boolean): ConnectedProvider[] {
	const available = availableProviders(settings, hasWorkersAi);
	const named = settings.SAFETY_PROVIDERS ?? CONNECTED_PROVIDERS;
	return named.flatMap((name) => (name !== "none" && available[name] ? name : []));
}
