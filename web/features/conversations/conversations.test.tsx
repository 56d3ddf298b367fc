import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { down, refusal } from "#web/test/answers.ts";
import { LOADED, openChat } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { sitAt } from "#web/test/sit-at.ts";

const NOW = new Date().toISOString();

function talk(id: string, title: string, more: Partial<ListedConversation> = {}): ListedConversation {
	return {
		id,
		userId: "usr_1",
		title,
		kind: "chat",
		isActive: false,
		createdAt: NOW,
		lastMessageAt: NOW,
		messageCount: 6,
		preview: "The last words",
		...more,
	};
}

const GARDEN = talk("cnv_1", "The garden", { isActive: true });
const MONEY = talk("cnv_2", "Money with Ana");
const UNUSED = talk("cnv_3", "New Conversation", { messageCount: 1 });

beforeEach(() => fakeSockets());

async function openList(
	answers: Parameters<typeof fakeApi>[0] = {},
	place: Parameters<typeof sitAt>[0] = "a phone",
) {
	sitAt(place);
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": LOADED,
		"GET /api/chat/conversations/usr_1?kind=chat": { body: [GARDEN, MONEY, UNUSED] },
		...answers,
	});
	const history = openChat();
	fireEvent.click(await screen.findByRole("button", { name: "Conversations" }));
	const role = place === "a phone" ? "dialog" : "complementary";
	const drawer = within(await screen.findByRole(role, { name: "Conversations" }));
	const keys = () => requests.map(({ key }) => key);
	return { drawer, requests, keys, history };
}

test("are listed by day, the open one marked, and none in which nothing was said", async () => {
	const { drawer } = await openList();
	const today = within(await drawer.findByRole("region", { name: "Today" }));
	expect(today.getByRole("button", { name: /^The garden/ }).getAttribute("aria-current")).toBe("true");
	expect(today.getByRole("button", { name: /^Money with Ana/ }).getAttribute("aria-current")).toBeNull();
	expect(drawer.queryByText("New Conversation")).toBeNull();
});

test("a search shows where it was said, with the words marked, and nothing of a hard hour", async () => {
	const matches = [
		{ messageId: "m1", snippet: "I planted ⟦tulips⟧ today" },
		{ messageId: "m2", snippet: "" },
	];
	const { drawer } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat&q=tulips": { body: [{ ...MONEY, matches }] },
		"GET /api/chat/conversations/usr_1?kind=chat&q=nowhere": { body: [] },
	});
	const box = drawer.getByRole("searchbox", { name: "Search conversations" });
	fireEvent.change(box, { target: { value: "tulips" } });
	const mark = await drawer.findByText("tulips", { selector: "mark" });
	expect(mark.parentElement?.textContent).toBe("I planted tulips today");
	expect(drawer.getByText("Preview hidden. Open the conversation to read this message.")).toBeDefined();
	fireEvent.change(box, { target: { value: "nowhere" } });
	expect(await drawer.findByText("No results for “nowhere”.")).toBeDefined();
});

test("a search begins when the typing pauses, not at every letter", async () => {
	const { drawer, keys } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat&q=tulips": { body: [MONEY] },
	});
	const box = drawer.getByRole("searchbox");
	for (const value of ["t", "tu", "tul", "tuli", "tulip", "tulips"]) {
		fireEvent.change(box, { target: { value } });
	}
	await waitFor(() => expect(keys().filter((key) => key.includes("q="))).toHaveLength(1));
	expect(keys().at(-1)).toContain("q=tulips");
});

test("while a search is on its way, what was found before is marked as old", async () => {
	let answer: (value: { body: unknown }) => void = () => undefined;
	const { drawer, keys } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat&q=tulips": () =>
			new Promise<{ body: unknown }>((resolve) => {
				answer = resolve;
			}),
	});
	const list = (await drawer.findByRole("region", { name: "Today" })).parentElement as HTMLElement;
	expect(list.getAttribute("aria-busy")).toBe("false");
	fireEvent.change(drawer.getByRole("searchbox"), { target: { value: "tulips" } });
	await waitFor(() =>
		expect(drawer.getByRole("region", { name: "Today" }).parentElement?.getAttribute("aria-busy")).toBe(
			"true",
		),
	);
	await waitFor(() => expect(keys().some((key) => key.includes("q=tulips"))).toBe(true));
	answer({ body: [] });
	expect(await drawer.findByText("No results for “tulips”.")).toBeDefined();
});

test("one search too many says how long to wait, and waits with the button", async () => {
	const { drawer } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat&q=tulips": refusal(
			"rate_limited",
			"That was a lot of searches.",
			{ retryAfter: 20 },
		),
	});
	fireEvent.change(drawer.getByRole("searchbox"), { target: { value: "tulips" } });
	expect(await drawer.findByText("That was a lot of searches.")).toBeDefined();
	const button = drawer.getByRole("button", { name: /^Try again in \d+ s$/ }) as HTMLButtonElement;
	expect(button.disabled).toBe(true);
});

