import { CONNECTED_PROVIDERS, type ConnectedProvider } from "#shared/ai-providers.ts";
import { availableProviders, type ModelSettings } from "../wiring/model-settings.ts";

/**
 * Returns which providers read a message for danger a second time, in order: those in SAFETY_PROVIDERS that are
 * configured, else all that are. Empty where none is. AI_PROVIDERS sets who replies, and changes nothing here.
 */
export function safetyProviders(settings: ModelSettings, hasWorkersAi: boolean): ConnectedProvider[] {
	const available = availableProviders(settings, hasWorkersAi);
	const named = settings.SAFETY_PROVIDERS ?? CONNECTED_PROVIDERS;
	return named.flatMap((name) => (name !== "none" && available[name] ? name : []));
}
