import type { ChatMode } from "#shared/chat/modes.ts";
import type { StyleSlug } from "#shared/chat/styles.ts";

/** What each mode means, in one line. */
export const MODE_WORDS: Record<ChatMode, string> = {
	deep: "I listen and ask questions, so that we look deeper together.",
	practical: "Straight answers, steps and facts.",
};

/** What each style means, in one line. */
export const STYLE_WORDS: Record<StyleSlug, string> = {
	"need-friend": "I listen and keep you company. No advice unless you ask.",
	"want-guidance": "I help you see it from another side and find your own way.",
	"need-motivation": "I push you a little and help you stick to one step.",
	"balanced-support": "A mix of all three, depending on what you need.",
};
