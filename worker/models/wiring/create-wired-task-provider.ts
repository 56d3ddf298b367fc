import type { ConnectedProvider } from "#shared/ai-providers.ts";
import { CLAUDE_TASK_MODEL } from "../claude/claude.ts";
import { createClaudeData } from "../claude/claude-data.ts";
import type { DataProvider } from "../data/structured-model.ts";
import { OPENAI_TASK_MODEL } from "../openai/openai.ts";
import { createOpenAiData } from "../openai/openai-data.ts";
import { localSettings, type ModelSettings } from "./model-settings.ts";

/** The small model of a provider that is reached over HTTP. `retries`: its SDK's automatic retries. */
export function createWiredTaskProvider(
	name: Exclude<ConnectedProvider, "workers-ai">,
	settings: ModelSettings,
	retries: number,
): DataProvider {
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
		case "local":
			return createOpenAiData(localSettings(settings, retries), "local");
	}
}

/** Another server that speaks the same API has its own models: the one that is named for replies is there. */
function ownModel(settings: ModelSettings, maker: "ANTHROPIC" | "OPENAI"): string | undefined {
	return settings[`${maker}_BASE_URL`] === undefined ? undefined : settings[`${maker}_MODEL`];
}
