import { createContext } from "react";

/** The scene behind the chat, as the chat needs it. */
export type ChatScene = {
	/** The person has one. */
	isThere: boolean;
	/** And sees it. */
	isShown: boolean;
	/** In words, for whoever does not see it. */
	altText: string | null;
	toggle: () => void;
	/** Asks for another. Rejects when none could be made. */
	make: () => Promise<unknown>;
	isMaking: boolean;
};

/** Null where there are no scenes. */
export const SceneContext = createContext<ChatScene | null>(null);
