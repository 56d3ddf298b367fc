import type { StyleSlug } from "#shared/chat/styles.ts";

/** How a note speaks: softly to somebody who is low or wants a friend, with drive to who wants it, else evenly. */
export const NOTE_TONES = ["gentle", "steady", "lively"] as const;
export type NoteTone = (typeof NOTE_TONES)[number];

/** The style is the one that suits the person now; a low mood goes before it. */
export function noteTone(style: StyleSlug, isLow: boolean): NoteTone {
	if (isLow || style === "need-friend") {
		return "gentle";
	}
	return style === "need-motivation" ? "lively" : "steady";
}
