import { understand } from "./understand/understand.ts";

/** Two to five words for the list of conversations, or null. Never the person's worst words. */
export function titleFor(firstUserMessage: string): string | null {
	const reading = understand(firstUserMessage);
	if (reading.danger !== null || reading.intent === "pointless" || reading.language !== null) {
		return null;
	}
	if (reading.intent === "decision") {
		return "A decision";
	}
	const topic = reading.topics[0]?.topic;
	if (reading.intent === "good-news") {
		return "Some good news";
	}
	return topic?.title ?? reading.moments.find(({ moment }) => moment.title)?.moment.title ?? null;
}
