import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { panelFor } from "#shared/safety/help/panel.ts";
import { down } from "#web/test/answers.ts";
import { makeTakeaway } from "#web/test/exercises.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { noteUnlisted, takeawaysQuery } from "./api/get-takeaways.ts";
import { KeptPage } from "./kept-page.tsx";
import { TakeawayInChat } from "./takeaways/takeaway-in-chat.tsx";

const LIST = "GET /api/takeaways";
const NEWER = makeTakeaway();
const OLDER = makeTakeaway({ id: "tkw_0", title: "Last month", createdAt: "2026-10-02T08:00:00.000Z" });

function open(answers: Parameters<typeof fakeApi>[0]) {
	const requests = fakeApi(answers);
	renderAt("/kept", <KeptPage user={makeUser()} />);
	return requests;
}

const cards = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));

test("cards are listed with their day, newest first", async () => {
	open({ "GET /api/takeaways": { body: { takeaways: [NEWER, OLDER], hasMore: false } } });
	await screen.findByText("Oct 2, 2026");
	expect(cards()).toEqual(["My small step", "Last month"]);
	expect(screen.queryByRole("button", { name: "Show older cards" })).toBeNull();
});

test("with no card yet the page says how to get one", async () => {
	open({ "GET /api/takeaways": { body: { takeaways: [], hasMore: false } } });
	expect(await screen.findByText(/^You don't have any cards yet/)).toBeDefined();
	expect(screen.getByRole("link", { name: "Choose an exercise" }).getAttribute("href")).toBe("/exercises");
});

test("a card that was kept a moment ago is there, though the server doesn't list it yet", async () => {
	const since = new Date().toISOString();
	const given = makeTakeaway({ createdAt: since });
	fakeApi({ "GET /api/takeaways": { body: { takeaways: [OLDER], hasMore: false } } });
	function ChatThenPage() {
		const [isChat, setIsChat] = useState(true);
		return isChat ? (
			<>
				<TakeawayInChat user={makeUser()} takeawayId={given.id} since={since} given={given} />
				<button type="button" onClick={() => setIsChat(false)}>
					Go
				</button>
			</>
		) : (
			<KeptPage user={makeUser()} />
		);
	}
	renderAt("/", <ChatThenPage />);
	await screen.findByRole("article", { name: "My small step" });
	fireEvent.click(screen.getByRole("button", { name: "Go" }));
	await screen.findByRole("article", { name: "Last month" });
	expect(cards()).toEqual(["My small step", "Last month"]);
});

test("a card that was listed once and then deleted in another tab doesn't come back", async () => {
	const given = makeTakeaway({ createdAt: new Date().toISOString() });
	const lists = [[], [given], []];
	fakeApi({ "GET /api/takeaways": () => ({ body: { takeaways: lists.shift() ?? [], hasMore: false } }) });
	const client = new QueryClient();
	noteUnlisted(client, "usr_1", given);
	const counts: number[] = [];
	for (const _ of ["not listed yet", "listed", "deleted"]) {
		const { pages } = await client.fetchInfiniteQuery(takeawaysQuery("usr_1"));
		counts.push(pages[0]?.takeaways.length ?? -1);
	}
	expect(counts).toEqual([1, 1, 0]);
});

test("older cards come page by page", async () => {
	const requests = open({
		"GET /api/takeaways": { body: { takeaways: [NEWER], hasMore: true } },
		[`${LIST}?before=`]: { body: { takeaways: [OLDER], hasMore: false } },
	});
	fireEvent.click(await screen.findByRole("button", { name: "Show older cards" }));
	await screen.findByRole("article", { name: "Last month" });
	expect(requests[1]?.key).toBe(`${LIST}?before=2026-11-21T09%3A59%3A00.000Z`);
});

test("older cards that could not be loaded can be asked for again", async () => {
	open({
		"GET /api/takeaways": { body: { takeaways: [NEWER], hasMore: true } },
		[`${LIST}?before=`]: down(),
	});
	fireEvent.click(await screen.findByRole("button", { name: "Show older cards" }));
	expect((await screen.findByRole("alert")).textContent).toContain("We couldn't load older cards.");
	expect(screen.getByRole("button", { name: "Show older cards" })).toHaveProperty("disabled", false);
});

test("a deleted card goes from the list, and the focus stays on it", async () => {
	open({
		"GET /api/takeaways": { body: { takeaways: [NEWER, OLDER], hasMore: false } },
		"DELETE /api/takeaways/:id": { body: { ok: true } },
	});
	const older = within(await screen.findByRole("article", { name: "Last month" }));
	fireEvent.click(older.getByRole("button", { name: "Delete" }));
	fireEvent.click(older.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(cards()).toEqual(["My small step"]));
	expect(document.activeElement).toBe(screen.getByRole("list", { name: "Your cards" }));
});

// spec: P.104
test("a card whose new words show danger keeps them, and help stands below it", async () => {
	const panel = panelFor("thoughts", "GB");
	const requests = open({
		"POST /api/safety/:userId/feedback": {
			body: { level: "thoughts", since: null, until: null, notMeant: true },
		},
		"GET /api/takeaways": { body: { takeaways: [NEWER, OLDER], hasMore: false } },
		"PATCH /api/takeaways/:id": { body: { ...OLDER, body: "I can't go on living.", safety: panel } },
	});
	const older = within(await screen.findByRole("article", { name: "Last month" }));
	fireEvent.click(older.getByRole("button", { name: "Edit" }));
	fireEvent.change(older.getByLabelText("Text"), { target: { value: "I can't go on living." } });
	fireEvent.click(older.getByRole("button", { name: "Save" }));
	const help = await older.findByRole("region", { name: panel.title });
	expect(document.activeElement).toBe(help.parentElement);
	older.getByText("I can't go on living.");
	expect(screen.getAllByRole("region", { name: panel.title })).toHaveLength(1);
	fireEvent.click(within(help).getByRole("button", { name: "That's not what I meant" }));
	expect(older.queryByRole("region", { name: panel.title })).toBeNull();
	expect(document.activeElement).toBe(older.getByRole("button", { name: "Edit" }));
	await waitFor(() => expect(requests.at(-1)).toMatchObject({ body: { kind: "not_meant" } }));
});

test("cards that could not be loaded can be asked for again", async () => {
	const requests = open({ "GET /api/takeaways": down() });
	await screen.findByText("We couldn't load your cards.");
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(requests).toHaveLength(2));
});
