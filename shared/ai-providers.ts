/** Who can answer. Recorded on every assistant message, and true on each. */
export const AI_PROVIDERS = ["claude", "openai", "workers-ai", "builtin"] as const;

export type AiProvider = (typeof AI_PROVIDERS)[number];

export const AI_PROVIDER_LABELS: Record<AiProvider, string> = {
	claude: "Claude",
	openai: "OpenAI",
	"workers-ai": "Workers AI",
	builtin: "Built-in guide",
};
