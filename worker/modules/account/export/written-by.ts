import { AI_PROVIDER_LABELS, type AiProvider } from "#shared/ai-providers.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { Painter } from "#shared/schemas/scenes.ts";

/** Returns who wrote a message. The user's own also name the provider that was to answer, so the role decides. */
export function writtenBy({ role, aiProvider }: Pick<Message, "role" | "aiProvider">): string {
	return role === "user" ? "You" : machine(aiProvider);
}

/** Returns who painted a scene; null before it was painted. */
export function paintedBy(painter: Painter | null): string | null {
	return painter && (painter === "openai" ? machine(painter) : "Attune (program)");
}

/** Returns the machine that wrote a reply: a model is an AI, the guide follows rules. */
export function machine(provider: AiProvider): string {
	return `${AI_PROVIDER_LABELS[provider]} (${provider === "builtin" ? "program" : "AI"})`;
}
