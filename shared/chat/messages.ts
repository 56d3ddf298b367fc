// Apart from the schemas, to keep zod out of the chat bundle.

/** The most characters of one message, after trimming. */
export const MESSAGE_MAX = 8000;

/** The marker that the Learn more button sends. Hidden wherever messages are shown. */
export const LEARN_MORE_COMMAND = "LEARN_MORE_MASLOW_HIERARCHY_INSIGHT";

/** The coach's first words in a chat. The specification's. */
export const CHAT_GREETING = "What's on your mind today?";

/** The same for a person who hasn't taken the assessment, and who may not know who greets. */
export const FIRST_GREETING = `Hi there! I'm here to chat with you. ${CHAT_GREETING}`;

/**
 * The start of the message after an assessment. What makes it an insight is its metadata, which only the server
 * writes.
 */
export const INSIGHT_MARKER = "Here's an insight about you";

/** The longest reason of a report, in characters. */
export const REPORT_MAX = 1_000;

/** The most characters that are read aloud in one go. */
export const SPEECH_MAX = 4_000;

/** The largest recording, in bytes. */
export const RECORDING_MAX_BYTES = 10 * 1024 * 1024;

/** Conversations listed at once. A shorter page is the last. */
export const CONVERSATIONS_PAGE = 50;

/** Said when no scene could be made. The specification's words. */
export const SCENE_FAILED =
	"I'm having trouble generating a new scene right now. Please try again in a moment, or the current background will continue to reflect your progress.";

/** Insights per page. A shorter page is the last. */
export const INSIGHTS_PAGE = 50;

/** A coaching session's title until it has its own. */
export const SESSION_TITLE = "New Coaching Session";

/** A chat's title until it has its own. */
export const CONVERSATION_TITLE = "New Conversation";
