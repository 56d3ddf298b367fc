import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { AiProvider } from "#shared/ai-providers.ts";
import { panelFor } from "#shared/safety/help/panel.ts";
import { rowFor } from "#shared/safety/text/row.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { onHelpWanted } from "#web/lib/open-help.ts";
import { keepChosenCountry } from "#web/lib/storage/kept-country.ts";
import { createStore, useStore } from "#web/lib/store.ts";
import { down, makeCapabilities } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { MessageList } from "./messages/message-list.tsx";
import type { ConversationState } from "./state/conversation-state.ts";
import type { ConversationStore } from "./state/conversation-store.ts";

const PANEL = panelFor("thoughts", "GB");
const LIST = { userId: "usr_1", scroller: { current: null }, sendOptions: {}, foundId: null };

const STORE = { retry: () => undefined, goOn: () => undefined, subscribe: () => () => undefined };

function state(changes: Partial<ConversationState>): ConversationState {
	return { messages: [], pending: [], turn: null, ...changes } as ConversationState;
}

function show(changes: Partial<ConversationState>, actions: Partial<ConversationStore> = {}) {
	const requests = fakeApi({
		"POST /api/safety/:userId/feedback": {
			body: { level: "thoughts", since: null, until: null, notMeant: false },
		},
	});
	const shown = state(changes);
	const store = { ...STORE, getState: () => shown, ...actions } as unknown as ConversationStore;
	renderAt("/", <MessageList {...LIST} state={shown} store={store} />);
	return requests;
}

/** A list that can be given something else to show. */
function showChanging(changes: Partial<ConversationState>) {
	fakeApi({});
	const shown = createStore(state(changes));
	const store = { ...STORE, ...shown } as unknown as ConversationStore;
	function Changing() {
		return <MessageList {...LIST} state={useStore(shown)} store={store} />;
	}
	renderAt("/", <Changing />);
	return (now: Partial<ConversationState>) => act(() => shown.setState(state(now)));
}

// spec: S.28
test("its line for somebody who wrote in another language is marked as that language", () => {
	const safety = { ...PANEL, ownLanguage: { lang: "es", text: "Esto sí lo he entendido." } };
	show({ messages: [makeMessage("m2", { metadata: { safety } })] });
	expect(screen.getByText("Esto sí lo he entendido.").getAttribute("lang")).toBe("es");
});

test("a quiet line links to a person and to all help, and can't be mistaken for a panel", () => {
	const safety = rowFor("GB");
	show({ messages: [makeMessage("m2", { metadata: { safety } })] });
	const row = within(screen.getByRole("complementary", { name: safety.title }));
	expect(row.getByRole("link", { name: /call 116 123/ }).getAttribute("href")).toBe("tel:116123");
	expect(row.getByRole("link", { name: /text SHOUT to 85258/ })).toBeDefined();
	expect(row.getByRole("link", { name: /emergency 999/ }).getAttribute("href")).toBe("tel:999");
	const help = row.getByRole("link", { name: "Get help now" });
	expect(help.getAttribute("href")).toBe("/help");
	const open = vi.fn();
	const stopHearing = onHelpWanted(open);
	// False: the browser doesn't leave the chat.
	expect(fireEvent.click(help)).toBe(false);
	expect(open).toHaveBeenCalledOnce();
	stopHearing();
	expect(screen.queryByRole("heading", { name: safety.title })).toBeNull();
});

test("a quiet line for fear begins with the abuse line, and with its site where it has no number", () => {
	const doubt = { kind: "fear" as const, words: "he checks my phone" };
	show({ messages: [makeMessage("m2", { metadata: { safety: rowFor("CA", doubt) } })] });
	const [first, second] = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect([first, second]).toEqual(["https://sheltersafe.ca", "tel:988"]);
});

test("the text of another line than the one to call says whose it is", () => {
	const doubt = { kind: "fear" as const, words: "" };
	show({ messages: [makeMessage("m2", { metadata: { safety: rowFor("NZ", doubt) } })] });
	expect(screen.getByRole("link", { name: "call 0800 733 843 (Women's Refuge)" })).toBeDefined();
	expect(screen.getByRole("link", { name: "text 4334 (Safe to talk)" })).toBeDefined();
});

test("a panel of another country keeps the kinds of its lines", () => {
	keepChosenCountry("IE");
	show({ messages: [makeMessage("m2", { metadata: { safety: panelFor("eating", "GB") } })] });
	const calls = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(calls).toContain("tel:012107906");
	expect(calls).not.toContain("tel:08088010677");
});

