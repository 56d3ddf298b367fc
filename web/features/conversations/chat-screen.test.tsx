import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { ChatScreen } from "./chat-screen.tsx";

const CONVERSATION = { id: "cnv_1", userId: "usr_1" };
const LOADED = {
	body: { conversation: CONVERSATION, messages: [makeMessage("m1", { content: "Hello Mira." })] },
};

let sockets: FakeSocket[];

beforeEach(() => {
	sockets = fakeSockets();
});

function open() {
	return renderAt("/", <ChatScreen user={makeUser()} top={null} />);
}

function write(text: string) {
	const box = screen.getByLabelText("Message");
	fireEvent.change(box, { target: { value: text } });
	return box;
}

test("a conversation that exists is shown", async () => {
	fakeApi({ "GET /api/chat/conversation/usr_1?t=": LOADED });
	open();
	expect(await screen.findByText("Hello Mira.")).toBeDefined();
	expect(screen.getByRole("log").getAttribute("aria-busy")).toBe("false");
});

test("with no conversation yet one is made, with its greeting", async () => {
	fakeApi({
		"GET /api/chat/conversation/": { body: { conversation: null, messages: [] } },
		"POST /api/chat/conversation": { status: 201, body: LOADED.body },
	});
	open();
	expect(await screen.findByText("Hello Mira.")).toBeDefined();
});

test("one that cannot be made asks for the assessment first", async () => {
	fakeApi({
		"GET /api/chat/conversation/": { body: { conversation: null, messages: [] } },
		"POST /api/chat/conversation": { status: 500, body: {} },
	});
	open();
	expect(
		await screen.findByText("Please complete your assessment first to enable personalized coaching."),
	).toBeDefined();
	expect(screen.getByRole("button", { name: "Retry" })).toBeDefined();
});

test("a load that fails is an error with Retry, and makes no new conversation", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/": { status: 500, body: {} } });
	open();
	fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
	await waitFor(() => expect(requests).toHaveLength(2));
	expect(requests.every(({ key }) => key.startsWith("GET "))).toBe(true);
	expect(screen.queryByRole("log")).toBeNull();
});

test("Enter sends, Shift+Enter does not, nor does Enter that picks a word while composing", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/": LOADED,
		"POST /api/ai/chat": { status: 500, body: {} },
	});
	open();
	await screen.findByText("Hello Mira.");
	const box = write("  good evening ");
	fireEvent.keyDown(box, { key: "Enter", shiftKey: true });
	fireEvent.keyDown(box, { key: "Enter", isComposing: true });
	expect(requests).toHaveLength(1);
	fireEvent.keyDown(box, { key: "Enter" });
	await waitFor(() => expect(requests).toHaveLength(2));
	expect(requests[1]?.body).toMatchObject({
		message: "good evening",
		interactionStyle: "balanced-support",
		attuneV2TestMode: true,
		simpleMode: false,
	});
	expect(await screen.findByText("Not sent")).toBeDefined();
});

test("while a reply is made the box waits and Stop is there; its words appear as they come", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/": LOADED,
		"POST /api/chat/conversations/cnv_1/stop": { body: {} },
	});
	open();
	await screen.findByText("Hello Mira.");
	act(() => sockets[0]?.receive({ type: "turn", turn: makeTurn() }));
	expect(screen.getByLabelText("Message").getAttribute("placeholder")).toBe("Thinking...");
	expect(screen.getByRole("log").getAttribute("aria-busy")).toBe("true");
	act(() => sockets[0]?.receive({ type: "delta", messageId: "m9", offset: 0, text: "First words" }));
	expect(await screen.findByText("First words")).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Stop" }));
	await waitFor(() => expect(requests.at(-1)?.key).toBe("POST /api/chat/conversations/cnv_1/stop"));
});

test("a draft survives a reload, and is kept for its person and conversation only", async () => {
	writePersonal("usr_1", "draft:cnv_1", "half a thought");
	fakeApi({ "GET /api/chat/conversation/": LOADED });
	open();
	await screen.findByText("Hello Mira.");
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("half a thought");
	write("half a thought more");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("half a thought more");
});

