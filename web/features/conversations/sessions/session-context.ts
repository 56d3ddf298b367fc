import { createContext } from "react";
import type { Message } from "#shared/schemas/conversations.ts";

export type SessionActions = {
	/** The reply that is the newest; its questions can be sent. */
	newestId: string | null;
	isBusy: boolean;
	send: (text: string) => void;
	/** Rejects when it wasn't saved. */
	tick: (message: Message, index: number, done: boolean) => Promise<void>;
};

/** What can be done in the session that is open. */
export const SessionContext = createContext<SessionActions | null>(null);
