import type { AiProvider } from "#shared/ai-providers.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";

/**
 * What stands beside a reply once danger was found in the words that it answers: a model did not know of it when it offered an
 * exercise. The guide asks about danger itself.
 */
export function withoutOffer(metadata: MessageMetadata, provider: AiProvider): MessageMetadata {
	const { choices, ...rest } = metadata;
	return provider === "builtin" ? metadata : rest;
}
