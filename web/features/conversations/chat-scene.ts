import { createContext } from "react";

/** The scene behind the chat, as the chat needs it. */
export type ChatScene = {
	/** The person has one. */
	isThere: boolean;
	/** And sees it. */
	isShown: boolean;
	/** Alt text. */
	altText: string | null;
	toggle: () => void;
	/** Asks for another. Rejects when none could be made. */
	make: () => Promise<unknown>;
	isMaking: boolean;
};

/** Null without scenes. */
export const SceneContext = createContext<ChatScene | null>(null);