test("a send that meets an open turn gives the words back and says why", async () => {
	const error = { code: "turn_in_progress", message: "One at a time.", requestId: "r" };
	fakeApi({ "GET /api/chat/conversation/": LOADED, "POST /api/ai/chat": { status: 409, body: { error } } });
	open();
	await screen.findByText("Hello Mira.");
	fireEvent.keyDown(write("and another thing"), { key: "Enter" });
	expect((await screen.findByRole("alert")).textContent).toContain("still answering");
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("and another thing");
});

test("a failed reply says so in place and can be asked for again", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/": {
			body: { conversation: CONVERSATION, messages: [makeMessage("m2", { status: "failed", content: "" })] },
		},
		"POST /api/chat/conversations/cnv_1/retry": { body: {} },
		"GET /api/chat/conversations/cnv_1/messages": { body: { messages: [makeMessage("m2")], hasMore: false } },
	});
	open();
	const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
	expect(await screen.findByText(trouble)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Retry" }));
	await waitFor(() => expect(screen.queryByText(trouble)).toBeNull());
	expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/retry");
});

test("an insight shows the five needs from its metadata, with the present one marked", async () => {
	const levelScores = { physiological: 40, safety: 60, love: 80, esteem: 0, actualization: 100 };
	const metadata = { kind: "insight", currentLevel: "safety", levelScores } as const;
	fakeApi({
		"GET /api/chat/conversation/": {
			body: {
				conversation: CONVERSATION,
				messages: [makeMessage("m1", { content: "Here's an insight about you", metadata })],
			},
		},
	});
	open();
	const items = (await screen.findByRole("list", { name: "Your five needs" })).children;
	expect([...items].map((item) => item.textContent)).toEqual([
		"Body and rest40%",
		"Safety and stabilityYour focus60%",
		"Love and belonging80%",
		"Esteem and respect0%",
		"Growth and meaning100%",
	]);
});

test("choosing a style in a conversation asks for it, and clearing it does not", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/": LOADED,
		"POST /api/ai/chat": { status: 500, body: {} },
	});
	open();
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

test("the bar steps aside for a dialog", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED });
	open();
	await screen.findByText("Hello Mira.");
	const dialog = document.createElement("div");
	dialog.setAttribute("role", "dialog");
	document.body.append(dialog);
	await waitFor(() => expect(screen.queryByLabelText("Message")).toBeNull());
	dialog.remove();
	expect(await screen.findByLabelText("Message")).toBeDefined();
});

test("the modes and the style are kept under the names of the specification", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED, "POST /api/ai/chat": { status: 500, body: {} } });
	open();
	await screen.findByText("Hello Mira.");
	expect(readPersonal("usr_1", "attuneV2TestMode")).toBe("true");
	fireEvent.click(screen.getByRole("button", { name: "Practical Help" }));
	expect(readPersonal("usr_1", "simpleModeEnabled")).toBe("true");
	expect(readPersonal("usr_1", "attuneV2TestMode")).toBe("false");
	fireEvent.click(screen.getByRole("button", { name: "Want guidance" }));
	expect(readPersonal("usr_1", "selectedCoachingStyle")).toBe("want-guidance");
	await screen.findByText("Not sent");
});

test("all six pills stand in a row, in the order of the specification", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED });
	open();
	await screen.findByText("Hello Mira.");
	const pills = within(screen.getByRole("group", { name: "How your coach answers" })).getAllByRole("button");
	expect(pills.map((pill) => pill.textContent)).toEqual([
		"Deep Conversation",
		"Practical Help",
		"Need a friend",
		"Want guidance",
		"Need motivation",
		"Balanced support",
	]);
});

test("a long message is cut with View more, and View less takes it back", async () => {
	const long = `${"One two three four five six seven eight nine ten. ".repeat(6)}The very end.`;
	const messages = [makeMessage("m1", { content: long })];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	open();
	fireEvent.click(await screen.findByRole("button", { name: "View more" }));
	expect(await screen.findByText(/The very end/)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "View less" }));
	expect(screen.queryByText(/The very end/)).toBeNull();
});

