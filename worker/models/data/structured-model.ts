import type * as z from "zod/mini";
import type { AiProvider, Company } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import type { Usage } from "../text-model.ts";

/** A question to a language model that is answered with data instead of a reply. */
export type DataQuestion<Data> = {
	/** Some providers want a name for the shape: letters and underscores. */
	name: string;
	/** What to do, the same for everyone. */
	task: string;
	/** The data to work on. Everything a person wrote is fenced, as data. */
	about: string;
	/** The shape of the answer and its bounds. What doesn't fit is refused whole. */
	shape: z.ZodMiniType<Data>;
	/** The companies that may get the person's words; omit it when the question contains none. */
	consentedTo?: readonly Company[];
	/** Who is asked first, as with replies; Deep Conversation's order when nothing is said. */
	mode?: ChatMode;
};

export type DataAnswer<Data> = { data: Data; provider: AiProvider; usage: Usage | null };

/**
 * The connected models, asked for data. Rejects with a ModelError: the last provider's when none answered,
 * `malformed` when what came doesn't fit the shape, `silent` when it took too long.
 */
export type StructuredModel = {
	/**
	 * The providers that can be asked. A question is refused, and not counted, for a person who agreed to none of them.
	 */
	providers: readonly AiProvider[];
	ask<Data>(question: DataQuestion<Data>, signal?: AbortSignal): Promise<DataAnswer<Data>>;
};

/** The question as it goes over the wire. */
export type WireQuestion = {
	name: string;
	task: string;
	about: string;
	/** JSON Schema, of which providers understand a part. */
	schema: Record<string, unknown>;
};

/** What came back, unread. */
export type WireAnswer = { text: string; usage: Usage | null };

/** One provider that can be asked for data. */
export type DataProvider = {
	provider: AiProvider;
	answer(question: WireQuestion, signal: AbortSignal): Promise<WireAnswer>;
};

/** No answer is longer. In tokens. */
export const DATA_MAX_TOKENS = 1_200;
