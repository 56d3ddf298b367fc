import { findTopic } from "../catalogue.ts";
import { type Context, topicOf } from "./context.ts";

/** Replies that leave a page of writing open. */
const QUIET = new Set(["kept", "write", "journal", "vent", "no-advice", "page-has"]);

/** How many lines the person has written on the open page, before this message; 0 when none is open. */
export function pageLines({ request }: Context): number {
	let count = 0;
	for (const { role, note } of [...request.page.slice(0, -1)].reverse()) {
		if (role === "assistant" && !QUIET.has(note?.act ?? "")) {
			break;
		}
		count += role === "assistant" && note?.act === "kept" ? 1 : 0;
	}
	return count;
}

/** Whether the person is writing and the guide keeps quiet. */
export function isWriting({ last }: Context): boolean {
	return last !== null && QUIET.has(last.note?.act ?? "");
}

/** ", mostly about money", or nothing when no topic stands out. */
export function pageLabel(context: Context): string {
	const topic = topicOf(context);
	const label = topic ? findTopic(topic)?.label : undefined;
	return label ? `, mostly about ${label}` : "";
}
