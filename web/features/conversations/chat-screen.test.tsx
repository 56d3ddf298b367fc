import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readPersonal } from "#web/lib/storage/personal-storage.ts";
import { down } from "#web/test/answers.ts";
import { CONVERSATION, LOADED, openChat } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets, receive } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";

beforeEach(() => {
	fakeSockets();
});

// spec: A.10, 4.46, 4.47, 7.52
test("a conversation that exists is shown", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	expect(await screen.findByText("Hello Mira.")).toBeDefined();
	expect(screen.getByRole("log").getAttribute("aria-busy")).toBe("false");
});

// spec: S.65
test("the page says that the coach is an AI before the first word", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	const disclosure = await screen.findByText("Your coach is an AI, not a person and not a therapist.");

	const log = screen.getByRole("log");
	expect(disclosure.compareDocumentPosition(log) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

// spec: 4.49
test("with no conversation yet one is made, with its greeting", async () => {
	fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: null, messages: [] } },
		"POST /api/chat/conversation": { body: LOADED.body },
	});
	openChat();
	expect(await screen.findByText("Hello Mira.")).toBeDefined();
});

// spec: 4.53
test("one that cannot be made asks for the assessment first", async () => {
	fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: null, messages: [] } },
		"POST /api/chat/conversation": down(),
	});
	openChat();
	expect(
		await screen.findByText("Please complete your assessment first to enable personalized coaching."),
	).toBeDefined();
	expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

// spec: 2.137, 4.52, 7.7, 8.21
test("a load that fails is an error with Try again, and makes no new conversation", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/:userId": down() });
	openChat();
	expect(await screen.findByText("Unable to generate coaching message. Please try again.")).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(requests).toHaveLength(2));
	expect(requests.every(({ key }) => key.startsWith("GET "))).toBe(true);
	expect(screen.queryByRole("log")).toBeNull();
});

// spec: 2.159
test("while a reply is made the box waits and Stop is there; its words appear as they come", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/chat/conversations/:id/stop": { body: makeMessage("m9", { status: "stopped" }) },
	});
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn() });
	expect(screen.getByLabelText("Message").getAttribute("placeholder")).toBe("Thinking...");
	expect(screen.getByRole("log").getAttribute("aria-busy")).toBe("true");
	await receive({ type: "delta", messageId: "m9", offset: 0, text: "First words" });
	expect(await screen.findByText("First words")).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Stop" }));
	await waitFor(() =>
		expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/stop"),
	);
});

// spec: 8.15
test("a failed reply says so in place and can be asked for again", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": {
			body: { conversation: CONVERSATION, messages: [makeMessage("m2", { status: "failed", content: "" })] },
		},
		"POST /api/chat/conversations/:id/retry": { body: makeMessage("m2") },
		"GET /api/chat/conversations/:id/messages": { body: { messages: [makeMessage("m2")], hasMore: false } },
	});
	openChat();
	const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
	expect(await screen.findByText(trouble)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(screen.queryByText(trouble)).toBeNull());
	expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/retry");
});

// spec: 2.114, 4.32, 7.60
test("choosing a style in a conversation asks for it, and clearing it does not", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/ai/chat": down(),
	});
	openChat();
	await screen.findByText("Hello Mira.");
	fireEvent.click(screen.getByRole("button", { name: "Need a friend" }));
	await screen.findByText("Not sent");
	expect(requests[1]?.body).toMatchObject({
		message: "I'd like to experience the Need a friend style",
		interactionStyle: "need-friend",
	});
	fireEvent.click(screen.getByRole("button", { name: "Need a friend" }));
	expect(requests).toHaveLength(2);
	expect(readPersonal("usr_1", "selectedCoachingStyle")).toBeNull();
});

// spec: 3.65, 3.66, 3.67
test("the modes and the style are kept under the names of the specification", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED, "POST /api/ai/chat": down() });
	openChat();
	await screen.findByText("Hello Mira.");
	// The keys as the browser has them: under other ones, what everybody chose would be lost.
	expect(localStorage.getItem("attune:usr_1:attuneV2TestMode")).toBe("true");
	fireEvent.click(screen.getByRole("button", { name: "Practical Help" }));
	expect(localStorage.getItem("attune:usr_1:simpleModeEnabled")).toBe("true");
	expect(localStorage.getItem("attune:usr_1:attuneV2TestMode")).toBe("false");
	fireEvent.click(screen.getByRole("button", { name: "Want guidance" }));
	expect(localStorage.getItem("attune:usr_1:selectedCoachingStyle")).toBe("want-guidance");
	await screen.findByText("Not sent");
});

// spec: 2.112, 2.113, 2.115, 2.117
test("all six pills stand in a row, in the order of the specification", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	const pills = within(screen.getByRole("group", { name: "Reply style" })).getAllByRole("button");
	expect(pills.map((pill) => pill.textContent)).toEqual([
		"Deep Conversation",
		"Practical Help",
		"Need a friend",
		"Want guidance",
		"Need motivation",
		"Balanced support",
	]);
});

// spec: 2.121, 8.17
test("the typing indicator is there while the coach thinks and gone when the turn has failed", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn() });
	expect(screen.getByText("Your coach is thinking")).toBeDefined();
	await receive({ type: "turn", turn: null, error: "No luck." });
	expect(screen.queryByText("Your coach is thinking")).toBeNull();
});

test("a stop that fails is said, and can be tried again", async () => {
	fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/chat/conversations/:id/stop": down(),
	});
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn() });
	fireEvent.click(screen.getByRole("button", { name: "Stop" }));
	const line = await screen.findByText("We couldn't stop the reply. Please try again.");
	expect(line.closest("form")).toBe(screen.getByRole("form", { name: "Write to your coach" }));
	expect(screen.getByRole("button", { name: "Stop" })).toBeDefined();
});

test("a reply that the model would not go on with says who, and offers no rest", async () => {
	const metadata = { isCut: true, isRefused: true };
	const refused = makeMessage("m2", { status: "stopped", content: "Half a", aiProvider: "claude", metadata });
	fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages: [refused] } },
	});
	openChat();
	expect(await screen.findByText("Claude couldn't continue")).toBeDefined();
	expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
	expect(screen.getByRole("button", { name: "Try another reply" })).toBeDefined();
});

test("a reply that broke off says so and can be gone on with", async () => {
	const cut = makeMessage("m2", { status: "stopped", content: "Half a", metadata: { isCut: true } });
	const whole = makeMessage("m2", { content: "Half a loaf." });
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages: [cut] } },
		"POST /api/chat/conversations/:id/continue": { body: whole },
		"GET /api/chat/conversations/:id/messages": { body: { messages: [whole], hasMore: false } },
	});
	openChat();
	expect(await screen.findByText("Reply incomplete")).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Continue" }));
	expect(await screen.findByText("Half a loaf.")).toBeDefined();
	expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/continue");
	expect(screen.queryByText("Reply incomplete")).toBeNull();
});

test("a style that was chosen is a line, not words of the person's to change", async () => {
	const said = makeMessage("m2", { role: "user", content: "I'd like to experience the Need a friend style" });
	const messages = [makeMessage("m1"), said, makeMessage("m3", { content: "All right." })];
	fakeApi({ "GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages } } });
	openChat();
	expect(await screen.findByText("Style: Need a friend")).toBeDefined();
	expect(screen.queryByText(/I'd like to experience/)).toBeNull();
	fireEvent.keyDown(screen.getByLabelText("Message"), { key: "ArrowUp" });
	expect(screen.queryByLabelText("Your message")).toBeNull();
});
