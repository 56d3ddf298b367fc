import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { ChatReply } from "#shared/schemas/conversations.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { noteSentEarly, noteTypedEarly } from "#web/lib/storage/typed-early.ts";
import { down, makeReply, refusal } from "#web/test/answers.ts";
import { CONVERSATION, LOADED, openChat, write } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets, receive } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { ChatBar, type ChatBarProps } from "./bar/chat-bar.tsx";
import { useDraft } from "./bar/use-draft.ts";
import { useSendWhenReady } from "./bar/use-send-when-ready.ts";

let sockets: FakeSocket[];

const BAR = {
	user: makeUser(),
	conversationId: "cnv_1",
	isLoading: false,
	isBusy: false,
	isSending: false,
	isHidden: false,
	onSend: vi.fn(async () => "sent" as const),
	onStop: undefined,
	step: null,
	onHelp: () => {},
	said: "",
} satisfies ChatBarProps;

beforeEach(() => {
	sockets = fakeSockets();
});

// spec: 2.161
test("the button sends what was typed", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/:userId": LOADED, "POST /api/ai/chat": down() });
	openChat();
	await screen.findByText("Hello Mira.");
	write("good evening");
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ message: "good evening" }));
	expect(await screen.findByText("Not sent")).toBeDefined();
});

// spec: 2.106, 2.162, 2.163, 5.20
test("Enter sends, Shift+Enter does not, nor does Enter that picks a word while composing", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/ai/chat": down(),
	});
	openChat();
	await screen.findByText("Hello Mira.");
	const box = write("  good evening ");
	fireEvent.keyDown(box, { key: "Enter", shiftKey: true });
	fireEvent.keyDown(box, { key: "Enter", isComposing: true });
	// Safari, which tells of this Enter after the composition has ended.
	fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
	expect(requests).toHaveLength(1);
	fireEvent.keyDown(box, { key: "Enter" });
	await waitFor(() => expect(requests).toHaveLength(2));
	expect(requests[1]?.body).toMatchObject({
		message: "good evening",
		interactionStyle: "Balanced support",
		attuneV2TestMode: true,
		simpleMode: false,
	});
	expect(await screen.findByText("Not sent")).toBeDefined();
});

// spec: 5.24
test("with no conversation to write to, the bar says so in place and keeps the words", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/:userId": down() });
	openChat();
	await screen.findByRole("button", { name: "Try again" });
	const box = write("is anybody there?") as HTMLTextAreaElement;
	fireEvent.keyDown(box, { key: "Enter" });
	expect(await screen.findByText("No valid conversation - please refresh the page")).toBeDefined();
	expect(box.value).toBe("is anybody there?");
	expect(requests.every(({ key }) => key.startsWith("GET "))).toBe(true);
});

test("a draft survives a reload, and is kept for its person and conversation only", async () => {
	writePersonal("usr_1", "draft:cnv_1", "half a thought");
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("half a thought");
	write("half a thought more");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("half a thought more");
});

test("a send that meets an open turn gives the words back and says why", async () => {
	const refused = refusal("turn_in_progress", "One at a time.");
	fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/ai/chat": refused,
	});
	openChat();
	await screen.findByText("Hello Mira.");
	fireEvent.keyDown(write("and another thing"), { key: "Enter" });
	expect((await screen.findByRole("alert")).textContent).toContain("still replying");
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("and another thing");
});

test("words that were not sent wait with their Try again while a reply is being made", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED, "POST /api/ai/chat": down() });
	openChat();
	await screen.findByText("Hello Mira.");
	fireEvent.keyDown(write("hold on to this"), { key: "Enter" });
	const retry = await screen.findByRole("button", { name: "Try again" });
	expect(retry.matches(":disabled")).toBe(false);
	await receive({ type: "turn", turn: makeTurn() });
	expect(screen.getByRole("button", { name: "Try again" }).matches(":disabled")).toBe(true);
	expect(screen.getByText("hold on to this")).toBeDefined();
});

test("what was typed while the chat loaded moves to its conversation and does not come back once sent", async () => {
	writePersonal("usr_1", "draft:cnv_1", "an older thought");
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED, "POST /api/ai/chat": down() });
	openChat();
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

test("Escape in the box stops the reply, and does nothing without one", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/chat/conversations/:id/stop": { body: makeMessage("m9", { status: "stopped" }) },
	});
	openChat();
	await screen.findByText("Hello Mira.");
	const box = screen.getByLabelText("Message");
	fireEvent.keyDown(box, { key: "Escape" });
	expect(requests).toHaveLength(1);
	await receive({ type: "turn", turn: makeTurn() });
	fireEvent.keyDown(box, { key: "Escape" });
	await waitFor(() =>
		expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/stop"),
	);
});

