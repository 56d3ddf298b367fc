import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { CONVERSATION, LOADED, openChat, write } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets, receive } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { pass } from "#web/test/time.ts";

const WAITING = "We'll send this once your conversation has loaded.";
const NO_ANSWER = { "POST /api/ai/chat": { status: 500, body: {} } };

beforeEach(() => {
	fakeSockets();
});

function box() {
	return screen.getByLabelText<HTMLTextAreaElement>("Message");
}

function press(name: string) {
	fireEvent.click(screen.getByRole("button", { name }));
}

async function sendInVain(text: string) {
	fakeApi({ "GET /api/chat/conversation/": LOADED, ...NO_ANSWER });
	openChat();
	await screen.findByText("Hello Mira.");
	fireEvent.keyDown(write(text), { key: "Enter" });
	await screen.findByText("Not sent");
}

test("words sent before the chat has loaded stay in the box, say so, and go by themselves", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/": LOADED, ...NO_ANSWER });
	openChat();
	fireEvent.keyDown(write(" good evening "), { key: "Enter" });
	expect(screen.getByText(WAITING)).toBeDefined();
	expect(box().value).toBe(" good evening ");
	expect(readPersonal("usr_1", "draft:new")).toBe(" good evening ");
	await waitFor(() => expect(requests.at(1)?.body).toMatchObject({ message: "good evening" }));
	expect(box().value).toBe("");
	expect(screen.queryByText(WAITING)).toBeNull();
	await screen.findByText("Not sent");
	expect(requests.filter(({ key }) => key === "POST /api/ai/chat")).toHaveLength(1);
});

test("a draft that was kept for the conversation is not sent with them", async () => {
	writePersonal("usr_1", "draft:cnv_1", "an older thought");
	const requests = fakeApi({ "GET /api/chat/conversation/": LOADED, ...NO_ANSWER });
	openChat();
	fireEvent.keyDown(write("good evening"), { key: "Enter" });
	await waitFor(() => expect(requests.at(1)?.body).toMatchObject({ message: "good evening" }));
	expect(box().value).toBe("an older thought");
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("an older thought");
	await screen.findByText("Not sent");
});

test("changing the words takes the order to send them back", async () => {
	const requests = fakeApi({ "GET /api/chat/conversation/": LOADED });
	openChat();
	fireEvent.keyDown(write("good"), { key: "Enter" });
	write("good morning");
	expect(screen.queryByText(WAITING)).toBeNull();
	await screen.findByText("Hello Mira.");
	expect(box().value).toBe("good morning");
	expect(requests).toHaveLength(1);
});

test("when the conversation cannot be had, the bar says why and keeps the words", async () => {
	fakeApi({ "GET /api/chat/conversation/": { status: 500, body: {} } });
	openChat();
	fireEvent.keyDown(write("is anybody there?"), { key: "Enter" });
	expect(await screen.findByText("No valid conversation - please refresh the page")).toBeDefined();
	expect(screen.queryByText(WAITING)).toBeNull();
	expect(box().value).toBe("is anybody there?");
});

test("words sent early wait for a reply that is being made when the chat opens", async () => {
	const messages = [makeMessage("m9", { status: "streaming", content: "so far" })];
	const requests = fakeApi({
		"GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } },
		...NO_ANSWER,
	});
	openChat();
	fireEvent.keyDown(write("one more thing"), { key: "Enter" });
	await screen.findByText("so far");
	expect(requests).toHaveLength(1);
	await receive({ type: "message", message: makeMessage("m9") });
	await waitFor(() => expect(requests.at(1)?.body).toMatchObject({ message: "one more thing" }));
	await screen.findByText("Not sent");
});

test.each([
	["a moment old wait for the network, and say so", 0, "Waiting to send"],
	["a day old can be sent again by hand", 25, "Not sent"],
])("without a network, words %s", async (_, hours, note) => {
	await sendInVain("until later");
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	vi.setSystemTime(Date.now() + hours * 60 * 60 * 1000);
	act(() => void window.dispatchEvent(new Event("offline")));
	expect(await screen.findByText(note)).toBeDefined();
	expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(hours === 0 ? 0 : 1);
});

test("words that were not sent can be discarded", async () => {
	await sendInVain("never mind");
	press("Discard");
	expect(screen.queryByText("never mind")).toBeNull();
	expect(screen.queryByText("Not sent")).toBeNull();
	expect(box().value).toBe("");
});

test("Edit takes them back to the box, and the focus with them", async () => {
	await sendInVain("half a thuoght");
	press("Edit");
	expect(box().value).toBe("half a thuoght");
	expect(document.activeElement).toBe(box());
	expect(screen.queryByText("Not sent")).toBeNull();
	expect(readPersonal("usr_1", "draft:cnv_1")).toBe("half a thuoght");
});

test("Edit is there only while the box is empty, so that it takes no other words' place", async () => {
	await sendInVain("first");
	write("second");
	expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
	expect(screen.getByRole("button", { name: "Discard" })).toBeDefined();
	write("");
	expect(screen.getByRole("button", { name: "Edit" })).toBeDefined();
});

test("a reply that failed keeps its Try again below words that were not sent", async () => {
	const failed = makeMessage("m2", { status: "failed", content: "" });
	fakeApi({
		"GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages: [failed] } },
		...NO_ANSWER,
	});
	openChat();
	fireEvent.keyDown(write("and this"), { key: "Enter" });
	await screen.findByText("Not sent");
	expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
});

test("a reply that the person stopped can be gone on with, and is still said to be stopped", async () => {
	const stopped = makeMessage("m2", { status: "stopped", content: "Half a" });
	const older = makeMessage("m1", { status: "stopped", content: "Older" });
	const whole = makeMessage("m2", { content: "Half a loaf." });
	fakeApi({
		"GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages: [older, stopped] } },
		"POST /api/chat/conversations/cnv_1/continue": { body: whole },
		"GET /api/chat/conversations/cnv_1/messages": { body: { messages: [older, whole], hasMore: false } },
	});
	openChat();
	expect(await screen.findAllByText("Stopped")).toHaveLength(2);
	expect(screen.getAllByRole("button", { name: "Continue" })).toHaveLength(1);
	press("Continue");
	expect(await screen.findByText("Half a loaf.")).toBeDefined();
});

test("while there is no network the bar says what becomes of the words", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	expect(screen.queryByText(/^You're offline/)).toBeNull();
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	act(() => void window.dispatchEvent(new Event("offline")));
	expect(screen.getByText("You're offline. We'll send your messages when you reconnect.")).toBeDefined();
	vi.restoreAllMocks();
	act(() => void window.dispatchEvent(new Event("online")));
	expect(screen.queryByText(/^You're offline/)).toBeNull();
});

test("words that were one too many in a short time stay, and their button counts down to when they may go", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const refusal = { code: "rate_limited", message: "That was a lot at once. Wait a minute.", requestId: "r" };
	fakeApi({
		"GET /api/chat/conversation/": LOADED,
		"POST /api/ai/chat": { status: 429, body: { error: refusal }, headers: { "Retry-After": "30" } },
	});
	openChat();
	await screen.findByText("Hello Mira.");
	fireEvent.keyDown(write("one more thing"), { key: "Enter" });
	expect(await screen.findByText(refusal.message)).toBeDefined();
	const wait = screen.getByRole<HTMLButtonElement>("button", { name: /^Try again in (30|29) s$/ });
	expect(wait.disabled).toBe(true);
	expect(screen.getByText("one more thing")).toBeDefined();
	await pass(31_000);
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(false);
	expect(screen.getByText("one more thing")).toBeDefined();
});
