import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { down, refusal } from "#web/test/answers.ts";
import { CONVERSATION, openChat } from "#web/test/chat.tsx";
import { makeMoved, makeRating, makeRun, makeStep } from "#web/test/exercises.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";

const MOVE = "POST /api/chat/conversations/cnv_1/runs/run_1";
const SEND = "POST /api/ai/chat";
const BOX = "Answer step 2, or ask anything";
const INTRO = makeMessage("m1", {
	content: "One small step. 5 minutes.",
	metadata: { runId: "run_1", run: makeRun() },
});

beforeEach(() => {
	// The day of the messages.
	vi.setSystemTime("2026-11-21T12:00:00.000Z");
	localStorage.clear();
	fakeSockets();
});

async function type(text: string, answers: Parameters<typeof fakeApi>[0], more = [] as (typeof INTRO)[]) {
	const page = { conversation: CONVERSATION, messages: [INTRO, ...more] };
	const requests = fakeApi({ "GET /api/chat/conversation/:userId": { body: page }, ...answers });
	openChat();
	const box = (await screen.findByLabelText(BOX)) as HTMLTextAreaElement;
	fireEvent.change(box, { target: { value: text } });
	fireEvent.keyDown(box, { key: "Enter" });
	const posts = () => requests.filter(({ key }) => key === MOVE || key === SEND);
	await waitFor(() => expect(posts().length).toBeGreaterThan(0));
	return { box, posts };
}

test("words typed while a step is open answer it and lead on to the next", async () => {
	writePersonal("usr_1", "draft:run_1:plan", "Ring the");
	const next = { number: 3, step: makeStep({ id: "when", say: "And when?" }) };
	const { box, posts } = await type(" Sweep the hall ", {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved(next) },
	});
	await waitFor(() => expect(box.placeholder).toBe("Answer step 3, or ask anything"));
	expect(posts()).toMatchObject([{ key: MOVE, body: { do: "typed", step: "plan", text: "Sweep the hall" } }]);
	expect(box.value).toBe("");
	expect(screen.getByText("Step 3 of 5: And when?").getAttribute("role")).toBe("status");
	expect(screen.queryByText("Sweep the hall")).toBeNull();
	expect(readPersonal("usr_1", "draft:run_1:plan")).toBeNull();
});

test("the question after an exercise is read out as itself, and the box says what it takes", async () => {
	const next = { number: 2, step: makeRating("after") };
	const { box } = await type("Sweep the hall", {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved(next) },
	});
	await waitFor(() => expect(box.placeholder).toBe("Type 0 to 10, or anything else"));
	expect(screen.getByText("How heavy is it now, 0 to 10?", { selector: "[role=status]" })).toBeDefined();
});

test("an exercise of an earlier day waits, and what is typed is said to the coach", async () => {
	vi.setSystemTime("2026-11-22T12:00:00.000Z");
	const page = { conversation: CONVERSATION, messages: [INTRO] };
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": { body: page },
		"POST /api/ai/chat": down(),
	});
	openChat({}, <p>How is today?</p>);
	await screen.findByRole("region", { name: "Today" });
	expect(screen.queryByLabelText(BOX)).toBeNull();
	expect(screen.queryByRole("region", { name: /^Exercise/ })).toBeNull();
	const box = screen.getByLabelText("Message");
	fireEvent.change(box, { target: { value: "good morning" } });
	fireEvent.keyDown(box, { key: "Enter" });
	await screen.findByText("Not sent");
	fireEvent.change(box, { target: { value: "are you there?" } });
	fireEvent.keyDown(box, { key: "Enter" });
	await waitFor(() => expect(requests.filter(({ key }) => key === SEND)).toHaveLength(2));
	expect(requests.map(({ key }) => key)).not.toContain(MOVE);
});

test("an exercise of an earlier day stays in view where the day has no opening of its own", async () => {
	vi.setSystemTime("2026-11-22T12:00:00.000Z");
	fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages: [INTRO] } },
	});
	openChat();
	expect(await screen.findByLabelText(BOX)).toBeDefined();
});

test("an ask goes to the coach as a message", async () => {
	const { posts } = await type("how long will it take?", {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({}, { isMessage: true }) },
		"POST /api/ai/chat": down(),
	});
	await waitFor(() => expect(posts()).toHaveLength(2));
	expect(posts()[1]).toMatchObject({ key: SEND, body: { message: "how long will it take?" } });
	expect(await screen.findByText("Not sent")).toBeDefined();
});

test("an answer that isn't taken comes back to the box with the reason", async () => {
	const { box } = await type("a lot", {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({}, { aside: "Pick a number." }) },
	});
	expect((await screen.findByRole("alert")).textContent).toBe("Pick a number.");
	expect(box.value).toBe("a lot");
});

// spec: P.21
test("an answer that can't be saved comes back to the box, and is sent to nobody else", async () => {
	const { box, posts } = await type("Sweep the hall", {
		"POST /api/chat/conversations/:id/runs/:runId": down(),
	});
	expect((await screen.findByRole("alert")).textContent).toContain("We couldn't save that.");
	expect(box.value).toBe("Sweep the hall");
	expect(posts()).toHaveLength(1);
});

// spec: P.21
test("an answer that shows danger and can't be saved brings help at once", async () => {
	await type("I want to kill myself", { "POST /api/chat/conversations/:id/runs/:runId": down() });
	const help = await screen.findAllByText(/988|findahelpline|emergency/i, {}, { timeout: 5_000 });
	expect(help.length).toBeGreaterThan(0);
});

test("a typed choice of the newest reply is a message", async () => {
	const reply = makeMessage("m2", { content: "On sleep.", metadata: { choices: [{ label: "Two more" }] } });
	const { posts } = await type("two more", { "POST /api/ai/chat": down() }, [reply]);
	expect(posts().map(({ key }) => key)).toEqual([SEND]);
});

test("a run that is gone leaves the words to the coach", async () => {
	const { posts } = await type("Sweep the hall", {
		"POST /api/chat/conversations/:id/runs/:runId": refusal("not_found"),
		"POST /api/ai/chat": down(),
	});
	await waitFor(() => expect(posts()).toHaveLength(2));
});
