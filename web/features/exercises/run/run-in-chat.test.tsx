import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { RunView } from "#shared/schemas/exercises.ts";
import { clearPersonal, readPersonal } from "#web/lib/storage/personal-storage.ts";
import { down, refusal } from "#web/test/answers.ts";
import { makeChoice, makeMoved, makeRating, makeRun, makeStep } from "#web/test/exercises.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { RunInChat } from "./run-in-chat.tsx";

const DRAFT = "draft:run_1:plan";

function Shown({ start }: { start: RunView }) {
	const [run, setRun] = useState(start);
	return <RunInChat userId="usr_1" conversationId="cnv_1" run={run} onRun={setRun} />;
}

function open(run: Partial<RunView> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi(answers);
	renderAt("/", <Shown start={makeRun(run)} />);
	return requests;
}

const type = (text: string) => {
	const field = screen.getByRole("textbox");
	fireEvent.change(field, { target: { value: text } });
	return field as HTMLTextAreaElement;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
	localStorage.clear();
});

test("says which exercise it is and how far it has come", () => {
	open();
	const card = screen.getByRole("region", { name: "Exercise: One small step" });
	expect(card.textContent).toContain("One small stepStep 2 of 5");
	expect(screen.getByRole("textbox", { name: "What would you do first?" })).toBeDefined();
	expect(screen.getByText("For example: Ring the plumber before ten")).toBeDefined();
});

