import type { StyleSlug } from "#shared/chat/styles.ts";

/** What the guide says when someone chooses a style: what changes, and one question. */
export const STYLE_HELLO: Record<StyleSlug, readonly string[]> = {
	"need-friend": ["Okay. I'll keep what you write and offer less. What happened?", "I'll mostly listen, then, and put writing first. What's going on?"],
	"want-guidance": ["Okay. I'll put the exercises that sort things out first. What are you trying to work out?", "I'll offer ways to look at it from more sides. What's the question?"],
	"need-motivation": ["Okay. Small steps first, then. What have you been putting off?", "I'll go for something you can do today. What's the one thing you want done?"],
	"balanced-support": ["Okay, a bit of everything. What's on your mind?", "I'll mix tips, exercises and space to write. Where shall we start?"],
};
