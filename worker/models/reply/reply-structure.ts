import type { MessageMetadata } from "#shared/schemas/conversations.ts";

/** The structure beside a coaching reply, to act on. */
export type ReplyStructure = Pick<
	MessageMetadata,
	| "suggestedActions"
	| "nextSteps"
	| "motivationalBoost"
	| "strengthPrompt"
	| "followUpQuestion"
	| "helpfulQuestions"
>;
