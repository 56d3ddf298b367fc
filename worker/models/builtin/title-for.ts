import { understand } from "./understand/understand.ts";

export const FALLBACK_TITLE = "New Conversation";

/** Two to five words for the list of conversations. Never the person's worst words: those get the plain fallback. */
export function titleFor(firstUserMessage: string): string {
	const reading = understand(firstUserMessage);
	if (reading.danger !== null || reading.intent === "pointless" || reading.language !== null) {
		return FALLBACK_TITLE;
	}
	if (reading.intent === "decision") {
		return "A decision";
	}
	const topic = reading.topics[0]?.topic;
	if (reading.intent === "good-news") {
		return "Some good news";
	}
	return topic?.title ?? FALLBACK_TITLE;
}
