import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ExerciseLibrary } from "#shared/schemas/exercises.ts";
import { down, refusal } from "#web/test/answers.ts";
import { makeExercise, makeRecent, makeRun } from "#web/test/exercises.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { ExercisesPage } from "./exercises-page.tsx";

const WIND_DOWN = makeExercise("wind-down", {
	title: "Wind down",
	minutes: 6,
	summary: "For a calmer night.",
});
const MONEY = makeExercise("money-on-one-page", {
	title: "Money on one page",
	summary: "See what comes in and goes out.",
	minutes: 8,
	topics: [{ id: "money", label: "Money" }],
	needs: ["safety"],
});
const BREATH = makeExercise("steady-breath", {
	title: "Steady breath",
	summary: "Two quiet minutes.",
	minutes: 2,
	topics: [{ id: "panic", label: "Panic" }],
	needs: ["physiological", "safety"],
	takeaway: null,
	source: null,
});

function open(library: Partial<ExerciseLibrary> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		"GET /api/exercises": { body: { exercises: [WIND_DOWN, MONEY, BREATH], recent: [], ...library } },
		...answers,
	});
	const history = renderAt("/exercises", <ExercisesPage user={makeUser()} />);
	return { requests, history };
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const search = (words: string) =>
	fireEvent.change(screen.getByRole("searchbox", { name: "Search" }), { target: { value: words } });

test("every exercise says what it is for, how long it takes, what is kept and what is known of it", async () => {
	open();
	const link = await screen.findByRole("link", { name: "Wind down" });
	expect(link.getAttribute("href")).toBe("/exercises/wind-down");
	const tile = link.closest("li");
	expect(tile?.textContent).toContain("For a calmer night.");
	expect(tile?.textContent).toContain("6 min · You keep a plan · A review of 40 trials");
	expect(screen.getByRole("link", { name: "Steady breath" }).closest("li")?.textContent).toContain(
		"2 min · Nothing to keep",
	);
});

test("words find exercises by title, summary and topic, and the count is said", async () => {
	open();
	await screen.findByText("Wind down");
	search("calm");
	expect(titles()).toEqual(["Wind down"]);
	expect(screen.getByRole("status").textContent).toBe("1 exercise");
	search("PANIC");
	expect(titles()).toEqual(["Steady breath"]);
});

test("filters narrow together", async () => {
	open();
	await screen.findByText("Wind down");
	fireEvent.click(screen.getByRole("button", { name: "Safety and stability" }));
	expect(titles()).toEqual(["Money on one page", "Steady breath"]);
	fireEvent.change(screen.getByLabelText("Length"), { target: { value: "5" } });
	expect(titles()).toEqual(["Steady breath"]);
	fireEvent.click(screen.getByRole("button", { name: "All" }));
	fireEvent.change(screen.getByLabelText("Length"), { target: { value: "" } });
	fireEvent.change(screen.getByLabelText("Topic"), { target: { value: "money" } });
	expect(titles()).toEqual(["Money on one page"]);
});

test("a search without a match leads back to all exercises", async () => {
	open();
	await screen.findByText("Wind down");
	search("zebra");
	expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "Show all exercises" }));
	expect(titles()).toHaveLength(3);
	expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
});

test("an exercise that waits is carried on where it was begun", async () => {
	const run = makeRun({ exerciseId: "wind-down", number: 3 });
	const recent = [makeRecent("run_1", { exerciseId: "wind-down", conversationId: "cnv_7" })];
	const { requests, history } = open(
		{ recent },
		{ "POST /api/exercises/:exerciseId/runs": { body: { conversationId: "cnv_7", run } } },
	);
	const waiting = within(await screen.findByRole("region", { name: "Pick up where you left off" }));
	expect(waiting.getByRole("img", { name: "Step 3 of 7" })).toBeDefined();
	fireEvent.click(waiting.getByRole("button", { name: "Carry on with Wind down" }));
	await waitFor(() => expect(history.at(-1)).toBe("/exercises/wind-down?chat=cnv_7&run=run_1"));
	expect(requests.find(({ key }) => key.startsWith("POST"))?.body).toEqual({ conversationId: "cnv_7" });
});

test("what could not be carried on says why", async () => {
	const refused = refusal("not_now", "Not today. Breathing is there for you.");
	open(
		{ recent: [makeRecent("run_1", { exerciseId: "wind-down" })] },
		{ "POST /api/exercises/:exerciseId/runs": refused },
	);
	fireEvent.click(await screen.findByRole("button", { name: "Carry on with Wind down" }));
	const reason = await screen.findByRole("alert");
	expect(reason.textContent).toBe("Not today. Breathing is there for you.");
	// To wait for another day is no fault.
	expect(reason.className).not.toContain("text-alarm");
});

test("finished exercises are listed once each, and those that were left not at all", async () => {
	const touchedAt = "2026-06-01T10:00:00.000Z";
	const done = { status: "ended", exerciseId: "wind-down", touchedAt } as const;
	open({
		recent: [
			makeRecent("run_3", done),
			makeRecent("run_2", done),
			makeRecent("run_1", { status: "left", exerciseId: "money-on-one-page" }),
		],
	});
	const list = within(await screen.findByRole("region", { name: "Recently done" }));
	expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Wind down, Jun 1, 2026"]);
	expect(screen.queryByRole("region", { name: "Pick up where you left off" })).toBeNull();
});

test("a library that could not be loaded can be asked for again", async () => {
	const { requests } = open({}, { "GET /api/exercises": down() });
	await screen.findByText("We couldn't load the exercises.");
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(requests).toHaveLength(2));
});
