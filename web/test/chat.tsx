import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import type { User } from "#shared/schemas/users.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { makeConversation } from "./answers.ts";
import { makeUser } from "./fake-api.ts";
import { makeMessage } from "./messages.ts";
import { renderAt } from "./render.tsx";

export const CONVERSATION = makeConversation();

/** The answer of a conversation that exists and holds one greeting. */
export const LOADED = {
	body: { conversation: CONVERSATION, messages: [makeMessage("m1", { content: "Hello Mira." })] },
};

/** Shows the chat as its person sees it. */
export function openChat(changes: Partial<User> = {}, today: ReactNode = null) {
	return renderAt("/", <ChatScreen user={makeUser(changes)} mood={null} top={null} today={today} />);
}

/** Types into the chat bar and gives the box back. */
export function write(text: string): HTMLElement {
	const box = screen.getByLabelText("Message");
	fireEvent.change(box, { target: { value: text } });
	return box;
}
