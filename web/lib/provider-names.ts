import { AI_PROVIDER_LABELS, type AiProvider, type Company, companiesIn } from "#shared/ai-providers.ts";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";

/** Returns "Claude and OpenAI", or null when no company is asked: a local model runs where Attune does. */
export function companiesOf(providers: readonly AiProvider[]): string | null {
	return namesOf(providers.filter((provider) => provider !== "local"));
}

/** "Claude and Local model", or null when only the guide answers. */
export function namesOf(providers: readonly AiProvider[]): string | null {
	const names = providers
		.filter((provider) => provider !== "builtin")
		.map((provider) => AI_PROVIDER_LABELS[provider]);
	return names.length === 0 ? null : new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}

/** All companies that may get a person's words here, to answer or to read for danger. */
export function companiesHere({ chat, safety }: Pick<Capabilities, "chat" | "safety">): Company[] {
	return companiesIn([...chat.deep, ...chat.practical, ...safety]);
}