// spec: S.36
test("help stands there before the first word of the reply, with links that dial and text", () => {
	const reply = makeMessage("m2", { content: "", status: "streaming", metadata: { safety: PANEL } });
	show({ messages: [reply], turn: makeTurn({ messageId: "m2" }) });
	const panel = within(screen.getByRole("region", { name: PANEL.title }));
	expect(panel.getByRole("link", { name: /Call 116 123/ }).getAttribute("href")).toBe("tel:116123");
	expect(panel.getByRole("link", { name: /Text SHOUT to 85258/ }).getAttribute("href")).toBe(
		"sms:85258?&body=SHOUT",
	);
	expect(panel.getByRole("link", { name: /Emergency: call 999/ }).getAttribute("href")).toBe("tel:999");
	expect(panel.getByRole("link", { name: /Find a line/ }).getAttribute("href")).toBe(
		"https://findahelpline.com",
	);
	expect(screen.getByText("Your coach is thinking")).toBeDefined();
});

// spec: S.36
test("it stays above the reply when that is whole, and what is said in care is never cut", () => {
	const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
	const reply = makeMessage("m3", { content: `${long}.`, metadata: { safety: PANEL, isCare: true } });
	show({ messages: [reply] });
	expect(screen.getByRole("region", { name: PANEL.title })).toBeDefined();
	expect(screen.queryByRole("button", { name: "View more" })).toBeNull();
});

