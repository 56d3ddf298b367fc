import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { panelFor } from "#shared/safety/help/panel.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { onHelpWanted } from "#web/lib/open-help.ts";
import { down } from "#web/test/answers.ts";
import { CONVERSATION, openChat } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets, receive } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";

let sockets: FakeSocket[];

const GREETING = makeMessage("m0", { content: "Hello Mira.", metadata: { kind: "greeting" } });
const SAID = makeMessage("m1", { role: "user", content: "I slpt badly" });
const REPLY = makeMessage("m2", { content: "Say more?" });

beforeEach(() => {
	sockets = fakeSockets();
});

async function open(more: Parameters<typeof fakeApi>[0] = {}, messages: Message[] = [GREETING, SAID, REPLY]) {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages } },
		"GET /api/chat/conversations/:id/messages": { body: { messages, hasMore: false } },
		...more,
	});
	openChat();
	await screen.findByText(messages.at(-1)?.content ?? "");
	return requests;
}

const edit = async (words: string) => {
	fireEvent.click(screen.getByRole("button", { name: "Edit" }));
	const field = screen.getByLabelText("Your message");
	fireEvent.change(field, { target: { value: words } });
	return field;
};

/** Opens what else can be done with the newest reply. */
const openMore = async () =>
	fireEvent.click(screen.getAllByRole("button", { name: "More" }).at(-1) as HTMLElement);

test("the newest reply can be asked for in other words; a greeting and older replies cannot", async () => {
	const requests = await open({ "POST /api/chat/conversations/:id/regenerate": { body: REPLY } });
	fireEvent.click(screen.getByRole("button", { name: "Try another reply" }));
	await waitFor(() =>
		expect(requests.map(({ key }) => key)).toContain("POST /api/chat/conversations/cnv_1/regenerate"),
	);
});

// spec: P.64
test("of several answers one goes back and forth, and the one that is shown is told", async () => {
	const second = makeMessage("m2", {
		content: "What kept you up?",
		metadata: { versions: { count: 2, shown: 2 } },
	});
	const first = makeMessage("m2", { content: "Say more?", metadata: { versions: { count: 2, shown: 1 } } });
	const path = "PUT /api/chat/conversations/cnv_1/messages/m2/version";
	const requests = await open(
		{ "PUT /api/chat/conversations/:id/messages/:messageId/version": { body: first } },
		[GREETING, SAID, second],
	);
	const pager = within(screen.getByRole("group", { name: "Replies" }));
	expect(pager.getByText("2 of 2")).toBeDefined();
	expect(pager.getByRole("button", { name: "Later reply" }).getAttribute("aria-disabled")).toBe("true");
	fireEvent.click(pager.getByRole("button", { name: "Later reply" }));
	fireEvent.click(pager.getByRole("button", { name: "Earlier reply" }));
	expect(await screen.findByText("Say more?")).toBeDefined();
	expect(requests.at(-1)).toMatchObject({ key: path, body: { number: 1 } });
	expect(screen.getByText("1 of 2")).toBeDefined();
});

test("an answer that could not be shown is said, and the one that stands stays", async () => {
	const reply = makeMessage("m2", { content: "Say more?", metadata: { versions: { count: 2, shown: 2 } } });
	await open({ "PUT /api/chat/conversations/:id/messages/:messageId/version": down() }, [
		GREETING,
		SAID,
		reply,
	]);
	fireEvent.click(screen.getByRole("button", { name: "Earlier reply" }));
	expect((await screen.findByRole("alert")).textContent).toBe(
		"We couldn't show that reply. Please try again.",
	);
	expect(screen.getByText("2 of 2")).toBeDefined();
});

test("the answers of an older message are not gone through: the talk went on from one", async () => {
	const reply = makeMessage("m2", { content: "Say more?", metadata: { versions: { count: 2, shown: 2 } } });
	const later = [
		makeMessage("m3", { role: "user", content: "And today" }),
		makeMessage("m4", { content: "Today?" }),
	];
	await open({}, [GREETING, SAID, reply, ...later]);
	expect(screen.queryByRole("group", { name: "Replies" })).toBeNull();
});

// spec: P.66
test("the arrow up in an empty box opens the last message, and Escape leads back to the box", async () => {
	await open();
	const box = screen.getByLabelText("Message");
	fireEvent.change(box, { target: { value: "so" } });
	fireEvent.keyDown(box, { key: "ArrowUp" });
	expect(screen.queryByLabelText("Your message")).toBeNull();
	fireEvent.change(box, { target: { value: "" } });
	fireEvent.keyDown(box, { key: "ArrowUp" });
	const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
	expect(field.value).toBe("I slpt badly");
	fireEvent.keyDown(field, { key: "Escape" });
	expect(document.activeElement).toBe(box);
});

test("when no other answer is written that is said, and the one that stood stays", async () => {
	await open({ "POST /api/chat/conversations/:id/regenerate": down() });
	fireEvent.click(screen.getByRole("button", { name: "Try another reply" }));
	const said = await screen.findByRole("alert");
	expect(said.textContent).toBe("We couldn't write another reply. Please try again.");
	expect(said.closest("article")?.textContent).toContain("Say more?");
});

