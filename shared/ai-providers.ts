/** Who can answer. Recorded on every assistant message, and true on each. */
export const AI_PROVIDERS = ["claude", "openai", "workers-ai", "builtin"] as const;

export type AiProvider = (typeof AI_PROVIDERS)[number];

/** Models of other companies. */
export const CONNECTED_PROVIDERS = ["claude", "openai", "workers-ai"] as const;

export type ConnectedProvider = (typeof CONNECTED_PROVIDERS)[number];

/** Who may read a message for danger a second time; "none" turns that off. */
export const SAFETY_PROVIDERS = [...CONNECTED_PROVIDERS, "none"] as const;

export type SafetyProvider = (typeof SAFETY_PROVIDERS)[number];

export const AI_PROVIDER_LABELS: Record<AiProvider, string> = {
	claude: "Claude",
	openai: "OpenAI",
	"workers-ai": "Workers AI",
	builtin: "Built-in guide",
};
