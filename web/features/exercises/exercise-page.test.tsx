import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { takeChoice } from "#web/lib/later-choice.ts";
import { writePersonal } from "#web/lib/storage/personal-storage.ts";
import { down, makeConversation, refusal } from "#web/test/answers.ts";
import {
	makeExercise,
	makeMoved,
	makeRating,
	makeRecent,
	makeRun,
	makeStep,
	makeTakeaway,
} from "#web/test/exercises.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { ExercisePage } from "./exercise-page.tsx";

const ID = "one-small-step";
const RUN = `/exercises/${ID}?chat=cnv_1&run=run_1`;
const EXERCISE = makeExercise(ID, { title: "One small step", summary: "Make a wish small enough to do." });

function open(path: string, answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		"GET /api/exercises": { body: { exercises: [EXERCISE], recent: [] } },
		"GET /api/chat/conversations/:id/runs/:runId": { body: makeRun() },
		...answers,
	});
	const page = <ExercisePage user={makeUser()} exerciseId={ID} notFound={<h1>No such page</h1>} />;
	return { requests, history: renderAt(path, page) };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
	localStorage.clear();
});

test("an exercise says what it is about, and links to why it works", async () => {
	open(`/exercises/${ID}`);
	expect(await screen.findByRole("heading", { level: 1, name: "One small step" })).toBeDefined();
	expect(screen.getByText("Make a wish small enough to do.")).toBeDefined();
	expect(screen.getByText("Up to 7")).toBeDefined();
	expect(screen.getByText(/Tested in trials: A review of 40 trials/)).toBeDefined();
	const why = screen.getByRole("link", { name: /^Why it works/ });
	expect(why.getAttribute("href")).toBe("https://example.org/review");
	expect(document.title).toContain("One small step");
});

test("an exercise whose source could not be checked names no evidence", async () => {
	open(`/exercises/${ID}`, {
		"GET /api/exercises": { body: { exercises: [{ ...EXERCISE, source: null }], recent: [] } },
	});
	await screen.findByRole("button", { name: "Start" });
	expect(screen.queryByText("Evidence")).toBeNull();
});

test("an exercise that doesn't exist is a page that doesn't exist", async () => {
	open(`/exercises/${ID}`, { "GET /api/exercises": { body: { exercises: [], recent: [] } } });
	expect(await screen.findByRole("heading", { name: "No such page" })).toBeDefined();
});

test("starting opens the run's own address", async () => {
	const { requests, history } = open(`/exercises/${ID}`, {
		"POST /api/exercises/:exerciseId/runs": { body: { conversationId: "cnv_1", run: makeRun() } },
	});
	await press("Start");
	await waitFor(() => expect(history.at(-1)).toBe(RUN));
	expect(await screen.findByRole("heading", { level: 1, name: "What would you do first?" })).toBeDefined();
	expect(requests.find(({ key }) => key.startsWith("POST"))?.body).toEqual({});
});

test("one that waits is carried on at its step", async () => {
	open(`/exercises/${ID}`, {
		"GET /api/exercises": { body: { exercises: [EXERCISE], recent: [makeRecent("run_1")] } },
	});
	expect(await screen.findByRole("button", { name: "Carry on at step 3" })).toBeDefined();
});

test("a reload comes back to the step and to what was typed", async () => {
	writePersonal("usr_1", "draft:run_1:plan", "Ring the sch");
	open(RUN);
	expect(await screen.findByRole("textbox")).toHaveProperty("value", "Ring the sch");
	expect(screen.getByRole("img", { name: "Step 2 of 5" })).toBeDefined();
	expect(screen.getByText("Step 2 of 5 · 4 min left")).toBeDefined();
});

test("the last answer ends with the card and a way back", async () => {
	const ended = makeRun({ number: 5, status: "ended", step: null, takeawayId: "tkw_1" });
	open(RUN, {
		"GET /api/chat/conversations/:id/runs/:runId": { body: makeRun({ number: 5 }) },
		"POST /api/chat/conversations/:id/runs/:runId": {
			body: { ...makeMoved(), run: ended, takeaway: makeTakeaway() },
		},
	});
	fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Ring the school" } });
	await press("Keep it");
	const heading = await screen.findByRole("heading", { level: 1, name: "Here's your card" });
	expect(document.activeElement).toBe(heading);
	expect(await screen.findByRole("article", { name: "My small step" })).toBeDefined();
	expect(screen.getByRole("link", { name: "Back to chat" }).getAttribute("href")).toBe("/");
});

const ENDED = {
	"GET /api/chat/conversations/:id/runs/:runId": {
		body: makeRun({ status: "ended", step: null, asksNext: true }),
	},
};

async function chooseNext(label: string, answers: Parameters<typeof fakeApi>[0] = {}) {
	const opened = open(RUN, {
		...ENDED,
		"PATCH /api/chat/conversations/:id": { body: makeConversation() },
		...answers,
	});
	const group = within(await screen.findByRole("group", { name: "What would help now?" }));
	fireEvent.click(group.getByRole("button", { name: label }));
	return opened;
}

test.each(["Talk about it", "That's enough for today"])("“%s” is said in the chat", async (label) => {
	const { requests, history } = await chooseNext(label);
	expect(screen.queryByRole("link", { name: "Back to chat" })).toBeNull();
	await waitFor(() => expect(history.at(-1)).toBe("/c/cnv_1"));
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ isActive: true });
	expect(takeChoice("cnv_2", "run_1", [label])).toBeNull();
	expect(takeChoice("cnv_1", "run_1", ["Menu"])).toBeNull();
	expect(takeChoice("cnv_1", "run_2", [label])).toBeNull();
	expect(takeChoice("cnv_1", "run_1", [label])).toBe(label);
	expect(takeChoice("cnv_1", "run_1", [label])).toBeNull();
});

