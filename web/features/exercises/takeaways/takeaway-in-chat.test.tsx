import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Takeaway } from "#shared/schemas/exercises.ts";
import { down } from "#web/test/answers.ts";
import { makeTakeaway } from "#web/test/exercises.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { TakeawayInChat } from "./takeaway-in-chat.tsx";

const LIST = "GET /api/takeaways";
const OLD = "2026-11-21T10:00:00.000Z";
const CARD = makeTakeaway();

function open(answers: Parameters<typeof fakeApi>[0] = {}, since = OLD) {
	const requests = fakeApi({
		"GET /api/takeaways": { body: { takeaways: [CARD], hasMore: false } },
		...answers,
	});
	renderAt("/", <TakeawayInChat user={makeUser()} takeawayId="tkw_1" since={since} />);
	return requests;
}

const card = async () => within(await screen.findByRole("article", { name: "My small step" }));

beforeEach(() => {
	vi.stubGlobal("print", vi.fn());
});

test("a card shows its day, its title, and each answer beside its label", async () => {
	open();
	const inside = await card();
	expect(inside.getByRole("heading", { name: "My small step" })).toBeDefined();
	expect(inside.getByText("Nov 21, 2026")).toBeDefined();
	expect(inside.getByText("I'll").parentElement?.textContent).toBe("I'llring the plumber");
	expect(inside.getByRole("link", { name: "All your cards" }).getAttribute("href")).toBe("/kept");
});

// spec: P.43
test("a card is copied with its title", async () => {
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	open();
	fireEvent.click((await card()).getByRole("button", { name: "Copy" }));
	expect(await screen.findByRole("button", { name: "Copied" })).toBeDefined();
	expect(writeText).toHaveBeenCalledWith(
		"My small step\n\nI'll: ring the plumber\n\nWhen: tomorrow before ten",
	);
});

// spec: P.43
test("printing shows the card alone, until it is printed", async () => {
	open();
	fireEvent.click((await card()).getByRole("button", { name: "Print" }));
	const sheet = () => document.querySelector("body > .print-sheet");
	expect(sheet()?.textContent).toContain("My small step");
	expect(window.print).toHaveBeenCalledOnce();
	fireEvent(window, new Event("afterprint"));
	expect(sheet()).toBeNull();
});

