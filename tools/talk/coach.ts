import { createClaude } from "#worker/models/claude/claude.ts";
import { createOpenAi } from "#worker/models/openai/openai.ts";
import type { TextModel } from "#worker/models/text-model.ts";
import { createBuiltinCoach } from "#worker/models/wiring/builtin-coach.ts";
import { providerSettings } from "#worker/models/wiring/model-settings.ts";
import { composePrompt } from "#worker/modules/coaching/compose-prompt.ts";
import type { Settings } from "#worker/settings.ts";

/** Who can be talked with. */
export const TALKERS = ["claude", "openai", "local", "guide"] as const;
export type Talker = (typeof TALKERS)[number];

const MISSING: Record<Exclude<Talker, "guide">, string> = {
	claude: "Set ANTHROPIC_API_KEY, in the environment or in .dev.vars.",
	openai: "Set OPENAI_API_KEY, in the environment or in .dev.vars.",
	local: "Start Ollama with a model, or set LOCAL_MODEL_URL and LOCAL_MODEL.",
};

/** Returns the coach as in the product: the same prompts, the same SDKs. Throws with what is missing. */
export function createCoach(talker: Talker, settings: Settings): TextModel {
	const of = providerSettings(settings, false);
	const has: Record<Talker, boolean> = {
		claude: settings.ANTHROPIC_API_KEY !== undefined,
		openai: settings.OPENAI_API_KEY !== undefined,
		local: of.local.baseUrl !== null && of.local.model !== "",
		guide: true,
	};
	if (talker !== "guide" && !has[talker]) {
		throw new Error(MISSING[talker]);
	}
	switch (talker) {
		case "claude":
			return createClaude(of.claude, composePrompt);
		case "openai":
			return createOpenAi(of.openai, composePrompt);
		case "local":
			return createOpenAi(of.local, composePrompt, "local");
		case "guide":
			return createBuiltinCoach({ pieceDelayMs: () => 0 });
	}
}
