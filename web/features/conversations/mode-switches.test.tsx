import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { KnownMood } from "#shared/chat/mode-machine.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { CurrentConversation } from "#shared/schemas/conversations.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { makeReply } from "#web/test/answers.ts";
import { CONVERSATION, LOADED, write } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets, receive } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { ChatScreen } from "./chat-screen.tsx";

const REPLY = {
	body: makeReply({
		message: "Paris.",
		mode: { deep: false, practical: true, style: null, reason: "general_message" },
	}),
};

// What reads the messages comes after the page: here it is there already.
beforeAll(async () => {
	await import("#shared/chat/mode-switches.ts");
});

beforeEach(() => {
	fakeSockets();
});

function fakeChat(loaded: CurrentConversation = LOADED.body, reply = REPLY, level: RiskLevel = "none") {
	return fakeApi({
		"GET /api/chat/conversation/:userId": { body: loaded },
		"GET /api/safety/:userId": { body: { level, since: null, until: null, notMeant: false } },
		"POST /api/ai/chat": reply,
		"GET /api/chat/conversations/:id/messages": { body: { messages: [], hasMore: false } },
	});
}

function open(mood: KnownMood | null = null, ...chat: Parameters<typeof fakeChat>) {
	const requests = fakeChat(...chat);
	renderAt("/", <ChatScreen user={makeUser()} mood={mood} top={null} />);
	return requests;
}

function CorrectedMood() {
	const [overallMood, setMood] = useState(2);
	return (
		<>
			<button type="button" onClick={() => setMood(4)}>
				Good after all
			</button>
			<button type="button" onClick={() => setMood(2)}>
				Low again
			</button>
			<ChatScreen user={makeUser()} mood={{ overallMood, currentMood: null, desiredMood: null }} top={null} />
		</>
	);
}

function isOn(name: string): boolean {
	return screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true";
}

function send(text: string) {
	fireEvent.keyDown(write(text), { key: "Enter" });
}