// spec: P.43
test("a card is changed in place", async () => {
	const changed = { ...CARD, title: "Tomorrow", body: "Ring first" };
	const requests = open({ "PATCH /api/takeaways/:id": { body: changed } });
	fireEvent.click((await card()).getByRole("button", { name: "Edit" }));
	fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Tomorrow" } });
	fireEvent.change(screen.getByLabelText("Text"), { target: { value: "Ring first " } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByRole("heading", { name: "Tomorrow" })).toBeDefined();
	expect(requests[1]?.body).toEqual({ title: "Tomorrow", body: "Ring first" });
	expect(document.activeElement?.textContent).toBe("Edit");
});

test("a change that could not be saved stays in its fields", async () => {
	open({ "PATCH /api/takeaways/:id": down() });
	fireEvent.click((await card()).getByRole("button", { name: "Edit" }));
	fireEvent.change(screen.getByLabelText("Text"), { target: { value: "Ring first" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	expect((await screen.findByRole("alert")).textContent).toBe("We couldn't save that. Please try again.");
	expect(screen.getByLabelText("Text")).toHaveProperty("value", "Ring first");
});

test("Escape leaves the card as it was", async () => {
	open();
	fireEvent.click((await card()).getByRole("button", { name: "Edit" }));
	fireEvent.keyDown(screen.getByLabelText("Text"), { key: "Escape" });
	expect((await card()).getByRole("heading", { name: "My small step" })).toBeDefined();
});

// spec: P.43
test("deleting asks once more, and says afterwards that it is gone", async () => {
	const requests = open({ "DELETE /api/takeaways/:id": { body: { ok: true } } });
	fireEvent.click((await card()).getByRole("button", { name: "Delete" }));
	expect(requests).toHaveLength(1);
	fireEvent.click(screen.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("You deleted this.")).toBeDefined();
});

test("a card that could not be deleted stays", async () => {
	open({ "DELETE /api/takeaways/:id": down() });
	fireEvent.click((await card()).getByRole("button", { name: "Delete" }));
	fireEvent.click(screen.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("We couldn't delete that card. Please try again.")).toBeDefined();
	expect(screen.getByRole("heading", { name: "My small step" })).toBeDefined();
});

test("an older card is looked for page by page", async () => {
	const newer = makeTakeaway({ id: "tkw_9", createdAt: "2026-11-22T10:00:00.000Z" });
	const requests = open({
		"GET /api/takeaways": { body: { takeaways: [newer], hasMore: true } },
		[`${LIST}?before=2026-11-22T10%3A00%3A00.000Z`]: { body: { takeaways: [CARD], hasMore: false } },
	});
	await card();
	expect(requests).toHaveLength(2);
});

test("a list that could not be loaded can be asked for again", async () => {
	const requests = open({ "GET /api/takeaways": down() });
	expect(await screen.findByText("We couldn't load this card.")).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(requests).toHaveLength(2));
});

test("a card that was kept a moment ago and is not listed yet is loading, and not deleted", async () => {
	open({ "GET /api/takeaways": { body: { takeaways: [], hasMore: false } } }, new Date().toISOString());
	await waitFor(() => expect(screen.getByText("Loading your card")).toBeDefined());
	expect(screen.queryByText("You deleted this.")).toBeNull();
});

function openGiven(answers: Parameters<typeof fakeApi>[0], createdAt = new Date().toISOString()) {
	fakeApi(answers);
	renderAt("/", <TakeawayInChat user={makeUser()} takeawayId="tkw_1" since={createdAt} given={CARD} />);
}

// spec: P.24
test("a card that its message brings is there before the list has it", async () => {
	openGiven({ "GET /api/takeaways": { body: { takeaways: [], hasMore: false } } }, OLD);
	expect(screen.getByRole("heading", { name: "My small step" })).toBeDefined();
	await screen.findByRole("article", { name: "My small step" });
	expect(screen.queryByText("You deleted this.")).toBeNull();
});

test("a card that its message brought stays, with the focus in it, while the list is still loading", async () => {
	fakeApi({ "GET /api/takeaways": "silent" });
	renderAt("/", <CardUntilCopied since={new Date().toISOString()} />);
	const link = screen.getByRole("link", { name: "All your cards" });
	fireEvent.click(screen.getByRole("button", { name: "Copied to the database" }));
	link.focus();
	expect(document.activeElement).toBe(link);
	expect(screen.queryByText("Loading your card")).toBeNull();
});

/** A message brings its card until the database has it. */
function CardUntilCopied({ since }: { since: string }) {
	const [isCopied, setIsCopied] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setIsCopied(true)}>
				Copied to the database
			</button>
			<TakeawayInChat
				user={makeUser()}
				takeawayId="tkw_1"
				since={since}
				given={isCopied ? undefined : CARD}
			/>
		</>
	);
}

test("a card that its message brings is gone once it is deleted", async () => {
	openGiven({
		"GET /api/takeaways": { body: { takeaways: [], hasMore: false } },
		"DELETE /api/takeaways/:id": { body: { ok: true } },
	});
	fireEvent.click((await card()).getByRole("button", { name: "Delete" }));
	fireEvent.click(screen.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("You deleted this.")).toBeDefined();
});

const REMIND = "PUT /api/takeaways/tkw_1/reminder";
const NOON = new Date("2026-11-24T12:00:00.000Z");
const LATER = "2026-11-27T05:00:00.000Z";

async function openReminder(answers: Parameters<typeof fakeApi>[0], takeaway = CARD) {
	vi.setSystemTime(NOON);
	const requests = open({
		"GET /api/takeaways": { body: { takeaways: [takeaway], hasMore: false } },
		...answers,
	});
	fireEvent.click((await card()).getByRole("button", { name: "Remind me" }));
	const group = within(screen.getByRole("group", { name: "When should we ask you about it?" }));
	return { requests, group };
}

// spec: P.27
test("a reminder is chosen in place, and the card says when we ask", async () => {
	const { requests, group } = await openReminder({
		"PUT /api/takeaways/:id/reminder": { body: { ...CARD, dueAt: LATER } },
	});
	const chips = group.getAllByRole("button");
	expect(chips.map(({ textContent }) => textContent)).toEqual(["Tomorrow", "In 3 days", "In a week"]);
	expect(document.activeElement).toBe(chips[0]);
	fireEvent.click(group.getByRole("button", { name: "In 3 days" }));
	expect(await screen.findByText("We'll ask you about it on Friday, November 27.")).toBeDefined();
	expect(requests.at(-1)).toMatchObject({ key: REMIND, body: { inDays: 3 } });
	expect(document.activeElement?.textContent).toBe("Remind me");
});

// spec: P.27
test("a reminder that is set can be taken away", async () => {
	const { requests, group } = await openReminder(
		{ "PUT /api/takeaways/:id/reminder": { body: CARD } },
		makeTakeaway({ dueAt: LATER, outcome: "Partly" }),
	);
	expect(screen.getByText("We'll ask you about it on Friday, November 27.")).toBeDefined();
	fireEvent.click(group.getByRole("button", { name: "No reminder" }));
	await waitFor(() => expect(screen.queryByText(/^We'll ask you/)).toBeNull());
	expect(requests.at(-1)).toMatchObject({ key: REMIND, body: { inDays: null } });
});

test("a reminder whose day has come, and that was not asked about yet, can still be taken away", async () => {
	const { group } = await openReminder({}, makeTakeaway({ dueAt: "2026-11-24T05:00:00.000Z" }));
	expect(screen.getByText("We'll ask you about it when you next open your chat.")).toBeDefined();
	expect(group.getByRole("button", { name: "No reminder" })).toBeDefined();
});

test("a reminder that is being saved can't be left as if it were taken back", async () => {
	const later = () =>
		new Promise<{ body: Takeaway }>((done) => setTimeout(done, 100, { body: { ...CARD, dueAt: LATER } }));
	const { group } = await openReminder({ "PUT /api/takeaways/:id/reminder": later });
	fireEvent.click(group.getByRole("button", { name: "Tomorrow" }));
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	expect(await screen.findByText("Saving…")).toBeDefined();
	expect(await screen.findByText("We'll ask you about it on Friday, November 27.")).toBeDefined();
});

test("a reminder is on its way once, and can be chosen again when it failed", async () => {
	const failLater = () => new Promise<ReturnType<typeof down>>((done) => setTimeout(done, 100, down()));
	const { requests, group } = await openReminder({ "PUT /api/takeaways/:id/reminder": failLater });
	fireEvent.click(group.getByRole("button", { name: "Tomorrow" }), { detail: 1 });
	fireEvent.click(group.getByRole("button", { name: "In a week" }), { detail: 1 });
	expect(await screen.findByText("Saving…")).toBeDefined();
	expect((await screen.findByRole("alert")).textContent).toBe("We couldn't save that. Please try again.");
	expect(requests.filter(({ key }) => key === REMIND)).toHaveLength(1);
	fireEvent.click(group.getByRole("button", { name: "Tomorrow" }));
	await waitFor(() => expect(requests.filter(({ key }) => key === REMIND)).toHaveLength(2));
});

test("Escape leaves the reminder as it was", async () => {
	const { requests } = await openReminder({});
	fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
	expect(document.activeElement?.textContent).toBe("Remind me");
	expect(requests).toHaveLength(1);
});
