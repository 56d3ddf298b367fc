import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteLive } from "#web/lib/live/live-state.ts";
import { down, makeCoaching } from "#web/test/answers.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { CoachingCard } from "./components/coaching-card.tsx";
import { firstSentence } from "./first-sentence.ts";

const COACHING = makeCoaching({
	message: "Good to have you here, Mira. Rest asks first. What would help tonight?",
	recommendedFocus: "physiological",
	daysThisMonth: 3,
	suggestions: ["Drink some water.", "Open a window.", "Go to bed sooner."],
});
const FAILED = "Unable to generate coaching message. Please try again.";
const MINUTE = 60_000;

function show(beginsOpen = true) {
	const requests = fakeApi({ "GET /api/ai/personalized-coaching/:userId": { body: COACHING } });
	renderAt("/", <CoachingCard userId="usr_1" beginsOpen={beginsOpen} />);
	return requests;
}

const findHandle = () => screen.findByRole("button", { name: /^For you today/ });
const isUnfolded = async () => (await findHandle()).getAttribute("aria-expanded") === "true";

beforeEach(() => noteLive(false));
afterEach(() => act(() => noteLive(false)));

const LINE = "Good to have you here, Mira.";
const REST = "Rest asks first. What would help tonight?";

// spec: 2.104
test("shows the coach's line, where to look first, and one small step", async () => {
	show();
	expect(await screen.findByText(LINE)).toBeDefined();
	expect(screen.getByRole("region", { name: "For you today" })).toBeDefined();
	expect((await findHandle()).textContent).toContain("Focus: Body and rest");
	expect(screen.getByRole("heading", { name: "One small step" })).toBeDefined();
	expect(screen.getByText("Drink some water.")).toBeDefined();
	expect(screen.getByText("3 days this month")).toBeDefined();
});

test("has the rest of the coach's words behind one press", async () => {
	show();
	expect((await screen.findByText(REST)).hidden).toBe(true);
	fireEvent.click(screen.getByRole("button", { name: "Read more" }));
	expect(screen.getByText(REST).hidden).toBe(false);
	fireEvent.click(screen.getByRole("button", { name: "Read less" }));
	expect(screen.getByText(REST).hidden).toBe(true);
});

test("has no more to read where the line is all there is", async () => {
	fakeApi({ "GET /api/ai/personalized-coaching/:userId": { body: { ...COACHING, message: LINE } } });
	renderAt("/", <CoachingCard userId="usr_1" beginsOpen />);
	await screen.findByText(LINE);
	expect(screen.queryByRole("button", { name: "Read more" })).toBeNull();
});

test("has its other ideas behind one press", async () => {
	show();
	const more = await screen.findByRole("button", { name: "Show 2 more ideas" });
	const others = document.getElementById(more.getAttribute("aria-controls") ?? "");
	expect(others?.hidden).toBe(true);
	fireEvent.click(more);
	expect(others?.hidden).toBe(false);
	expect(others?.textContent).toContain("Open a window.");
	fireEvent.click(screen.getByRole("button", { name: "Show fewer ideas" }));
	expect(others?.hidden).toBe(true);
});

test("over a talk it begins as one line, and opens in place", async () => {
	show(false);
	expect(await isUnfolded()).toBe(false);
	expect((await findHandle()).textContent).toContain(LINE);
	fireEvent.click(await findHandle());
	expect(await isUnfolded()).toBe(true);
	cleanup();
	show(false);
	expect(await isUnfolded()).toBe(false);
});

test("by itself it begins open", async () => {
	show();
	expect(await isUnfolded()).toBe(true);
});

test("shows its shape while it loads", async () => {
	const requests = show();
	expect(screen.getByText("Loading today's message")).toBeDefined();
	await waitFor(() => expect(requests).toHaveLength(1));
	expect(await screen.findByText(LINE)).toBeDefined();
});

test("a failure is said, and can be tried again", async () => {
	let isDown = true;
	fakeApi({ "GET /api/ai/personalized-coaching/:userId": () => (isDown ? down() : { body: COACHING }) });
	renderAt("/", <CoachingCard userId="usr_1" beginsOpen />);
	expect((await screen.findByRole("alert")).textContent).toContain(FAILED);
	isDown = false;
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText(LINE)).toBeDefined();
});

// spec: 7.73
test("is asked for again every five minutes, and keeps what it says when that fails", async () => {
	vi.useFakeTimers();
	let isDown = false;
	const requests = fakeApi({
		"GET /api/ai/personalized-coaching/:userId": () => (isDown ? down() : { body: COACHING }),
	});
	renderAt("/", <CoachingCard userId="usr_1" beginsOpen />);
	await pass(4 * MINUTE);
	expect(requests).toHaveLength(1);
	isDown = true;
	await pass(2 * MINUTE);
	expect(requests).toHaveLength(2);
	expect(screen.getByText(LINE)).toBeDefined();
	expect(screen.queryByRole("alert")).toBeNull();
});

/** A page that one can leave and come back to. */
function Page() {
	const [isHere, setIsHere] = useState(true);
	return (
		<>
			<button type="button" onClick={() => setIsHere(!isHere)}>
				Leave or come back
			</button>
			{isHere && <CoachingCard userId="usr_1" beginsOpen />}
		</>
	);
}

// spec: 7.74
test("is fresh for two minutes: who comes back within them does not ask again", async () => {
	vi.useFakeTimers();
	noteLive(true);
	const requests = fakeApi({ "GET /api/ai/personalized-coaching/:userId": { body: COACHING } });
	renderAt("/", <Page />);
	const turn = () => fireEvent.click(screen.getByRole("button", { name: "Leave or come back" }));
	await pass(MINUTE);
	turn();
	turn();
	await pass(100);
	expect(requests).toHaveLength(1);
	await pass(1.5 * MINUTE);
	turn();
	turn();
	await pass(100);
	expect(requests).toHaveLength(2);
});

// spec: 7.73
test("rests while a live socket would say that it changed", async () => {
	vi.useFakeTimers();
	noteLive(true);
	const requests = show();
	await pass(30 * MINUTE);
	expect(requests).toHaveLength(1);
	act(() => noteLive(false));
	await pass(6 * MINUTE);
	expect(requests).toHaveLength(2);
});

test.each([
	["Good to have you here. And more.", "Good to have you here."],
	["Is it 3.5 or 4? Who knows.", "Is it 3.5 or 4?"],
	["No end to it", "No end to it"],
])("the first sentence of '%s' is '%s'", (text, sentence) => {
	expect(firstSentence(text)).toBe(sentence);
});
