import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CONVERSATION, LOADED, openChat, write } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets, receive } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";

beforeEach(() => {
	fakeSockets();
});

/** Opens the chat while a reply is being written, of which so much has come. */
async function openStreaming(text: string) {
	const sockets = fakeSockets();
	fakeApi({ "GET /api/chat/conversation/": LOADED });
	openChat();
	await screen.findByText("Hello Mira.");
	await receive({ type: "turn", turn: makeTurn({ status: "writing", text }) });
	return sockets;
}

// spec: 2.128, 2.130, 2.131
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
	openChat();
	const items = (await screen.findByRole("list", { name: "Your five needs" })).children;
	expect([...items].map((item) => item.textContent)).toEqual([
		"Body and rest40%",
		"Safety and stability Your focus60%",
		"Love and belonging80%",
		"Esteem and respect0%",
		"Growth and meaning100%",
	]);
});

// spec: 9.64
test("need bars are at least 6 px wide when above 0", async () => {
	const levelScores = { physiological: 1, safety: 60, love: 80, esteem: 0, actualization: 100 };
	const metadata = { kind: "insight", currentLevel: "safety", levelScores } as const;
	const messages = [makeMessage("m1", { content: "Here's an insight about you", metadata })];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	openChat();
	const items = (await screen.findByRole("list", { name: "Your five needs" })).children;
	const bars = [...items].map((item) => item.querySelector<HTMLElement>("[style]")?.style);
	expect(bars.map((bar) => bar?.minWidth)).toEqual(["6px", "6px", "6px", "0", "6px"]);
});

// spec: 2.123
test("a long message is cut with View more, and View less takes it back", async () => {
	const long = `${"One two three four five six seven eight nine ten. ".repeat(6)}The very end.`;
	const messages = [makeMessage("m1", { content: long })];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	openChat();
	fireEvent.click(await screen.findByRole("button", { name: "View more" }));
	expect(await screen.findByText(/The very end/)).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "View less" }));
	expect(screen.queryByText(/The very end/)).toBeNull();
});

// spec: 5.31
test("a link that may not run is blanked in the message itself", async () => {
	const content =
		"[good](https://example.org) and [bad](javascript:alert(1)) and <img src=x onerror=alert(1)>";
	fakeApi({
		"GET /api/chat/conversation/": {
			body: { conversation: CONVERSATION, messages: [makeMessage("m1", { content })] },
		},
	});
	openChat();
	const good = await screen.findByRole("link", { name: "good" });
	expect(good.getAttribute("href")).toBe("https://example.org");
	expect(screen.getByText("bad").closest("a")?.getAttribute("href") ?? "").toBe("");
	expect(document.querySelector("img[src='x']")).toBeNull();
});

// spec: P.72
test("code in a reply is copied once it is whole, and not while it is being written", async () => {
	const [socket] = await openStreaming("Try:\n\n```\nnpm st");
	expect(await screen.findByText("npm st")).toBeDefined();
	expect(screen.queryByRole("button", { name: "Copy code" })).toBeNull();
	act(() => socket?.receive({ type: "delta", messageId: "m9", offset: 16, text: "art\n```\n\nDone" }));
	expect(await screen.findByText("npm start")).toBeDefined();
	expect(screen.getByRole("button", { name: "Copy code" })).toBeDefined();
});

test("a table in a reply is one from its first words on", async () => {
	await openStreaming("| Day | Mo");
	expect(await screen.findByRole("columnheader", { name: "Mo" })).toBeDefined();
});

test("code that is cut off by View more cannot be copied before it is whole", async () => {
	const content = `Try this:\n\n\`\`\`\n${"one two three\n".repeat(20)}\`\`\``;
	const messages = [makeMessage("m1", { content }), makeMessage("m2"), makeMessage("m3")];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	openChat();
	const more = await screen.findByRole("button", { name: "View more" });
	await screen.findByText(/Try this/);
	expect(screen.queryByRole("button", { name: "Copy code" })).toBeNull();
	fireEvent.click(more);
	expect(await screen.findByRole("button", { name: "Copy code" })).toBeDefined();
});

test("words run the way their own language does, in the box and in the bubbles", async () => {
	const messages = [
		makeMessage("m1", { content: "שלום\n\n- אחת" }),
		makeMessage("m2", { role: "user", content: "مرحبا" }),
	];
	fakeApi({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
	openChat();
	expect((await screen.findByText("مرحبا")).getAttribute("dir")).toBe("auto");
	await waitFor(() => expect(screen.getByText("אחת").closest("ul")?.getAttribute("dir")).toBe("auto"));
	expect(screen.getByText("שלום").getAttribute("dir")).toBe("auto");
	expect(screen.getByLabelText("Message").getAttribute("dir")).toBe("auto");
});

// spec: 3.53
test("every message carries its time: those of the server theirs, one's own that of its sending", async () => {
	fakeApi({ "GET /api/chat/conversation/": LOADED, "POST /api/ai/chat": { status: 500, body: {} } });
	openChat();
	await screen.findByText("Hello Mira.");
	const times = () =>
		[...screen.getByRole("log").querySelectorAll<HTMLTimeElement>("article time")].map(
			(each) => each.dateTime,
		);
	expect(times()).toEqual(["2026-11-21T10:00:00.000Z"]);
	vi.setSystemTime("2026-11-22T08:15:00.000Z");
	fireEvent.keyDown(write("good morning"), { key: "Enter" });
	await screen.findByText("Not sent");
	expect(times()).toEqual(["2026-11-21T10:00:00.000Z", "2026-11-22T08:15:00.000Z"]);
});

// spec: 2.134
test("Learn more asks for it without showing the marker, and says when that fails", async () => {
	const levelScores = { physiological: 40, safety: 60, love: 80, esteem: 0, actualization: 100 };
	const metadata = { kind: "insight", currentLevel: "safety", levelScores } as const;
	const messages = [makeMessage("m1", { content: "Here's an insight about you", metadata })];
	const requests = fakeApi({
		"GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } },
		"POST /api/ai/chat": { status: 500, body: {} },
	});
	openChat();
	fireEvent.click(await screen.findByRole("button", { name: "Learn more" }));
	expect((await screen.findByRole("alert")).textContent).toContain(
		"I'm having trouble connecting right now.",
	);
	expect(requests.at(-1)?.body).toMatchObject({ message: "LEARN_MORE_MASLOW_HIERARCHY_INSIGHT" });
	expect(document.body.textContent).not.toContain("LEARN_MORE");
	expect(screen.queryByText("Not sent")).toBeNull();
	expect(screen.getByRole("button", { name: "Learn more" }).matches(":disabled")).toBe(false);
});
