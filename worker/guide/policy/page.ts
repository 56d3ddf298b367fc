import { findTopic } from "../catalogue.ts";
import { type Context, topicOf } from "./context.ts";

/** Replies after which the person asked to be left to write. */
const ASKED_QUIET = new Set(["write", "vent", "no-advice"]);
/** Replies that leave a page of writing open. */
const QUIET = new Set([...ASKED_QUIET, "kept", "journal", "page-has"]);

/** The replies of the open page, newest first; none when the newest reply is no part of one. */
function pageActs({ replies }: Context): string[] {
	const acts = replies.map(({ note }) => note?.act ?? "").reverse();
	const end = acts.findIndex((act) => !QUIET.has(act));
	return end < 0 ? acts : acts.slice(0, end);
}

/** How many lines the person has written on the open page, before this message. */
export function pageLines(context: Context): number {
	return pageActs(context).filter((act) => act === "kept").length;
}

/** Whether the guide keeps what is written without a reply to each line. */
export function isWriting(context: Context): boolean {
	return pageActs(context).length > 0;
}

/** Whether the person asked for that. Else a topic that comes up is answered. */
export function askedToWrite(context: Context): boolean {
	return pageActs(context).some((act) => ASKED_QUIET.has(act));
}

/** ", mostly about money", or nothing when no topic stands out. */
export function pageLabel(context: Context): string {
	const topic = topicOf(context);
	const label = topic ? findTopic(topic)?.label : undefined;
	return label ? `, mostly about ${label}` : "";
}
