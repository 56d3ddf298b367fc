import { isPageOpen } from "#shared/chat/writing-page.ts";
import { labelOf } from "../catalogue.ts";
import type { PageLine } from "../request.ts";
import { type Context, topicOf } from "./context.ts";

/** What a reply asks about a page that has ended. */
const ABOUT_PAGE: readonly unknown[] = ["page-end", "let-go"];

/** How many lines the person has written on the open page, before this message; 0 when none is open. */
export function pageLines({ replies }: Pick<Context, "replies">): number {
	return openReplies(replies).findLast(({ note }) => note?.line !== undefined)?.note?.line ?? 0;
}

/** The same for the page that the newest replies ask about. */
export function endedLines({ replies }: Context): number {
	const at = replies.findLastIndex(({ note }) => !ABOUT_PAGE.includes(note?.asked));
	return pageLines({ replies: replies.slice(0, at + 1) });
}

/** Whether the person is writing and the guide keeps quiet. */
export function isWriting({ last }: Context): boolean {
	return isPageOpen(last?.note);
}

/** Returns ", mostly about money", or an empty string without a clear topic. */
export function pageLabel(context: Context): string {
	const topic = topicOf(context);
	return topic ? `, mostly about ${labelOf(topic)}` : "";
}

/** Whether the person asked for that. Else a topic that comes up is answered. */
export function askedToWrite({ replies }: Context): boolean {
	return openReplies(replies).some(({ note }) => note?.asked === "page" && note.line === undefined);
}

/** The replies of the page that the newest of them leaves open. */
function openReplies(replies: readonly PageLine[]): readonly PageLine[] {
	return replies.slice(replies.findLastIndex(({ note }) => !isPageOpen(note)) + 1);
}