test("Escape stops the reply from anywhere but a field or a dialog", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/chat/conversations/:id/stop": { body: makeMessage("m9", { status: "stopped" }) },
	});
	openChat();
	const greeting = await screen.findByText("Hello Mira.");
	fireEvent.keyDown(greeting, { key: "Escape" });
	await receive({ type: "turn", turn: makeTurn() });
	const popover = document.createElement("nav");
	popover.setAttribute("popover", "auto");
	for (const itsOwn of [document.createElement("dialog"), popover]) {
		document.body.append(itsOwn);
		fireEvent.keyDown(itsOwn, { key: "Escape" });
		itsOwn.remove();
	}
	expect(requests).toHaveLength(1);
	fireEvent.keyDown(greeting, { key: "Escape" });
	await waitFor(() =>
		expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/stop"),
	);
});

test("after Stop the focus is where one writes", async () => {
	fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/chat/conversations/:id/stop": { body: makeMessage("m9", { status: "stopped" }) },
	});
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn() });
	const stop = screen.getByRole("button", { name: "Stop" });
	stop.focus();
	fireEvent.click(stop);
	await receive({ type: "turn", turn: null });
	expect(document.activeElement).toBe(screen.getByLabelText("Message"));
});

// spec: 2.155
test.each([
	["the browser's own, deep in the page", () => document.body.lastElementChild ?? document.body, "dialog"],
	["one that stands in the body", () => document.body, "div"],
])("the bar steps aside for a dialog, with what is in it: %s", async (_, parent, tag) => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	write("kept behind it");
	const dialog = document.createElement(tag);
	parent().append(dialog);
	dialog.setAttribute(tag === "dialog" ? "open" : "role", "dialog");
	await waitFor(() => expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull());
	dialog.removeAttribute("open");
	dialog.remove();
	expect(await screen.findByRole("textbox", { name: "Message" })).toHaveProperty("value", "kept behind it");
});

test("words sent before the chat's code was there go alone, and a kept draft stays in the box", async () => {
	writePersonal("usr_1", "draft:cnv_1", "I never told him that");
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/ai/chat": down(),
	});
	const early = Object.assign(document.createElement("textarea"), { value: "good evening" });
	noteTypedEarly(early);
	noteSentEarly(new KeyboardEvent("keydown", { key: "Enter" }));
	// Loaded before the bar is drawn, as `firstAnswers` has it.
	const bar = <ChatBar {...BAR} />;
	renderAt("/", bar);
	await waitFor(() => expect(BAR.onSend).toHaveBeenCalledWith("good evening", false));
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("I never told him that");
	expect(requests).toEqual([]);
});

test("words typed before the chat's code was there are kept at once, for a reload", async () => {
	noteTypedEarly(Object.assign(document.createElement("textarea"), { value: "half a thought" }));
	renderAt("/", <ChatBar {...BAR} />);
	expect((await screen.findByLabelText<HTMLTextAreaElement>("Message")).value).toBe("half a thought");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("half a thought");
});

test("what was typed before any conversation was known comes along to the first that is", () => {
	writePersonal("usr_1", "draft:new", "typed at the door");
	writePersonal("usr_1", "draft:cnv_1", "half a thought");
	const { result } = renderHook(() => useDraft("usr_1", "cnv_1"));
	expect(result.current.draft).toBe("half a thought\ntyped at the door");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("half a thought\ntyped at the door");
	expect(readPersonal("usr_1", "draft:new")).toBeNull();
});

test("a draft stays with its conversation when another is opened, and another tab's is not cleared", async () => {
	writePersonal("usr_1", "draft:cnv_1", "for the first");
	writePersonal("usr_1", "draft:cnv_2", "for the second");
	const { result, rerender } = renderHook(({ id }) => useDraft("usr_1", id), {
		initialProps: { id: "cnv_1" as string | undefined },
	});
	act(() => result.current.write("for the first, and more"));
	rerender({ id: "cnv_2" });
	expect(result.current.draft).toBe("for the second");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("for the first, and more");
	act(() => void expect(result.current.append("spoken there", "draft:cnv_1")).toBe(false));
	expect(result.current.draft).toBe("for the second");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("for the first, and more spoken there");
	act(() => void expect(result.current.append("for the second", "draft:cnv_2")).toBe(true));
	expect(result.current.draft).toBe("for the second for the second");
	// Another tab writes to the same conversation; this one sends what it had.
	writePersonal("usr_1", "draft:cnv_2", "from the other tab");
	act(() => result.current.write(""));
	expect(result.current.draft).toBe("");
	expect(readPersonal("usr_1", "draft:cnv_2")).toBe("from the other tab");
	// It was deleted elsewhere: what is typed goes along to the next.
	act(() => result.current.write("still typing"));
	rerender({ id: undefined });
	rerender({ id: "cnv_3" });
	expect(result.current.draft).toBe("still typing");
	expect(readPersonal("usr_1", "draft:cnv_3")).toBe("still typing");
	expect(readPersonal("usr_1", "draft:new")).toBeNull();
});