// spec: P.101
test("words that could not be copied are said to be below their message, until the next press", async () => {
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException());
	await open();
	const copy = () => screen.getAllByRole("button", { name: "Copy" })[1] as HTMLElement;
	fireEvent.click(copy());
	const said = await screen.findByRole("alert");
	expect(said.textContent).toBe("We couldn't copy that. Please try again.");
	expect(said.closest("article")?.textContent).toContain("I slpt badly");
	writeText.mockResolvedValue();
	fireEvent.click(copy());
	expect(await screen.findByRole("button", { name: "Copied" })).toBeDefined();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("words are copied as they were written", async () => {
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	await open();
	fireEvent.click(screen.getAllByRole("button", { name: "Copy" })[1] as HTMLElement);
	expect(await screen.findByRole("button", { name: "Copied" })).toBeDefined();
	expect(writeText).toHaveBeenCalledWith("I slpt badly");
});

test("the last message is put into other words, and the talk goes on with those", async () => {
	const requests = await open({ "PATCH /api/chat/conversations/:id/messages/:messageId": { body: REPLY } });
	const field = await edit("I slept badly");
	fireEvent.keyDown(field, { key: "Enter" });
	await waitFor(() =>
		expect(requests).toContainEqual({
			key: "PATCH /api/chat/conversations/cnv_1/messages/m1",
			body: { content: "I slept badly" },
		}),
	);
	act(() => sockets.at(-1)?.receive({ type: "removed", messageIds: ["m1", "m2"] }));
	await waitFor(() => expect(screen.queryByText("Say more?")).toBeNull());
});

test("what was typed stays when it could not be sent", async () => {
	await open({ "PATCH /api/chat/conversations/:id/messages/:messageId": down() });
	const field = await edit("I slept badly");
	fireEvent.click(screen.getByRole("button", { name: "Send edited message" }));
	expect(await screen.findByRole("alert")).toBeDefined();
	expect((field as HTMLTextAreaElement).value).toBe("I slept badly");
});

test("a message that is being changed opens again after a reload, with the new words", async () => {
	await open();
	fireEvent.keyDown(await edit("I slept well, for once"), { key: "Escape" });
	cleanup();
	await open();
	expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toBe("I slept well, for once");
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	cleanup();
	await open();
	expect(screen.queryByLabelText("Your message")).toBeNull();
});

test("Escape while a word is picked in an input method closes nothing", async () => {
	await open();
	const field = await edit("よく");
	fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
	expect(screen.getByLabelText("Your message")).toBe(field);
});

test("Escape leaves the message as it was, and the same words ask for nothing", async () => {
	const requests = await open();
	const before = requests.length;
	fireEvent.keyDown(await edit("Something else"), { key: "Escape" });
	expect(screen.getByText("I slpt badly")).toBeDefined();
	fireEvent.keyDown(await edit("I slpt badly"), { key: "Enter" });
	await waitFor(() => expect(screen.queryByLabelText("Your message")).toBeNull());
	expect(requests.slice(before).filter(({ key }) => key.startsWith("PATCH"))).toEqual([]);
});

test("only the last message can be changed", async () => {
	const later = [
		makeMessage("m3", { role: "user", content: "And today" }),
		makeMessage("m4", { content: "Today?" }),
	];
	await open({}, [GREETING, SAID, REPLY, ...later]);
	expect(screen.getAllByRole("button", { name: "Edit" })).toHaveLength(1);
	expect(screen.getAllByRole("button", { name: "Try another reply" })).toHaveLength(1);
});

test("a reply is reported with a reason, after it was said what goes with it", async () => {
	const requests = await open({
		"POST /api/chat/conversations/:id/messages/:messageId/report": { body: { ok: true } },
	});
	await openMore();
	fireEvent.click(screen.getByRole("menuitem", { name: /^Report this reply/ }));
	const dialog = within(screen.getByRole("dialog", { name: "Report this reply" }));
	expect(await dialog.findByText(/We won't see the rest of your conversation/)).toBeDefined();
	fireEvent.change(dialog.getByRole("textbox"), { target: { value: "It did not listen" } });
	fireEvent.click(dialog.getByRole("button", { name: "Send report" }));
	const said = await dialog.findByText("Thank you. Someone on our team will read this reply.");
	expect(requests.at(-1)?.body).toEqual({ reason: "It did not listen" });
	const close = document.activeElement as HTMLElement;
	expect([close.textContent, close.getAttribute("aria-describedby")]).toEqual(["Close", said.id]);
	fireEvent.click(close);
	expect(screen.queryByRole("dialog")).toBeNull();
});

// spec: P.104
test("help opens when the reason of a report shows danger", async () => {
	const opened = vi.fn();
	const stopHearing = onHelpWanted(opened);
	await open({
		"POST /api/chat/conversations/:id/messages/:messageId/report": {
			body: { ok: true, safety: panelFor("thoughts", "GB") },
		},
	});
	await openMore();
	fireEvent.click(screen.getByRole("menuitem", { name: /^Report this reply/ }));
	const dialog = within(screen.getByRole("dialog", { name: "Report this reply" }));
	fireEvent.click(dialog.getByRole("button", { name: "Send report" }));
	await dialog.findByText("Thank you. Someone on our team will read this reply.");
	expect(opened).toHaveBeenCalledOnce();
	stopHearing();
});

test("a report that was not sent stays, with its words", async () => {
	await open({ "POST /api/chat/conversations/:id/messages/:messageId/report": down(503) });
	await openMore();
	fireEvent.click(screen.getByRole("menuitem", { name: /^Report this reply/ }));
	const dialog = within(screen.getByRole("dialog", { name: "Report this reply" }));
	fireEvent.change(await dialog.findByRole("textbox"), { target: { value: "Cold" } });
	fireEvent.click(dialog.getByRole("button", { name: "Send report" }));
	expect(await dialog.findByRole("alert")).toBeDefined();
	expect(dialog.getByRole("textbox")).toHaveProperty("value", "Cold");
});

// spec: P.99
test("who wrote a reply, when and in which mode is under More", async () => {
	const reply = makeMessage("m2", {
		content: "Say more?",
		aiProvider: "builtin",
		metadata: { mode: "practical" },
	});
	await open({}, [GREETING, SAID, reply]);
	expect(screen.queryByText(/Written by/)).toBeNull();
	await openMore();
	expect(screen.getByText(/^Written by the built-in guide, .*, in Practical Help\.$/i)).toBeDefined();
	expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
		"Report this replyA person will read it",
	]);
	fireEvent.click(screen.getByRole("menuitem", { name: /^Report this reply/ }));
	expect(screen.queryByText(/Written by/)).toBeNull();
});

// spec: P.99
test("only the newest reply's row stands; the others wait for a pointer or the focus", async () => {
	const later = [
		makeMessage("m3", { role: "user", content: "And today" }),
		makeMessage("m4", { content: "Today?" }),
	];
	await open({}, [GREETING, SAID, REPLY, ...later]);
	const rows = [...document.querySelectorAll(".action-row")];
	expect(rows).toHaveLength(5);
	expect(rows.filter((row) => !row.classList.contains("action-row-aside"))).toEqual([rows.at(-1)]);
});

test("the replies of one place are gone through by the arrow keys", async () => {
	const reply = makeMessage("m2", { content: "Say more?", metadata: { versions: { count: 2, shown: 2 } } });
	const path = "PUT /api/chat/conversations/cnv_1/messages/m2/version";
	const requests = await open(
		{ "PUT /api/chat/conversations/:id/messages/:messageId/version": { body: reply } },
		[GREETING, SAID, reply],
	);
	const pager = screen.getByRole("group", { name: "Replies" });
	fireEvent.keyDown(pager, { key: "ArrowRight" });
	fireEvent.keyDown(pager, { key: "ArrowLeft" });
	await waitFor(() => expect(requests.at(-1)).toMatchObject({ key: path, body: { number: 1 } }));
});

test("who asks for another reply by keyboard is led to the versions once it is there, and not from elsewhere", async () => {
	const regenerate = { "POST /api/chat/conversations/:id/regenerate": { body: REPLY } };
	const versions = { count: 2, shown: 2 };
	const askAgain = async () => {
		const again = screen.getByRole("button", { name: "Try another reply" });
		again.focus();
		fireEvent.keyDown(again, { key: "Enter" });
		fireEvent.click(again);
		const turn = makeTurn({ messageId: "m2" });
		await receive({ type: "message", message: { ...REPLY, status: "streaming" } });
		await receive({ type: "turn", turn });
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Message")));
	};
	const answer = () =>
		receive({
			type: "message",
			message: makeMessage("m2", { content: "Other words", metadata: { versions } }),
		});
	await open(regenerate);
	await askAgain();
	await answer();
	await waitFor(() =>
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Earlier reply" })),
	);
	await askAgain();
	fireEvent.keyDown(screen.getByLabelText("Message"), { key: "a" });
	await answer();
	await screen.findByText("2 of 2");
	await new Promise((done) => requestAnimationFrame(done));
	expect(document.activeElement).toBe(screen.getByLabelText("Message"));
});

// spec: P.100
test("the days of a conversation are told apart by a line each", async () => {
	const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
	await open({}, [
		makeMessage("m1", { role: "user", content: "I slpt badly", createdAt: ago(1) }),
		makeMessage("m2", { content: "Say more?", createdAt: ago(1) }),
		makeMessage("m3", { role: "user", content: "And today", createdAt: ago(0) }),
		makeMessage("m4", { content: "Today it is.", createdAt: ago(0) }),
	]);
	const log = screen.getByRole("log").textContent ?? "";
	expect(log.match(/yesterday|today(?! it)/gi)).toEqual(["yesterday", "today", "today"]);
	expect(log.indexOf("yesterday")).toBeLessThan(log.indexOf("I slpt badly"));
	expect(log.indexOf("today")).toBeGreaterThan(log.indexOf("Say more?"));
});