// spec: S.31
test("it stands there also when no model could answer, with the way to try again", () => {
	const reply = makeMessage("m8", { content: "", status: "failed", metadata: { safety: PANEL } });
	show({ messages: [reply] });
	expect(screen.getByRole("link", { name: /Call 116 123/ })).toBeDefined();
	expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

test("it goes when it was not meant so, which is told; the reply stays", async () => {
	const reply = makeMessage("m4", { metadata: { safety: PANEL } });
	const requests = show({ messages: [reply] });
	fireEvent.click(screen.getByRole("button", { name: "That's not what I meant" }));
	expect(screen.queryByRole("region", { name: PANEL.title })).toBeNull();
	expect(screen.getByText("words of m4")).toBeDefined();
	await waitFor(() => expect(requests.at(-1)?.body).toEqual({ kind: "not_meant" }));
});

test("what was put away is one press away, for the reply under it speaks of the numbers", () => {
	localStorage.clear();
	show({ messages: [makeMessage("m12", { metadata: { safety: PANEL } })] });
	fireEvent.click(screen.getByRole("button", { name: "That's not what I meant" }));
	fireEvent.click(screen.getByRole("button", { name: "Show the numbers again" }));
	expect(screen.getByRole("region", { name: PANEL.title })).toBeDefined();
	expect(screen.queryByRole("button", { name: "Show the numbers again" })).toBeNull();
});

test("a reminder that this is an AI stands above the reply, quietly, and is none of its words", async () => {
	show({ messages: [makeMessage("m5", { metadata: { disclosure: "start" } })] });
	expect((await screen.findByRole("note")).textContent).toContain("Your coach is an AI, not a person");
	cleanup();
	show({ messages: [makeMessage("m6", { metadata: { disclosure: "long" } })] });
	expect((await screen.findByRole("note")).textContent).toContain("doesn't get tired");
});

test.each([
	["away", undefined, "Claude can't be reached at the moment."],
	["limited", 40, "Claude is busy and can be asked again in 40 seconds."],
	["limited", 90, "Claude is busy and can be asked again in 2 minutes."],
	["refused", undefined, "Claude wouldn't reply to this."],
	["too-long", undefined, "This conversation is too long for Claude."],
] as const)(
	"that the guide stands in for a model (%s) is said, with a way to ask it again",
	async (why, waitSeconds, said) => {
		const standsIn = { provider: "claude" as const, why, ...(waitSeconds ? { waitSeconds } : {}) };
		const regenerate = vi.fn(() => Promise.resolve());
		show(
			{ messages: [makeMessage("m8", { aiProvider: "builtin", metadata: { standsIn } })] },
			{ regenerate },
		);
		const note = await screen.findByRole("note");
		expect(note.textContent).toContain(`${said}`);
		expect(note.textContent).toContain("The built-in guide replied.");
		fireEvent.click(screen.getByRole("button", { name: "Ask Claude again" }));
		await waitFor(() => expect(regenerate).toHaveBeenCalledOnce());
	},
);

test("a model that couldn't be asked again is said below the note", async () => {
	const standsIn = { provider: "claude" as const, why: "away" as const };
	const regenerate = vi.fn(() => Promise.reject(new Error("no way there")));
	show({ messages: [makeMessage("m8", { aiProvider: "builtin", metadata: { standsIn } })] }, { regenerate });
	fireEvent.click(await screen.findByRole("button", { name: "Ask Claude again" }));
	expect((await screen.findByRole("alert")).textContent).toBe("We couldn't ask Claude. Please try again.");
	expect(screen.getByRole("button", { name: "Ask Claude again" })).toBeDefined();
});

test("a choice that could not be saved, and an answer that was not written, are said below the question", async () => {
	let tries = 0;
	fakeApi({
		"GET /api/capabilities": {
			body: makeCapabilities({ chat: { deep: ["claude"], practical: ["claude"] } }),
		},
		"PATCH /api/users/:userId": () => {
			tries += 1;
			return tries === 1 ? down() : { body: makeUser() };
		},
	});
	const regenerate = vi.fn(() => Promise.reject(new Error("no way there")));
	const store = { retry: () => undefined, regenerate } as unknown as ConversationStore;
	const metadata = { standsIn: { provider: "claude" as const, why: "no-consent" as const } };
	const messages = [makeMessage("m9", { aiProvider: "builtin", metadata })];
	function SignedIn() {
		useQueryClient().setQueryData(queryKeys.me, makeUser({ consentedTo: [] }));
		return <MessageList {...LIST} state={state({ messages })} store={store} />;
	}
	renderAt("/", <SignedIn />);
	const asked = within(await screen.findByRole("region", { name: "Who may reply to you" }));
	fireEvent.click(asked.getByRole("button", { name: "Agree" }));
	expect(await asked.findByText("We couldn't save your choice. Please try again.")).toBeDefined();
	expect(regenerate).not.toHaveBeenCalled();
	fireEvent.click(asked.getByRole("button", { name: "Agree" }));
	expect(await asked.findByText("We couldn't write a reply. Please try again.")).toBeDefined();
	expect(asked.getAllByRole("alert")).toHaveLength(1);
});

test("before words go to a company the person is asked, and what they agree to is answered anew", async () => {
	const both: AiProvider[] = ["claude", "openai", "builtin"];
	const requests = fakeApi({
		"GET /api/capabilities": {
			body: makeCapabilities({ chat: { deep: both, practical: both }, safety: ["claude"] }),
		},
		"PATCH /api/users/:userId": { body: makeUser() },
	});
	const regenerate = vi.fn(() => Promise.resolve());
	const store = { retry: () => undefined, regenerate } as unknown as ConversationStore;
	const metadata = { standsIn: { provider: "claude" as const, why: "no-consent" as const } };
	const messages = [
		makeMessage("m8", { aiProvider: "builtin", metadata }),
		makeMessage("m9", { aiProvider: "builtin", metadata }),
	];
	function SignedIn() {
		useQueryClient().setQueryData(queryKeys.me, makeUser({ consentedTo: [] }));
		return <MessageList {...LIST} state={state({ messages })} store={store} />;
	}
	renderAt("/", <SignedIn />);
	const asked = await screen.findByRole("region", { name: "Who may reply to you" });
	expect(asked.textContent).toContain("Claude and OpenAI can reply to you here");
	expect(screen.getAllByRole("region", { name: "Who may reply to you" })).toHaveLength(1);
	fireEvent.click(within(asked).getByRole("button", { name: "Agree" }));
	await waitFor(() => expect(regenerate).toHaveBeenCalledOnce());
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({
		consentedTo: ["claude", "openai"],
	});
});

// spec: S.29
test("where nobody could read what was written, that is said, with the way to a person", async () => {
	show({ messages: [makeMessage("m7", { metadata: { isUnread: true } })] });
	expect((await screen.findByRole("note")).textContent).toContain("reads only English");
	expect(screen.getByRole("link", { name: "get help in your country" }).getAttribute("href")).toBe("/help");
});

test("a country that was chosen since has its own numbers on it, and none of another", () => {
	keepChosenCountry("NZ");
	show({ messages: [makeMessage("m9", { metadata: { safety: PANEL } })] });
	expect(screen.getByRole("link", { name: /Call 1737/ })).toBeDefined();
	expect(screen.queryByRole("link", { name: /999|116 123/ })).toBeNull();
	localStorage.clear();
});

test("what was put away stays so when the page is drawn anew", () => {
	const reply = makeMessage("m10", { metadata: { safety: PANEL } });
	show({ messages: [reply] });
	fireEvent.click(screen.getByRole("button", { name: "That's not what I meant" }));
	cleanup();
	show({ messages: [reply] });
	expect(screen.queryByRole("region", { name: PANEL.title })).toBeNull();
});

test("the panel that came before the words is the one that stays above them", () => {
	const reply = makeMessage("m11", { content: "", status: "streaming", metadata: { safety: PANEL } });
	const asked = makeMessage("m10", { role: "user" });
	const changes = { messages: [asked, reply], turn: makeTurn({ messageId: "m11" }) };
	const change = showChanging(changes);
	const before = screen.getByRole("region", { name: PANEL.title });
	change({ messages: [asked, { ...reply, content: "I'm here.", status: "complete" }] });
	expect(screen.getByRole("region", { name: PANEL.title })).toBe(before);
});

// spec: S.39
test("where it may be now the emergency number comes first, and never one of another country", () => {
	renderAt("/", <HelpPanel panel={panelFor("imminent", "US")} />);
	const links = screen.getAllByRole("link").map((link) => link.textContent);
	expect(links[0]).toMatch(/^Emergency: call 911/);
	cleanup();
	renderAt("/", <HelpPanel panel={panelFor("wish", "JP")} />);
	expect(screen.getAllByRole("link")).toHaveLength(1);
	expect(screen.getByRole("link", { name: /Find a line anywhere/ })).toBeDefined();
});
