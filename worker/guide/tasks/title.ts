import { listed } from "../say/realise.ts";
import { topicsNamed } from "./topics-named.ts";

/** The second topic of a title needs this share of the first one's points. */
const SECOND_SHARE = 0.5;

/** Names a conversation after its one or two main topics. Returns null when no topic is sure. */
export function titleFor(messages: readonly string[]): string | null {
	const [first, second] = topicsNamed(messages);
	if (!first) {
		return null;
	}
	const isTwo = second !== undefined && second.points >= first.points * SECOND_SHARE;
	const title = listed(isTwo ? [first.label, second.label] : [first.label]);
	return title.charAt(0).toUpperCase() + title.slice(1);
}