test("another exercise is chosen in the library", async () => {
	const { history } = await chooseNext("Another exercise");
	await waitFor(() => expect(history.at(-1)).toBe("/exercises"));
});

test("a chat that could not be opened can be asked for again", async () => {
	const { requests, history } = await chooseNext("Talk about it", {
		"PATCH /api/chat/conversations/:id": down(),
	});
	expect((await screen.findByRole("alert")).textContent).toBe(
		"We couldn't open your chat. Please try again.",
	);
	expect(history.at(-1)).toBe(RUN);
	await press("Talk about it");
	await waitFor(() => expect(requests.filter(({ key }) => key.startsWith("PATCH"))).toHaveLength(2));
	expect(takeChoice("cnv_1", "run_1", ["Talk about it"])).toBeNull();
});

test("an end without a card says what was done, and what the server says of it", async () => {
	const run = makeRun({ number: 5 });
	open(RUN, {
		"GET /api/chat/conversations/:id/runs/:runId": { body: run },
		"POST /api/chat/conversations/:id/runs/:runId": {
			body: {
				...makeMoved(),
				run: { ...run, status: "ended", step: null },
				aside: "We don't keep this one.",
			},
		},
	});
	fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Ring" } });
	await press("Keep it");
	expect(await screen.findByRole("heading", { name: "That was One small step" })).toBeDefined();
	expect(screen.getByText("We don't keep this one.")).toBeDefined();
});

test("leaving asks once, and keeps it unless something else is chosen", async () => {
	const { requests, history } = open(RUN, {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ status: "paused" }) },
	});
	await press("Leave One small step");
	const sheet = within(screen.getByRole("dialog", { name: "Leave this exercise for now?" }));
	expect(sheet.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
		"Leave and keep it",
		"Stay",
		"Delete what I wrote",
		"",
		"Get help nowHelp",
	]);
	fireEvent.click(sheet.getByRole("button", { name: "Stay" }));
	expect(screen.queryByRole("dialog")).toBeNull();
	await press("Leave One small step");
	await press("Leave and keep it");
	await waitFor(() => expect(history.at(-1)).toBe("/exercises"));
	expect(requests.at(-1)?.body ?? requests.at(-2)?.body).toEqual({ do: "pause" });
});

test("throwing it away deletes it", async () => {
	const { requests, history } = open(RUN, {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ status: "left", step: null }) },
	});
	await press("Leave One small step");
	await press("Delete what I wrote");
	await waitFor(() => expect(history.at(-1)).toBe("/exercises"));
	expect(requests.map(({ body }) => body)).toContainEqual({ do: "leave" });
});

test("words that show danger lead to the chat that has the reply", async () => {
	const { requests, history } = open(RUN, {
		"POST /api/chat/conversations/:id/runs/:runId": {
			body: makeMoved({ status: "paused" }, { isInChat: true }),
		},
		"PATCH /api/chat/conversations/:id": { body: makeConversation() },
	});
	fireEvent.change(await screen.findByRole("textbox"), { target: { value: "I don't want to be here" } });
	await press("Next");
	await waitFor(() => expect(history.at(-1)).toBe("/c/cnv_1"));
	expect(requests.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ isActive: true });
});

test("a coaching session's reply is in that session", async () => {
	const { history } = open(RUN, {
		"POST /api/chat/conversations/:id/runs/:runId": {
			body: makeMoved({ status: "paused" }, { isInChat: true }),
		},
		"PATCH /api/chat/conversations/:id": { body: makeConversation({ kind: "coaching" }) },
	});
	fireEvent.change(await screen.findByRole("textbox"), { target: { value: "I don't want to be here" } });
	await press("Next");
	await waitFor(() => expect(history.at(-1)).toBe("/coach/cnv_1"));
});

test("a run that rests is carried on with a press", async () => {
	open(RUN, {
		"GET /api/chat/conversations/:id/runs/:runId": { body: makeRun({ status: "paused" }) },
		"POST /api/chat/conversations/:id/runs/:runId": {
			body: makeMoved({ step: makeStep({ say: "What's the wish?" }) }),
		},
	});
	expect(await screen.findByRole("heading", { name: "You stopped at step 2" })).toBeDefined();
	await press("Carry on");
	expect(await screen.findByRole("textbox", { name: "What's the wish?" })).toBeDefined();
});

test("a run that is gone can be started again", async () => {
	open(RUN, { "GET /api/chat/conversations/:id/runs/:runId": refusal("not_found") });
	const again = await screen.findByRole("link", { name: "Start it again" });
	expect(again.getAttribute("href")).toBe(`/exercises/${ID}`);
});

test("a run that could not be loaded can be asked for again", async () => {
	const { requests } = open(RUN, { "GET /api/chat/conversations/:id/runs/:runId": down() });
	await screen.findByText("We couldn't load this exercise.");
	await press("Try again");
	await waitFor(() => expect(requests).toHaveLength(2));
});

test("the question after an exercise counts as no step, and closing it asks nothing", async () => {
	const { requests, history } = open(RUN, {
		"GET /api/chat/conversations/:id/runs/:runId": {
			body: makeRun({ number: 5, step: makeRating("after"), canGoBack: false }),
		},
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ status: "ended", step: null }) },
	});
	await screen.findByRole("heading", { level: 1, name: "How heavy is it now, 0 to 10?" });
	expect(screen.getByText("Afterwards")).toBeDefined();
	expect(screen.queryByRole("img", { name: /^Step/ })).toBeNull();
	await press("Leave One small step");
	await waitFor(() => expect(history.at(-1)).toBe("/exercises"));
	expect(requests.map(({ body }) => body)).toContainEqual({ do: "pause" });
});