test("the list goes on below, page by page, until there is no more", async () => {
	const page = Array.from({ length: 50 }, (_, place) => talk(`cnv_a${place}`, `Talk ${place}`));
	const { drawer, keys } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat": { body: page },
		[`GET /api/chat/conversations/usr_1?kind=chat&before=${encodeURIComponent(NOW)}`]: {
			body: [talk("cnv_b", "The oldest one")],
		},
	});
	fireEvent.click(await drawer.findByRole("button", { name: "Earlier conversations" }));
	expect(await drawer.findByRole("button", { name: /^The oldest one/ })).toBeDefined();
	expect(drawer.getByRole("button", { name: /^Talk 0/ })).toBeDefined();
	expect(drawer.queryByRole("button", { name: "Earlier conversations" })).toBeNull();
	expect(keys().filter((key) => key.includes("before="))).toHaveLength(1);
});

test("a place that was found leads to its message", async () => {
	const matches = [{ messageId: "m1", snippet: "⟦Hello⟧ Mira." }];
	const { drawer } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat&q=hello": { body: [{ ...GARDEN, matches }] },
	});
	fireEvent.change(drawer.getByRole("searchbox"), { target: { value: "hello" } });
	fireEvent.click(await drawer.findByRole("button", { name: "Hello Mira." }));
	await waitFor(() => expect(document.activeElement?.getAttribute("data-message")).toBe("m1"));
	expect(document.querySelector("[data-found]")?.textContent).toContain("Hello Mira.");
});

test("a place that is not there any more is said to be gone", async () => {
	const matches = [{ messageId: "m0", snippet: "⟦Hello⟧ there" }];
	const { drawer } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat&q=hello": { body: [{ ...GARDEN, matches }] },
	});
	fireEvent.change(drawer.getByRole("searchbox"), { target: { value: "hello" } });
	fireEvent.click(await drawer.findByRole("button", { name: "Hello there" }));
	const line = await screen.findByText("That message has been deleted.");
	fireEvent.click(within(line.parentElement as HTMLElement).getByRole("button", { name: "Close" }));
	expect(line.textContent).toBe("");
});

test("one that is opened becomes the chat at its own address, and the list goes", async () => {
	const { drawer, requests, history } = await openList({
		"PATCH /api/chat/conversations/:id": { body: MONEY },
	});
	fireEvent.click(await drawer.findByRole("button", { name: /^Money with Ana/ }));
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Conversations" })).toBeNull());
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ isActive: true });
	// The address of the one that was left comes first: Back leads to it.
	expect(history).toEqual(["/c/cnv_1", "/c/cnv_2"]);
});

test("at a desk the list stays beside the talk when another is opened, until Escape or its button closes it", async () => {
	const { drawer, history } = await openList(
		{ "PATCH /api/chat/conversations/:id": { body: MONEY } },
		"a desk",
	);
	const list = screen.getByRole("complementary", { name: "Conversations" });
	fireEvent.click(await drawer.findByRole("button", { name: /^Money with Ana/ }));
	await waitFor(() => expect(history.at(-1)).toBe("/c/cnv_2"));
	const button = () => screen.getByRole("button", { name: "Conversations" });
	expect(button().getAttribute("aria-expanded")).toBe("true");
	fireEvent.keyDown(list, { key: "Escape" });
	expect(screen.queryByRole("complementary", { name: "Conversations" })).toBeNull();
	expect(document.activeElement).toBe(button());
	fireEvent.click(button());
	expect(screen.getByRole("complementary", { name: "Conversations" })).toBeDefined();
	fireEvent.click(button());
	expect(screen.queryByRole("complementary", { name: "Conversations" })).toBeNull();
});

test("a new one takes the place of the chat", async () => {
	const { drawer, requests, history } = await openList({
		"POST /api/chat/conversations": { body: talk("cnv_9", "New Conversation") },
	});
	fireEvent.click(drawer.getByRole("button", { name: "New conversation" }));
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Conversations" })).toBeNull());
	expect(requests.find(({ key }) => key.startsWith("POST"))?.body).toEqual({ userId: "usr_1", kind: "chat" });
	expect(history.at(-1)).toBe("/c/cnv_9");
});

test("one is renamed in its place", async () => {
	const { drawer, requests } = await openList({
		"PATCH /api/chat/conversations/:id": { body: MONEY },
	});
	fireEvent.click(await drawer.findByRole("button", { name: "Rename: Money with Ana" }));
	const box = drawer.getByRole("textbox", { name: "Conversation name" });
	fireEvent.change(box, { target: { value: "Ana and the loan" } });
	fireEvent.submit(box);
	await waitFor(() => expect(drawer.queryByRole("textbox", { name: "Conversation name" })).toBeNull());
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ title: "Ana and the loan" });
});

