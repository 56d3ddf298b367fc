/** Who can answer. Recorded on every assistant message, and true on each. Without a setting they are asked in this order. */
export const AI_PROVIDERS = ["claude", "openai", "workers-ai", "local", "builtin"] as const;

export type AiProvider = (typeof AI_PROVIDERS)[number];

/** Language models: everyone but the built-in guide. */
export const CONNECTED_PROVIDERS = ["claude", "openai", "workers-ai", "local"] as const;

export type ConnectedProvider = (typeof CONNECTED_PROVIDERS)[number];

/** Who may read a message for danger a second time; "none" turns that off. */
export const SAFETY_PROVIDERS = [...CONNECTED_PROVIDERS, "none"] as const;

export type SafetyProvider = (typeof SAFETY_PROVIDERS)[number];

export const AI_PROVIDER_LABELS: Record<AiProvider, string> = {
	claude: "Claude",
	openai: "OpenAI",
	"workers-ai": "Workers AI",
	local: "Local model",
	builtin: "Built-in guide",
};