test("whoever goes by keyboard is at the box when the button they pressed is gone; a pointer is left alone", async () => {
	fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	const gone = (isByKeyboard: boolean) => {
		const button = document.createElement("button");
		document.body.append(button);
		button.focus();
		fireEvent[isByKeyboard ? "keyDown" : "pointerDown"](button);
		button.remove();
	};
	gone(false);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(document.activeElement).toBe(document.body);
	gone(true);
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Message")));
});

test("a conversation that was deleted in another tab gives way to the next, with what was typed", async () => {
	const next = { ...CONVERSATION, id: "cnv_9" };
	let loads = 0;
	fakeApi({
		"GET /api/chat/conversation/:userId": () => {
			loads += 1;
			return loads === 1
				? LOADED
				: { body: { conversation: next, messages: [makeMessage("m9", { content: "A new one." })] } };
		},
	});
	openChat();
	await screen.findByText("Hello Mira.");
	write("half a thought");
	act(() => sockets[0]?.fall(CLOSE_CODES.gone));
	expect(await screen.findByText("A new one.", {}, { timeout: 4000 })).toBeDefined();
	const line = await screen.findByText("That conversation was deleted. We've saved your draft.");
	expect(line.getAttribute("role")).toBe("status");
	expect(screen.getByLabelText("Message")).toHaveProperty("value", "half a thought");
	fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter" });
	await waitFor(() => expect(line.textContent).toBe(""));
});

// spec: P.65, 2.164
test("while the words are on their way the box holds still; then one writes on, and Enter sends at the reply's end", async () => {
	let answer: (body: ChatReply) => void = () => undefined;
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/ai/chat": () => new Promise((resolve) => (answer = (body) => resolve({ body }))),
	});
	openChat();
	await screen.findByText("Hello Mira.");
	const box = write("the train was late") as HTMLTextAreaElement;
	fireEvent.keyDown(box, { key: "Enter" });
	await waitFor(() => expect(requests.some(({ key }) => key === "POST /api/ai/chat")).toBe(true));
	expect([box.readOnly, box.placeholder]).toEqual([true, "Thinking..."]);
	const { clientMessageId } = (requests.at(-1)?.body ?? {}) as { clientMessageId: string };
	await receive(
		{
			type: "message",
			message: makeMessage("m2", { role: "user", content: "the train was late", clientMessageId }),
		},
		{ type: "turn", turn: makeTurn({ messageId: "m3" }) },
	);
	expect(box.readOnly).toBe(false);
	write("and it rained");
	fireEvent.keyDown(box, { key: "Enter" });
	expect(await screen.findByText("We'll send this when your coach has replied.")).toBeDefined();
	expect(box.value).toBe("and it rained");
	expect(requests.filter(({ key }) => key === "POST /api/ai/chat")).toHaveLength(1);
	await receive(
		{ type: "message", message: makeMessage("m3", { content: "How late?" }) },
		{ type: "turn", turn: null },
	);
	answer(makeReply({ message: "How late?", messageId: "m3" }));
	await waitFor(() =>
		expect(requests.filter(({ key }) => key === "POST /api/ai/chat")[1]?.body).toMatchObject({
			message: "and it rained",
		}),
	);
	expect(box.value).toBe("");
});

// spec: P.65
test("words that wait for the reply's end are held back again when they are changed", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/:userId": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn() });
	fireEvent.keyDown(write("not yet"), { key: "Enter" });
	await screen.findByText("We'll send this when your coach has replied.");
	write("not yet, wait");
	await receive({ type: "turn", turn: null });
	expect(screen.queryByText("We'll send this when your coach has replied.")).toBeNull();
	expect(requests.some(({ key }) => key.startsWith("POST"))).toBe(false);
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("not yet, wait");
});

test("words that wait for one talk never go to another", () => {
	const sent: string[] = [];
	const { result, rerender } = renderHook(
		(props: { draftName: string; readiness: "later" | "ready" }) =>
			useSendWhenReady({
				...props,
				draft: "for Ana",
				onReady: (words) => sent.push(words),
				onNever: () => undefined,
			}),
		{ initialProps: { draftName: "draft:cnv_1", readiness: "later" } },
	);
	act(() => result.current.order());
	expect(result.current.isOrdered).toBe(true);
	rerender({ draftName: "draft:cnv_2", readiness: "ready" });
	rerender({ draftName: "draft:cnv_1", readiness: "ready" });
	expect([sent, result.current.isOrdered]).toEqual([[], false]);
});

test("Stop leaves words that wait in the box, unsent", async () => {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"POST /api/chat/conversations/:id/stop": { body: makeMessage("m9", { status: "stopped" }) },
	});
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn() });
	fireEvent.keyDown(write("but listen"), { key: "Enter" });
	fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
	await receive({ type: "turn", turn: null });
	await waitFor(() => expect(requests).toHaveLength(2));
	expect(requests.some(({ key }) => key === "POST /api/ai/chat")).toBe(false);
	expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("but listen");
});
