import type { ChatMode } from "#shared/chat/modes.ts";

const ASKED =
	"Please explain my own hierarchy of needs to me: what the five areas mean, how each of mine is, and why you look at this one first.";

/** What the Learn more button asks for, in words that a model understands. */
export const LEARN_MORE: Record<ChatMode, string> = {
	deep: `${ASKED} Five short paragraphs, one for each area.`,
	practical: `${ASKED} As a list, one line for each area, the one to look at first on top.`,
};