test("a link that may not run is blanked in the message itself", async () => {
	const content =
		"[good](https://example.org) and [bad](javascript:alert(1)) and <img src=x onerror=alert(1)>";
	fakeApi({
		"GET /api/chat/conversation/": {
			body: { conversation: CONVERSATION, messages: [makeMessage("m1", { content })] },
		},
	});
	open();
	const good = await screen.findByRole("link", { name: "good" });
	expect(good.getAttribute("href")).toBe("https://example.org");
	expect(screen.getByText("bad").closest("a")?.getAttribute("href") ?? "").toBe("");
	expect(document.querySelector("img[src='x']")).toBeNull();
});

test("the typing indicator is there while the coach thinks and gone when the turn has failed", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED });
	open();
	await screen.findByText("Hello Mira.");
	act(() => sockets[0]?.receive({ type: "turn", turn: makeTurn() }));
	expect(screen.getByText("Your coach is thinking")).toBeDefined();
	act(() => sockets[0]?.receive({ type: "turn", turn: null, error: "No luck." }));
	expect(screen.queryByText("Your coach is thinking")).toBeNull();
});

test("need bars are at least 6 px wide when above 0", async () => {
	const levelScores = { physiological: 1, safety: 60, love: 80, esteem: 0, actualization: 100 };
	const metadata = { kind: "insight", currentLevel: "safety", levelScores } as const;
	const messages = [makeMessage("m1", { content: "Here's an insight about you", metadata })];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	open();
	const items = (await screen.findByRole("list", { name: "Your five needs" })).children;
	const bars = [...items].map((item) => item.querySelector<HTMLElement>("[style]")?.style);
	expect(bars.map((bar) => bar?.minWidth)).toEqual(["6px", "6px", "6px", "0", "6px"]);
});

test("words that were not sent wait with their Retry while a reply is being made", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED, "POST /api/ai/chat": { status: 500, body: {} } });
	open();
	await screen.findByText("Hello Mira.");
	fireEvent.keyDown(write("hold on to this"), { key: "Enter" });
	const retry = await screen.findByRole("button", { name: "Retry" });
	expect(retry.matches(":disabled")).toBe(false);
	act(() => sockets[0]?.receive({ type: "turn", turn: makeTurn() }));
	expect(screen.getByRole("button", { name: "Retry" }).matches(":disabled")).toBe(true);
	expect(screen.getByText("hold on to this")).toBeDefined();
});

test("what was typed while the chat loaded moves to its conversation and does not come back once sent", async () => {
	writePersonal("usr_1", "draft:cnv_1", "an older thought");
	fakeApi({ "GET /api/chat/conversation/": LOADED, "POST /api/ai/chat": { status: 500, body: {} } });
	open();
	write("typed early");
	expect(readPersonal("usr_1", "draft:new")).toBe("typed early");
	await screen.findByText("Hello Mira.");
	const both = "an older thought\ntyped early";
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe(both);
	expect(readPersonal("usr_1", "draft:new")).toBeNull();
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe(both);
	fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter" });
	await screen.findByText("Not sent");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBeNull();
});

test("after Stop the focus is where one writes", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED, "POST /api/chat/conversations/cnv_1/stop": { body: {} } });
	open();
	await screen.findByText("Hello Mira.");
	act(() => sockets[0]?.receive({ type: "turn", turn: makeTurn() }));
	const stop = screen.getByRole("button", { name: "Stop" });
	stop.focus();
	fireEvent.click(stop);
	act(() => sockets[0]?.receive({ type: "turn", turn: null }));
	expect(document.activeElement).toBe(screen.getByLabelText("Message"));
});

test("words run the way their own language does, in the box and in the bubbles", async () => {
	const messages = [
		makeMessage("m1", { content: "שלום\n\n- אחת" }),
		makeMessage("m2", { role: "user", content: "مرحبا" }),
	];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	open();
	expect((await screen.findByText("مرحبا")).getAttribute("dir")).toBe("auto");
	await waitFor(() => expect(screen.getByText("אחת").closest("ul")?.getAttribute("dir")).toBe("auto"));
	expect(screen.getByText("שלום").getAttribute("dir")).toBe("auto");
	expect(screen.getByLabelText("Message").getAttribute("dir")).toBe("auto");
});
