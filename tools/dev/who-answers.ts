import { AI_PROVIDER_LABELS } from "#shared/ai-providers.ts";
import { configuredProviders } from "#worker/models/wiring/model-settings.ts";
import type { Settings } from "#worker/settings.ts";
import { findOllama, type OllamaFound } from "./find-ollama.ts";
import { devVars } from "./settings.ts";

/** Looks for Ollama's model, unless a setting names another local one. Settings come from the environment and `.dev.vars`. */
export async function findLocalModel(): Promise<Partial<OllamaFound>> {
	const env = { ...(await devVars()), ...process.env };
	return env.LOCAL_MODEL_URL ? {} : findOllama(env);
}

/** The Worker's settings for a model that was found. */
export function localModelSettings({ local }: Partial<OllamaFound>): Record<string, string> {
	return local ? { LOCAL_MODEL_URL: local.url, LOCAL_MODEL: local.model } : {};
}

/** Returns a line for the developer: which coach replies in this run, and how to change that. */
export function whoAnswers(settings: Settings, { local, wanted }: Partial<OllamaFound>): string {
	const [first] = configuredProviders(settings, false);
	const missing = wanted ? ` Ollama has no model "${wanted}": ollama pull ${wanted} fetches it.` : "";
	if (first === "local") {
		const off = local ? " (Ollama). OLLAMA_MODEL chooses another, OLLAMA_MODEL=none turns it off." : ".";
		return `Who answers: ${settings.LOCAL_MODEL} on this machine${off}`;
	}
	if (first === undefined || first === "builtin") {
		return `Who answers: the built-in guide.${missing || " A key or Ollama brings a language model: see the README."}`;
	}
	return `Who answers: ${AI_PROVIDER_LABELS[first]}.${missing}`;
}