test("one is deleted after a second press, and can be brought back", async () => {
	const restorableUntil = new Date(Date.now() + 30_000).toISOString();
	const { drawer, keys } = await openList({
		"DELETE /api/chat/conversations/:id": { body: { restorableUntil } },
		"POST /api/chat/conversations/:id/restore": { body: MONEY },
	});
	fireEvent.click(await drawer.findByRole("button", { name: "Delete: Money with Ana" }));
	expect(keys().some((key) => key.startsWith("DELETE"))).toBe(false);
	fireEvent.click(drawer.getByRole("button", { name: "Delete" }));
	expect(await drawer.findByText("Deleted: Money with Ana")).toBeDefined();
	fireEvent.click(drawer.getByRole("button", { name: "Undo" }));
	await waitFor(() => expect(drawer.queryByText("Deleted: Money with Ana")).toBeNull());
	expect(keys()).toContain("POST /api/chat/conversations/cnv_2/restore");
});

test("the chat one was in is the chat again when it is brought back", async () => {
	const restorableUntil = new Date(Date.now() + 30_000).toISOString();
	const { drawer, requests } = await openList({
		"DELETE /api/chat/conversations/:id": { body: { restorableUntil } },
		"POST /api/chat/conversations/:id/restore": { body: GARDEN },
		"PATCH /api/chat/conversations/:id": { body: GARDEN },
	});
	fireEvent.click(await drawer.findByRole("button", { name: "Delete: The garden" }));
	fireEvent.click(drawer.getByRole("button", { name: "Delete" }));
	fireEvent.click(await drawer.findByRole("button", { name: "Undo" }));
	await waitFor(() =>
		expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ isActive: true }),
	);
});

const REFUSED = down(503);

test("a new one that could not be begun is said below its button, until it is", async () => {
	let tries = 0;
	const { drawer } = await openList({
		"POST /api/chat/conversations": () => {
			tries += 1;
			return tries === 1 ? REFUSED : { body: talk("cnv_9", "New Conversation") };
		},
	});
	fireEvent.click(drawer.getByRole("button", { name: "New conversation" }));
	expect((await drawer.findByRole("alert")).textContent).toBe(
		"We couldn't start a conversation. Please try again.",
	);
	fireEvent.click(drawer.getByRole("button", { name: "New conversation" }));
	await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("one that could not be opened is said below its name", async () => {
	const { drawer } = await openList({ "PATCH /api/chat/conversations/:id": REFUSED });
	const name = await drawer.findByRole("button", { name: /^Money with Ana/ });
	fireEvent.click(name);
	const said = await drawer.findByRole("alert");
	expect(said.textContent).toBe("We couldn't open that conversation. Please try again.");
	expect(said.closest("li")).toBe(name.closest("li"));
});

test("a name that could not be saved stays in its box, and that is said below", async () => {
	const { drawer } = await openList({ "PATCH /api/chat/conversations/:id": REFUSED });
	fireEvent.click(await drawer.findByRole("button", { name: "Rename: Money with Ana" }));
	const box = drawer.getByRole("textbox", { name: "Conversation name" });
	fireEvent.change(box, { target: { value: "Ana and the loan" } });
	fireEvent.submit(box);
	expect((await drawer.findByRole("alert")).textContent).toBe("We couldn't rename that. Please try again.");
	expect(box).toHaveProperty("value", "Ana and the loan");
});

test("one that could not be deleted, or brought back, is said where that was pressed", async () => {
	const restorableUntil = new Date(Date.now() + 30_000).toISOString();
	let tries = 0;
	const { drawer } = await openList({
		"DELETE /api/chat/conversations/:id": () => {
			tries += 1;
			return tries === 1 ? REFUSED : { body: { restorableUntil } };
		},
		"POST /api/chat/conversations/:id/restore": REFUSED,
	});
	fireEvent.click(await drawer.findByRole("button", { name: "Delete: Money with Ana" }));
	fireEvent.click(drawer.getByRole("button", { name: "Delete" }));
	expect((await drawer.findByRole("alert")).textContent).toBe("We couldn't delete that. Please try again.");
	fireEvent.click(drawer.getByRole("button", { name: "Delete" }));
	fireEvent.click(await drawer.findByRole("button", { name: "Undo" }));
	expect((await drawer.findByRole("alert")).textContent).toBe("We couldn't restore that. Please try again.");
	expect(drawer.getByRole("button", { name: "Undo" })).toBeDefined();
});

test("a list that cannot be loaded says so and can be tried again", async () => {
	let tries = 0;
	const { drawer } = await openList({
		"GET /api/chat/conversations/usr_1?kind=chat": () => {
			tries += 1;
			return tries === 1 ? down(503) : { body: [GARDEN] };
		},
	});
	fireEvent.click(await drawer.findByRole("button", { name: "Try again" }));
	expect(await drawer.findByRole("button", { name: /^The garden/ })).toBeDefined();
});
