import type { AiProvider } from "#shared/ai-providers.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";

/**
 * Returns the metadata of a reply whose message turned out to show danger. Drops a model's offer of an exercise, made
 * without knowing. The guide's own choices ask about danger, so they stay.
 */
export function withoutOffer(metadata: MessageMetadata, provider: AiProvider): MessageMetadata {
	const { choices, ...rest } = metadata;
	return provider === "builtin" ? metadata : rest;
}
