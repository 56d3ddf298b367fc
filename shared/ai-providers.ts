/** Who can answer. Recorded on every assistant message, and true on each. Without a setting they're asked in this order. */
export const AI_PROVIDERS = ["claude", "openai", "workers-ai", "local", "builtin"] as const;

export type AiProvider = (typeof AI_PROVIDERS)[number];

/** Language models: everyone but the built-in guide. */
export const CONNECTED_PROVIDERS = ["claude", "openai", "workers-ai", "local"] as const;

export type ConnectedProvider = (typeof CONNECTED_PROVIDERS)[number];

/** Who may read a message for danger a second time; "none" turns that off. */
export const SAFETY_PROVIDERS = [...CONNECTED_PROVIDERS, "none"] as const;

export type SafetyProvider = (typeof SAFETY_PROVIDERS)[number];

/** Models of other companies: they get a person's words only with consent. A local model runs where Attune does. */
export const COMPANIES = ["claude", "openai", "workers-ai"] as const satisfies readonly ConnectedProvider[];

export type Company = (typeof COMPANIES)[number];

/** Those of some providers that are another company's, each once. */
export function companiesIn(providers: readonly (AiProvider | "none")[]): Company[] {
	return COMPANIES.filter((company) => providers.includes(company));
}

/** Whether a person's words may go to a provider. */
export function mayAsk(provider: AiProvider, consentedTo: readonly Company[]): boolean {
	const company = COMPANIES.find((each) => each === provider);
	return company === undefined || consentedTo.includes(company);
}

/** Whether one of these may get a person's words. */
export function mayAskAny(providers: readonly AiProvider[], consentedTo: readonly Company[]): boolean {
	return providers.some((provider) => mayAsk(provider, consentedTo));
}

export const AI_PROVIDER_LABELS: Record<AiProvider, string> = {
	claude: "Claude",
	openai: "OpenAI",
	"workers-ai": "Workers AI",
	local: "Local model",
	builtin: "Built-in guide",
};
