import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { noteLive } from "#web/lib/live/live-state.ts";
import { LOADED, openChat } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { pass } from "#web/test/time.ts";

async function coloursOf(chatColour: string) {
	fakeSockets();
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat({ currentChatColor: chatColour });
	await screen.findByText("Hello Mira.");
	const style = document.querySelector<HTMLElement>(".chat-container")?.style;
	return (name: string) => style?.getPropertyValue(name);
}

// spec: 9.26, 9.27
test("the light shade of the chat colour is the colour with 20 behind it, the subtle one with 10", async () => {
	const colour = await coloursOf("#f97316");
	expect(colour("--chat-colour")).toBe("#f97316");
	expect(colour("--chat-colour-light")).toBe("#f9731620");
	expect(colour("--chat-colour-subtle")).toBe("#f9731610");
});

test("a mood that another device told moves the colour of an open chat", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	noteLive(false);
	fakeSockets();
	const mood = { desiredMood: null, currentMood: "hopeful", currentChatColor: "#7aa021" };
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED, "GET /api/user-mood/:userId": { body: mood } });
	openChat({ currentChatColor: "#f97316" });
	await screen.findByText("Hello Mira.");
	await pass(31_000);
	const style = document.querySelector<HTMLElement>(".chat-container")?.style;
	expect(style?.getPropertyValue("--chat-colour")).toBe("#7aa021");
});