test("a written answer goes out with its step, and the focus follows to the next question", async () => {
	const next = makeStep({ id: "when", say: "And when?" });
	const requests = open(
		{},
		{ "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ number: 3, step: next }) } },
	);
	expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
	type(" Call the school ");
	press("Next");
	const field = await screen.findByRole("textbox", { name: "And when?" });
	expect(requests[0]?.body).toEqual({ do: "answer", step: "plan", text: "Call the school" });
	expect(document.activeElement).toBe(field);
	expect(readPersonal("usr_1", DRAFT)).toBeNull();
});

test("a pressed option is the answer, and a double press sends it once", async () => {
	const run = { step: makeChoice(["Still up", "In bed"]) };
	const requests = open(run, { "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved() } });
	fireEvent.click(screen.getByRole("button", { name: "In bed" }), { detail: 1 });
	fireEvent.click(screen.getByRole("button", { name: "Still up" }), { detail: 1 });
	expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
	await screen.findByText("What would you do first?");
	expect(requests.map(({ body }) => body)).toEqual([{ do: "answer", step: "where", text: "In bed" }]);
});

test("the arrow keys move among the options, and Tab enters at one of them", () => {
	open({ step: makeChoice(["Still up", "In bed", "At work"]) });
	const chips = within(screen.getByRole("group", { name: "Where are you?" })).getAllByRole("button");
	expect(chips.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
	chips[0]?.focus();
	fireEvent.keyDown(chips[0]!, { key: "ArrowLeft" });
	expect(document.activeElement).toBe(chips[2]);
	fireEvent.keyDown(chips[2]!, { key: "Home" });
	expect(document.activeElement).toBe(chips[0]);
});

test("the answer given before is marked on coming back to a choice", () => {
	open({ step: makeChoice(["Still up", "In bed"], { answer: "In bed" }) });
	expect(screen.getByRole("button", { name: "In bed", pressed: true })).toBeDefined();
	expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", false);
});

test("a choice that takes other words has a field for them", async () => {
	const step = makeChoice(["Still up"], { takesText: true });
	const requests = open({ step }, { "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved() } });
	fireEvent.change(screen.getByLabelText("Or use your own words"), { target: { value: "On the train" } });
	press("Next");
	await waitFor(() => expect(requests[0]?.body).toMatchObject({ text: "On the train" }));
});

test("a figure is chosen first and sent with the button", async () => {
	const step = makeStep({
		kind: "rate",
		takesText: false,
		say: "How sure are you?",
		low: "No way",
		high: "Sure",
	});
	const requests = open(
		{ step },
		{ "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ number: 3 }) } },
	);
	const group = within(screen.getByRole("radiogroup", { name: "How sure are you?" }));
	expect(group.getAllByRole("radio")).toHaveLength(11);
	expect(screen.getByText("0: No way")).toBeDefined();
	fireEvent.click(group.getByRole("radio", { name: "7" }));
	expect(requests).toHaveLength(0);
	press("Next");
	await waitFor(() => expect(requests[0]?.body).toMatchObject({ text: "7" }));
});

test("the last step says what comes of it", () => {
	open({ number: 5, of: 5 });
	expect(screen.getByRole("button", { name: "Keep it" })).toBeDefined();
});

test("the last step of an exercise that keeps nothing is done", () => {
	open({ number: 5, of: 5, keeps: false });
	expect(screen.getByRole("button", { name: "Done" })).toBeDefined();
});

test("too long an answer is counted and can't be sent", () => {
	open({ step: makeStep({ max: 20 }) });
	type("Twelve words");
	expect(screen.queryByText(/of 20/)).toBeNull();
	type("A good deal more than twenty");
	expect(screen.getByText("28 of 20")).toBeDefined();
	expect(screen.getByText("That's 8 characters too long.")).toBeDefined();
	expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
});

test("a list counts its lines", () => {
	open({ step: makeStep({ kind: "list", max: 2 }) });
	type("Milk\n\nBread\nRent");
	expect(screen.getByText("Keep it to 2 lines. You have 3.")).toBeDefined();
});

test("what the server says of an answer stands above the step, and the words stay", async () => {
	open(
		{},
		{
			"POST /api/chat/conversations/:id/runs/:runId": {
				body: makeMoved({}, { aside: "A few more words, please." }),
			},
		},
	);
	type("No");
	press("Next");
	expect(await screen.findByText("A few more words, please.")).toBeDefined();
	expect(screen.getByRole("textbox")).toHaveProperty("value", "No");
});

// spec: P.41
test("an answer that could not be saved stays where it was typed, and can be sent again", async () => {
	const requests = open({}, { "POST /api/chat/conversations/:id/runs/:runId": down() });
	type("Call the school");
	press("Next");
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toBe("We couldn't save that. Your answer is still here, so please try again.");
	expect(screen.getByRole("textbox")).toHaveProperty("value", "Call the school");
	press("Next");
	await waitFor(() => expect(requests).toHaveLength(2));
});

test("a run that moved in another tab shows where it is now, and why the answer was not taken", async () => {
	const refused = refusal("other_step", "You've already answered that.");
	open(
		{},
		{
			"POST /api/chat/conversations/:id/runs/:runId": refused,
			"GET /api/chat/conversations/:id/runs/:runId": {
				body: makeRun({ number: 4, step: makeStep({ id: "half", say: "What's half of it?" }) }),
			},
		},
	);
	type("Call the school");
	press("Next");
	expect(await screen.findByText("What's half of it?")).toBeDefined();
	expect(screen.getByRole("alert").textContent).toBe("You've already answered that.");
	expect(readPersonal("usr_1", DRAFT)).toBe("Call the school");
});

// spec: P.41
test("a half-written answer survives a reload, and goes when its person signs out", () => {
	open();
	type("Call the sch");
	expect(readPersonal("usr_1", DRAFT)).toBe("Call the sch");
	document.body.replaceChildren();
	open();
	expect(screen.getByRole("textbox")).toHaveProperty("value", "Call the sch");
	clearPersonal();
	expect(readPersonal("usr_1", DRAFT)).toBeNull();
});

test("words that went to the chat are no draft any more, and the exercise waits", async () => {
	open(
		{},
		{
			"POST /api/chat/conversations/:id/runs/:runId": {
				body: makeMoved({ status: "paused" }, { isInChat: true }),
			},
		},
	);
	type("I can't go on");
	press("Next");
	expect(await screen.findByText("One small step, at step 2 of 5")).toBeDefined();
	expect(readPersonal("usr_1", DRAFT)).toBeNull();
});

test("Back and Skip are there where they lead somewhere", async () => {
	const requests = open(
		{ step: makeStep({ canSkip: true }) },
		{ "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ canGoBack: false }) } },
	);
	press("Skip");
	await waitFor(() => expect(requests[0]?.body).toEqual({ do: "skip" }));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Back" })).toBeNull());
	expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
});

test("a paused exercise is one line, and carries on at its step", async () => {
	const requests = open(
		{ status: "paused" },
		{ "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved() } },
	);
	expect(screen.queryByRole("textbox")).toBeNull();
	press("Carry on");
	const field = await screen.findByRole("textbox");
	expect(requests[0]?.body).toEqual({ do: "resume" });
	expect(document.activeElement).toBe(field);
});

test("leaving asks once more, and Cancel has the focus", async () => {
	const requests = open(
		{},
		{ "POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ status: "left", step: null }) } },
	);
	type("Call the school");
	press("Leave One small step");
	expect(document.activeElement?.textContent).toBe("Cancel");
	press("Cancel");
	expect(requests).toHaveLength(0);
	press("Leave One small step");
	press("Leave it");
	await waitFor(() => expect(requests[0]?.body).toEqual({ do: "leave" }));
	await waitFor(() => expect(readPersonal("usr_1", DRAFT)).toBeNull());
});

test("the question shows the last written answer, not a rating, and the summary shows all answers", () => {
	const answered = [
		{ say: "Where?", answer: "At home", isRating: false },
		{ say: "The worry?", answer: "The roof leaks", isRating: false },
		{ say: "How loud?", answer: "8", isRating: true },
	];
	open({ answered });
	expect(screen.queryByText("At home")).toBeNull();
	expect(screen.queryByText("8")).toBeNull();
	expect(screen.getByText("The roof leaks")).toBeDefined();
	document.body.replaceChildren();
	open({ answered, step: makeStep({ kind: "summary", takesText: false }) });
	expect(screen.getByText("At home")).toBeDefined();
	expect(screen.getByText("8")).toBeDefined();
});

test("breathing follows the pattern for about the time that is meant, and ends breathed out", async () => {
	vi.useFakeTimers();
	const pattern = { in: 4, hold: 0, out: 6 };
	open({ step: makeStep({ kind: "breathe", takesText: false, seconds: 20, pattern }) });
	press("Start breathing");
	const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
	expect(said()).toContain("Breathe in, 4");
	await pass(4_000);
	expect(said()).toContain("Breathe out, 6");
	await pass(6_000);
	expect(said()).toContain("Breathe in, 4");
	await pass(10_000);
	expect(said()).toContain("Done");
	expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", false);
	await act(async () => press("Breathe again"));
	expect(said()).toContain("Breathe in, 4");
});

// spec: P.91
test("the question before an exercise is no step, and is skipped with one press", async () => {
	const run = { number: 1, step: makeRating("before"), canGoBack: false };
	const requests = open(run, {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ number: 1 }) },
	});
	const card = screen.getByRole("region", { name: "Exercise: One small step" });
	expect(card.textContent).toContain("One small stepBefore you start");
	expect(screen.getByRole("radiogroup", { name: "How heavy is it, 0 to 10?" })).toBeDefined();
	press("Skip");
	await screen.findByText("What would you do first?");
	expect(requests.map(({ body }) => body)).toEqual([{ do: "skip" }]);
});

// spec: P.91
test("the question after an exercise is skipped with one press", async () => {
	const run = { number: 5, step: makeRating("after"), canGoBack: false };
	const requests = open(run, {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ status: "ended", step: null }) },
	});
	press("Skip");
	await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ do: "skip" }]));
});

test("the question after an exercise is answered, or put away without being asked about", async () => {
	const run = { number: 5, step: makeRating("after"), canGoBack: false };
	const requests = open(run, {
		"POST /api/chat/conversations/:id/runs/:runId": { body: makeMoved({ status: "ended", step: null }) },
	});
	const card = screen.getByRole("region", { name: "Exercise: One small step" });
	expect(card.textContent).toContain("Afterwards");
	expect(screen.getByRole("button", { name: "Done" })).toHaveProperty("disabled", true);
	expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
	press("Leave One small step");
	await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ do: "pause" }]));
	expect(screen.queryByText("Leave it and delete your answers?")).toBeNull();
});
