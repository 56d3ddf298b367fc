/** How an answer is meant: `deep` explores with the person, `practical` answers directly with steps and facts. */
export const CHAT_MODES = ["deep", "practical"] as const;

export type ChatMode = (typeof CHAT_MODES)[number];

export const CHAT_MODE_LABELS: Record<ChatMode, string> = {
	deep: "Deep Conversation",
	practical: "Practical Help",
};
