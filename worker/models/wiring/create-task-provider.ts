import type { ConnectedProvider } from "#shared/ai-providers.ts";
import type { DataProvider } from "../data/structured-model.ts";
import { createWorkersAiData, WORKERS_AI_TASK_MODEL } from "../workers-ai/workers-ai-data.ts";
import { createWiredTaskProvider } from "./create-wired-task-provider.ts";
import type { ModelSettings } from "./model-settings.ts";

type TaskProviderParts = {
	settings: ModelSettings;
	/** The platform's own models; needed for Workers AI only. */
	ai: Pick<Ai, "run"> | undefined;
	/** The SDK's automatic retries. */
	retries: number;
};

/** A provider's small model: for everything that isn't a reply. */
export function createTaskProvider(
	name: ConnectedProvider,
	{ settings, ai, retries }: TaskProviderParts,
): DataProvider {
	return name === "workers-ai"
		? createWorkersAiData(ai as Pick<Ai, "run">, settings.WORKERS_AI_TASK_MODEL ?? WORKERS_AI_TASK_MODEL)
		: createWiredTaskProvider(name, settings, retries);
}
