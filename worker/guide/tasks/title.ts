import { capitalised, listed } from "../say/realise.ts";
import { SENSITIVE, topicsNamed } from "./topics-named.ts";

const SECOND_SHARE = 0.5;

/** Names a conversation after its one or two main topics. Returns null when no topic is sure, and when the main one is sensitive. */
export function titleFor(messages: readonly string[]): string | null {
	const [first, second] = topicsNamed(messages);
	if (!first || SENSITIVE.has(first.id)) {
		return null;
	}
	const isTwo = second && !SENSITIVE.has(second.id) && second.points >= first.points * SECOND_SHARE;
	return capitalised(listed(isTwo ? [first.label, second.label] : [first.label]));
}
