import type { StyleSlug } from "#shared/chat/styles.ts";

/**
 * A notification's tone: soft for people who are low or want a friend, energetic for those who want it, else even.
 */
export const NOTE_TONES = ["gentle", "steady", "lively"] as const;
export type NoteTone = (typeof NOTE_TONES)[number];

/** The style is the one that suits the person now; a low mood goes before it. */
export function noteTone(style: StyleSlug, isLow: boolean): NoteTone {
	if (isLow || style === "need-friend") {
		return "gentle";
	}
	return style === "need-motivation" ? "lively" : "steady";
}
