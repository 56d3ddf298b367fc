import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { down, makeCapabilities, makeConversation } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { Routes } from "../routes.tsx";

const NONE = { body: { conversation: null, messages: [] } };
const CAPABILITIES = makeCapabilities({
	chat: { deep: ["claude", "builtin"], practical: ["claude", "builtin"] },
	safety: ["claude"],
});
const END = "DELETE /api/chat/temporary/usr_1";

function talk(endsAt = new Date(Date.now() + 3_600_000).toISOString()) {
	const conversation = makeConversation({ id: "tmp_1", kind: "temporary", endsAt });
	const message = makeMessage("m1", { conversationId: "tmp_1", content: "Hello Mira." });
	const reply = makeMessage("m3", { conversationId: "tmp_1", content: "Go on." });
	const said = makeMessage("m2", { conversationId: "tmp_1", role: "user", content: "It is heavy" });
	return { body: { conversation, messages: [message, said, reply] } };
}

let sockets: FakeSocket[];

beforeEach(() => {
	sockets = fakeSockets();
	localStorage.clear();
	sessionStorage.clear();
});

function open(more: Parameters<typeof fakeApi>[0] = {}, user: Partial<User> = {}) {
	const requests = fakeApi({
		"GET /api/auth/me": { body: makeUser(user) },
		"GET /api/capabilities": { body: CAPABILITIES },
		"GET /api/chat/temporary/:userId": NONE,
		"GET /api/chat/conversation/usr_1?id=tmp_1": talk(),
		...more,
	});
	renderAt("/temporary", <Routes />);
	return requests;
}

test("says before it begins what is kept and who gets the words, and then begins", async () => {
	const requests = open({ "POST /api/chat/temporary": talk() });
	expect(await screen.findByText(/It isn't in your chats/)).toBeDefined();
	expect(screen.getByText(/delete them after 24 hours/)).toBeDefined();
	expect(await screen.findByText(/We send what you write to Claude for replies/)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Start a temporary chat" }));
	expect(await screen.findByText("It is heavy")).toBeDefined();
	expect(requests.find(({ key }) => key === "POST /api/chat/temporary")?.body).toEqual({ userId: "usr_1" });
	expect(screen.getByText(/Temporary chat\. We delete it when you end it, or to/)).toBeDefined();
	// It is never made the chat that the person is in.
	expect(requests.filter(({ key }) => key.startsWith("PATCH"))).toEqual([]);
});

test("to somebody who chose the guide it says that nothing leaves", async () => {
	open({}, { coachChoice: "builtin" });
	expect(await screen.findByText("Nothing you write leaves Attune.")).toBeDefined();
});

test("one that is open goes on after a reload; what is typed stays in this tab alone, and no reply is reported", async () => {
	open({ "GET /api/chat/temporary/:userId": talk() });
	await screen.findByText("It is heavy");
	fireEvent.change(screen.getByLabelText("Message"), { target: { value: "not for others" } });
	expect(JSON.stringify({ ...localStorage })).not.toMatch(/not for others|It is heavy/);
	expect(JSON.stringify({ ...sessionStorage })).toContain("not for others");
	expect(screen.getAllByRole("button", { name: "Copy" }).length).toBeGreaterThan(0);
	expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
});

test("its ways to begin stay in it: the library's exercises begin in the usual chat", async () => {
	const { conversation, messages } = talk().body;
	const fresh = { body: { conversation, messages: messages.slice(0, 1) } };
	open({ "GET /api/chat/temporary/:userId": fresh, "GET /api/chat/conversation/usr_1?id=tmp_1": fresh });
	const ways = within(await screen.findByRole("region", { name: "Ideas to get started" }));
	expect(ways.getAllByRole("button")).toHaveLength(2);
	expect(ways.queryByRole("link")).toBeNull();
});

test("End asks once, forgets what the tab kept and leads to the chat", async () => {
	const requests = open({
		"GET /api/chat/temporary/:userId": talk(),
		"DELETE /api/chat/temporary/:userId": { body: { ok: true } },
	});
	await screen.findByText("It is heavy");
	fireEvent.change(screen.getByLabelText("Message"), { target: { value: "not for others" } });
	fireEvent.click(screen.getByRole("button", { name: "End" }));
	const dialog = within(await screen.findByRole("alertdialog"));
	expect(requests.some(({ key }) => key === END)).toBe(false);
	fireEvent.click(dialog.getByRole("button", { name: "End chat" }));
	expect(await screen.findByText("Temporary chat ended.")).toBeDefined();
	expect(screen.queryByText("It is heavy")).toBeNull();
	expect(JSON.stringify({ ...sessionStorage })).not.toContain("not for others");
});

test("what could not be ended is said, and the chat goes on", async () => {
	open({ "GET /api/chat/temporary/:userId": talk(), "DELETE /api/chat/temporary/:userId": down() });
	await screen.findByText("It is heavy");
	fireEvent.click(screen.getByRole("button", { name: "End" }));
	fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "End chat" }));
	const dialog = within(screen.getByRole("alertdialog"));
	expect((await dialog.findByRole("alert")).textContent).toBe("We couldn't end the chat. Please try again.");
	expect(screen.getByText("It is heavy")).toBeDefined();
});

test("one that ended elsewhere is left", async () => {
	open({ "GET /api/chat/temporary/:userId": talk() });
	await screen.findByText("It is heavy");
	await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
	act(() => {
		for (const socket of sockets) {
			socket.fall(4404);
		}
	});
	expect(await screen.findByText("Temporary chat ended.")).toBeDefined();
});

test("when nobody knows whether one is open, that can be asked again", async () => {
	open({ "GET /api/chat/temporary/:userId": down() });
	expect(await screen.findByText(/We couldn't check whether/)).toBeDefined();
	expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});