describe("what is switched by itself", () => {
	// spec: 4.41
	test("a general question turns Practical Help on, says so, and can be taken back for good", async () => {
		const requests = open();
		await screen.findByText("Hello Mira.");
		send("What is the capital of France?");
		expect((await screen.findByText("Practical Help is on, for this question")).getAttribute("role")).toBe(
			"status",
		);
		expect(isOn("Practical Help")).toBe(true);
		expect(requests.at(-1)?.body).toMatchObject({ simpleMode: true, attuneV2TestMode: false });
		fireEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(isOn("Deep Conversation")).toBe(true);
		expect(screen.queryByText(/^Practical Help is on/)).toBeNull();
		await screen.findByText("Paris.");
		const sent = requests.at(-1)?.body as { clientMessageId: string } | undefined;
		const stored = makeMessage("m8", {
			role: "user",
			content: "What is the capital of France?",
			clientMessageId: sent?.clientMessageId ?? "",
		});
		await receive({ type: "message", message: stored });
		send("What is the capital of Spain?");
		await waitFor(() =>
			expect(requests.filter(({ key }) => key === "POST /api/ai/chat").at(-1)?.body).toMatchObject({
				message: "What is the capital of Spain?",
				attuneV2TestMode: true,
				keepMode: true,
			}),
		);
	});

	// spec: 4.37
	test("a low mood begins with a friend, for somebody who has chosen nothing", async () => {
		open({ overallMood: 2, currentMood: null, desiredMood: null });
		await screen.findByText("Hello Mira.");
		expect((await screen.findByText("Need a friend is on, as you feel low")).getAttribute("role")).toBe(
			"status",
		);
		expect(isOn("Need a friend")).toBe(true);
		expect(isOn("Practical Help")).toBe(false);
	});

	// spec: 4.40
	test("any other mood begins with Practical Help", async () => {
		open({ overallMood: 4, currentMood: null, desiredMood: "calm" });
		await waitFor(() => expect(isOn("Practical Help")).toBe(true));
	});

	test("a mood that is corrected before the first message chooses again, a later one doesn't", async () => {
		fakeChat();
		renderAt("/", <CorrectedMood />);
		await screen.findByText("Need a friend is on, as you feel low");
		fireEvent.click(screen.getByRole("button", { name: "Good after all" }));
		await screen.findByText("Practical Help is on, to begin with");
		expect([isOn("Need a friend"), isOn("Practical Help")]).toEqual([false, true]);
		send("We row on the lake tonight");
		await screen.findByText("Paris.");
		fireEvent.click(screen.getByRole("button", { name: "Low again" }));
		expect([isOn("Need a friend"), isOn("Practical Help")]).toEqual([false, true]);
	});

	// spec: S.43
	test("whatever the mood, a day on which words showed danger begins with a friend", async () => {
		open({ overallMood: 4, currentMood: null, desiredMood: "calm" }, LOADED.body, REPLY, "wish");
		expect((await screen.findByText(/^Need a friend is on/)).getAttribute("role")).toBe("status");
		expect(isOn("Practical Help")).toBe(false);
	});

	// spec: S.43
	test("a general question in such a day switches nothing", async () => {
		const messages = [
			makeMessage("m1", { role: "user", content: "Earlier" }),
			makeMessage("m2", { metadata: { isCare: true } }),
		];
		const requests = open(null, { conversation: CONVERSATION, messages });
		await screen.findByText("Earlier");
		send("What number do I call?");
		await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ simpleMode: false }));
		expect(isOn("Deep Conversation")).toBe(true);
		expect(screen.queryByText(/^Practical Help is on/)).toBeNull();
	});

	// spec: S.43
	test("nor does Practical Help come on after a first answer in such a day", async () => {
		open(null, LOADED.body, { body: { ...REPLY.body, metadata: { isCare: true } } });
		await screen.findByText("Hello Mira.");
		send("I want to plan my week");
		await screen.findByText("Paris.");
		await act(() => Promise.resolve());
		expect(isOn("Deep Conversation")).toBe(true);
		expect(isOn("Practical Help")).toBe(false);
	});

	// spec: 4.36
	test("a choice that was kept is left alone", async () => {
		writePersonal("usr_1", "attuneV2TestMode", "true");
		writePersonal("usr_1", "modeOrigin", "person");
		open({ overallMood: 1, currentMood: null, desiredMood: null });
		await screen.findByText("Hello Mira.");
		expect(isOn("Deep Conversation")).toBe(true);
		expect(isOn("Need a friend")).toBe(false);
		expect(screen.queryByText(/ is on, /)).toBeNull();
	});

	test("after the first answer Practical Help comes on when nobody chose anything", async () => {
		open();
		await screen.findByText("Hello Mira.");
		send("I want to plan my week");
		await screen.findByText(/^Practical Help is on/);
		expect(isOn("Practical Help")).toBe(true);
		// Kept by an effect, which a busy machine runs a moment after the words are there.
		await waitFor(() => expect(readPersonal("usr_1", "simpleModeEnabled")).toBe("true"));
	});

	test("not in a thread that has words of the person already, nor when something was felt", async () => {
		const earlier = [makeMessage("m1", { role: "user", content: "Earlier" }), makeMessage("m2")];
		const requests = open(null, { conversation: CONVERSATION, messages: earlier });
		await screen.findByText("Earlier");
		send("I want to plan my week");
		await waitFor(() => expect(requests.some(({ key }) => key === "POST /api/ai/chat")).toBe(true));
		await act(() => Promise.resolve());
		expect(isOn("Deep Conversation")).toBe(true);
	});

	test("pressing a pill makes the line go", async () => {
		open();
		await screen.findByText("Hello Mira.");
		send("What is the capital of France?");
		await screen.findByText(/^Practical Help is on/);
		fireEvent.click(screen.getByRole("button", { name: "Deep Conversation" }));
		expect(screen.queryByText(/^Practical Help is on/)).toBeNull();
	});
});

test("with or without a style, the pills show what the coach does", async () => {
	open();
	await screen.findByText("Hello Mira.");
	fireEvent.click(screen.getByRole("button", { name: "Practical Help" }));
	fireEvent.click(screen.getByRole("button", { name: "Want guidance" }));
	expect([isOn("Practical Help"), isOn("Deep Conversation")]).toEqual([false, true]);
	fireEvent.click(screen.getByRole("button", { name: "Want guidance" }));
	expect([isOn("Want guidance"), isOn("Deep Conversation")]).toEqual([false, true]);
	fireEvent.click(screen.getByRole("button", { name: "Deep Conversation" }));
	expect(isOn("Deep Conversation")).toBe(true);
});
