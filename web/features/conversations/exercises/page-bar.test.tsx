import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Message, MessageMetadata } from "#shared/schemas/conversations.ts";
import { CONVERSATION } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { ChatScreen } from "../chat-screen.tsx";

beforeEach(() => {
	fakeSockets();
});

const guide = { act: "kept", templates: [], asked: null, offered: [] };
const said = (id: string) => makeMessage(id, { role: "user", content: `line ${id}` });
const reply = (id: string, metadata: MessageMetadata, more: Partial<Message> = {}) =>
	makeMessage(id, { metadata, ...more });

async function open(messages: Message[]) {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages } },
		"GET /api/chat/conversations/:id/messages": { body: { messages, hasMore: false } },
		"POST /api/ai/chat": () => new Promise(() => undefined),
	});
	renderAt("/", <ChatScreen user={makeUser()} mood={null} top={null} />);
	await screen.findByRole("log");
	return requests;
}

const finish = () => within(screen.getByRole("region", { name: "Page" })).getByRole("button");

// spec: P.47
test("Finish stands above the box while a page is open, sends the word, and leaves the focus in the box", async () => {
	const requests = await open([said("m1"), reply("m2", { isKept: true, guide: { ...guide, line: 1 } })]);
	const button = finish();
	expect(button.textContent).toBe("Finish");
	button.focus();
	fireEvent.click(button);
	await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ message: "finish" }));
	expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Message" }));
});

test("it stands there from the reply that opens the page, and while a line is on its way", async () => {
	await open([
		said("m1"),
		reply("m2", { guide: { ...guide, act: "write", asked: "page" } }),
		said("m3"),
		reply("m4", {}, { content: "", status: "streaming" }),
	]);
	expect(finish()).toBeDefined();
});

test("it is gone once another reply has come", async () => {
	await open([
		said("m1"),
		reply("m2", { guide: { ...guide, line: 1 } }),
		said("m3"),
		reply("m4", { guide: { ...guide, act: "finish", asked: "page-end" } }),
	]);
	expect(screen.queryByRole("region", { name: "Page" })).toBeNull();
});
